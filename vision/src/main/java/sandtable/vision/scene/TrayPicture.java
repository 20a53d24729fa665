package sandtable.vision.scene;

import java.util.List;

/** A drawn picture and what is in it. */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record TrayPicture(byte[] jpeg, List<TrueDie> dice) {}
