package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A port that cannot be opened")
class PortDiagnosisTest {
    @Test
    void for_want_of_permission_names_the_group_to_join(@TempDir Path folder) throws Exception {
        Path port = Files.createFile(folder.resolve("ttyUSB0"));
        String group =
                Files.readAttributes(port, PosixFileAttributes.class).group().getName();

        PortRefused refused = PortDiagnosis.refused(port.toString(), 13);

        assertThat(refused.trouble()).isEqualTo(TrayLight.Trouble.NO_PERMISSION);
        assertThat(refused).hasMessageContaining("usermod -aG " + group);
    }

    @Test
    void for_another_reason_gives_the_number_of_the_error() {
        assertThat(PortDiagnosis.refused("/dev/ttyUSB0", 5)).hasMessageContaining("error 5");
    }
}
