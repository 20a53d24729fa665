package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;

/** A table that the host opened, and its seats' devices. */
record Tables(Service service, String id, JsonNode opened) {
    static Tables open(Service service, String body) {
        Browser.Answer answer = Browser.ofHost(service.url()).post("/api/tables", body);
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return new Tables(service, answer.json().get("table").asText(), answer.json());
    }

    String token(String seat) {
        for (JsonNode invited : opened.get("seats")) {
            if (invited.get("seat").asText().equals(seat)) {
                return invited.get("token").asText();
            }
        }
        throw new AssertionError("no seat " + seat);
    }

    /** A new phone that has joined this seat. */
    Browser phone(String seat) {
        Browser phone = Browser.phone(service.url());
        Browser.Answer joined = phone.join(token(seat));
        assertThat(joined.status()).as(joined.body()).isEqualTo(200);
        return phone;
    }

    String path(String more) {
        return "/api/tables/" + id + more;
    }
}
