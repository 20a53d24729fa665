package sandtable.vision;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("OpenCV's library")
class NativeCvTest {
    @ParameterizedTest(name = "for {0} on {1} is {2}")
    @CsvSource({
        "Linux, amd64, /nu/pattern/opencv/linux/x86_64/libopencv_java490.so",
        "Linux, aarch64, /nu/pattern/opencv/linux/ARMv8/libopencv_java490.so",
        "Linux, arm, /nu/pattern/opencv/linux/ARMv7/libopencv_java490.so",
        "Mac OS X, aarch64, /nu/pattern/opencv/osx/ARMv8/libopencv_java490.dylib",
        "Windows 11, amd64, /nu/pattern/opencv/windows/x86_64/opencv_java490.dll",
    })
    void resource(String os, String arch, String path) {
        assertThat(NativeCv.resource(os, arch)).isEqualTo(path);
        assertThat(nu.pattern.OpenCV.class.getResource(path)).isNotNull();
    }

    @Test
    @DisplayName("is loaded once, however often it is asked for")
    void twice() {
        NativeCv.load();
        NativeCv.load();
    }
}
