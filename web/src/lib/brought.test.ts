import { expect, test } from "vitest";
import { Speech } from "./speech";

const speech = new Speech("en", ["web-title = Ours", "web-title = Theirs\nwhist-title = Whist"], ["whist"]);

test("a text of ours is never replaced by a package's", () => {
  expect(speech.t("web-title")).toBe("Ours");
  expect(speech.t("whist-title")).toBe("Whist");
});

test("what a package has not written is told in plain words, what we have not is noticed", () => {
  const text = { key: "whist-log-bid-made", args: { seat: { seat: 0 }, card: 7 } };
  expect(speech.say(text, () => "Ana")).toBe("bid made: Ana, 7");
  expect(speech.prompt("whist", "bid", ["bid"])).toBe("bid");
  expect(speech.t("conclave-log-nothing")).toBe("conclave-log-nothing");
});
