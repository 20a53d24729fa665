/** Figures by a command, as {@code docs/figures.md} tells them. Each measures the real thing on this machine and prints what it found. */
@NullMarked
package sandtable.bench;

import org.jspecify.annotations.NullMarked;
