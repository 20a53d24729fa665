/**
 * For measuring and testing the reader: draws pictures of dice trays with exact truth: a small ray marcher for rounded cubes with symbols, cloth, lamps,
 * shadows, blur, noise and JPEG. Everything follows from a seed. Lengths are in millimetres, the floor is z = 0.
 */
package sandtable.vision.scene;
