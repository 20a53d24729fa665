/**
 * What cards do: carries out their building blocks on a draft of a ruling, and asks what they leave to choose. {@link
 * sandtable.game.dday.script.Script} is the door. Pure.
 */
package sandtable.game.dday.script;
