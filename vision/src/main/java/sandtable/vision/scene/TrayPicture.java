package sandtable.vision.scene;

import java.util.List;

/** A drawn picture and what is in it. */
public record TrayPicture(byte[] jpeg, List<TrueDie> dice) {}
