package sandtable.server;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Which address the phones on the table's Wi-Fi reach this machine by. */
final class LanAddress {
    /** Bridges and tunnels of containers and machines inside the machine: no phone is there. */
    private static final List<String> INSIDE = List.of(
            "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "cni", "flannel", "tun", "tap", "wg");

    private LanAddress() {}

    /** All IPv4 addresses that a phone might use, the likeliest first. Empty where the machine is on no network. */
    static List<InetAddress> all() {
        List<InetAddress> found = new ArrayList<>();
        try {
            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (isForPhones(network)) {
                    Collections.list(network.getInetAddresses()).stream()
                            .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
                            .forEach(found::add);
                }
            }
        } catch (IOException e) {
            return List.of();
        }
        InetAddress outward = outward();
        found.sort(Comparator.comparing((InetAddress address) -> !address.equals(outward))
                .thenComparing(address -> !address.isSiteLocalAddress())
                .thenComparing(InetAddress::getHostAddress));
        return List.copyOf(found);
    }

    /** The likeliest address, or {@code localhost} where the machine is on no network. */
    static String likeliest() {
        return all().stream().findFirst().map(InetAddress::getHostAddress).orElse("localhost");
    }

    private static boolean isForPhones(NetworkInterface network) throws IOException {
        String name = network.getName().toLowerCase(Locale.ROOT);
        return network.isUp() && !network.isLoopback() && INSIDE.stream().noneMatch(name::startsWith);
    }

    /** The address that packets to the world leave from: connecting a datagram socket sends nothing. */
    private static InetAddress outward() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {8, 8, 8, 8}), 9));
            return socket.getLocalAddress();
        } catch (IOException | RuntimeException e) {
            return InetAddress.getLoopbackAddress();
        }
    }
}
