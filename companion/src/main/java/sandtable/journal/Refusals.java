package sandtable.journal;

/** What every store says when it is asked for something that can't be. */
final class Refusals {
    private Refusals() {}

    static IllegalArgumentException noTable(String id) {
        return new IllegalArgumentException("There is no table " + id + ". Create it first.");
    }

    static IllegalArgumentException tableExists(String id) {
        return new IllegalArgumentException("There is a table " + id + " already. Take another id.");
    }

    static IllegalArgumentException gap(Draft draft, long head) {
        return new IllegalArgumentException("The journal of table " + draft.table() + " ends at " + head
                + ", so the next entry is " + (head + 1) + ", and not " + draft.position() + ". Read it again.");
    }

    static IllegalArgumentException noDevice(String id) {
        return new IllegalArgumentException("There is no device " + id + ". It has to join first.");
    }

    static IllegalArgumentException deviceExists(String id) {
        return new IllegalArgumentException(
                "There is a device with the id " + id + " or with its token already. Take new ones.");
    }

    static IllegalArgumentException invitationExists() {
        return new IllegalArgumentException("There is an invitation with this token already. Take a new one.");
    }

    static IllegalArgumentException readingExists(String id) {
        return new IllegalArgumentException("There is a reading " + id + " already. Take another id.");
    }

    static IllegalArgumentException sentenceExists(Sentence sentence) {
        return new IllegalArgumentException("Sentence " + sentence.seq() + " of tray " + sentence.tray() + ", start "
                + sentence.boot() + ", is there already.");
    }

    static IllegalArgumentException pictureExists(String id) {
        return new IllegalArgumentException("There is another picture " + id + " already. Take another id.");
    }
}
