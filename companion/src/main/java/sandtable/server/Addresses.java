package sandtable.server;

/** Where the phones find the service; known once it listens. With TLS the phones are sent there. Safe for several threads. */
final class Addresses {
    private volatile String base = "";

    void are(Server.Options options, int plainPort) {
        boolean everywhere = options.bind().equals("0.0.0.0") || options.bind().equals("::");
        String host = everywhere ? LanAddress.likeliest() : inAddress(options.bind());
        base = options.httpsPort()
                .map(port -> "https://" + host + ":" + port)
                .orElse("http://" + host + ":" + plainPort);
    }

    /** An IPv6 address stands in brackets in the address of a page. */
    private static String inAddress(String host) {
        return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
    }

    /** For example {@code http://192.168.1.5:8080}. */
    String base() {
        return base;
    }

    String joinUrl(String token) {
        return base + "/join#token=" + token;
    }
}
