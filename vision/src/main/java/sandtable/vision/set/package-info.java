/**
 * An owner's enrolled dice, their file, and what their looks tell together: colours of bodies, how far flat dice reach. Knows looks and
 * trays, and not how a set is learned or read.
 */
package sandtable.vision.set;
