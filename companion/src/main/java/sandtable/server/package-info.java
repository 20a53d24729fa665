/**
 * The companion's only way to the network: routes, joining, the live stream, pictures, TLS. The only place that knows HTTP.
 *
 * <p>{@link sandtable.server.Server} is the door; the table of contents of the interface is {@link sandtable.server.Routes}. Handlers run
 * on Jetty's threads, several at once; each open stream has a thread of its own, so that a slow client holds up nobody.
 */
package sandtable.server;
