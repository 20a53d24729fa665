/** The command line: picocli commands that do nothing but call the other packages. */
package sandtable.cli;
