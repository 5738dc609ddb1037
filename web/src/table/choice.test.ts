import { describe, expect, test } from "vitest";
import type { Action } from "../protocol";
import { Choice, place } from "./choice.svelte";
import type { Meaning } from "./choice.svelte";

let next = 0;
const make = (verb: string, args: Action["args"]): Action => ({
  id: next++,
  text: [verb, ...Object.values(args)].join(" "),
  verb,
  args,
});
const send = (card: string, cell: string): Action => make("send", { card, cell });
const element = (arg: string, value: string): Meaning => [[[arg, value]]];

function setUp(actions: Action[], oneTap = true): { choice: Choice; sent: string[]; asked: (string | undefined)[] } {
  const sent: string[] = [];
  const asked: (string | undefined)[] = [];
  const choice = new Choice({ choose: (act) => sent.push(act.map((each) => each.text).join("; ")), refuse: (why) => asked.push(why), oneTap: () => oneTap });
  choice.offer(actions);
  return { choice, sent, asked };
}

const offers = [send("a", "b2"), send("a", "c3"), send("d", "b2"), send("d", "c3"), make("pass", {})];

describe("lift, read, do", () => {
  test("what is left alone is lifted, and the second tap does it", () => {
    const { choice, sent } = setUp(offers, false);
    choice.pick(element("card", "a"));
    choice.pick(element("cell", "c3"));
    expect(sent).toEqual([]);
    expect(choice.lifted?.text).toBe("send a c3");
    choice.pick(element("cell", "c3"));
    expect(sent).toEqual(["send a c3"]);
  });

  test("the same offer once more puts nothing back, another one does", () => {
    const { choice } = setUp(offers, false);
    choice.pick(element("card", "a"));
    choice.offer([...offers]);
    expect(choice.picks).toEqual([element("card", "a")]);
    choice.offer(offers.slice(1));
    expect(choice.picks).toEqual([]);
  });

  test("another cell moves it, and putting it back sends nothing", () => {
    const { choice, sent } = setUp(offers, false);
    choice.pick(element("card", "a"));
    choice.pick(element("cell", "c3"));
    choice.pick(element("cell", "b2"));
    expect(choice.lifted?.text).toBe("send a b2");
    expect(choice.clear()).toBe(true);
    expect(choice.clear()).toBe(false);
    expect(sent).toEqual([]);
  });

  test("what cannot be chosen stands out until something else is touched", () => {
    const { choice, asked } = setUp(offers, false);
    const other = element("card", "z");
    choice.pick(other, "send z b2");
    expect(asked).toEqual(["send z b2"]);
    expect(choice.isRefused(other)).toBe(true);
    expect(choice.picks).toEqual([]);
    choice.pick(element("card", "a"));
    expect(choice.isRefused(other)).toBe(false);
    choice.pick(other, "send z b2");
    expect(choice.clear()).toBe(true);
    expect(choice.isRefused(other)).toBe(false);
    expect(choice.picks).toEqual([element("card", "a")]);
  });

  test("a card and its target are one act, put back together", () => {
    const { choice, sent } = setUp(offers, false);
    const first = offers[0]!;
    choice.after([first], [make("take", { ally: "king" }), make("take", { ally: "queen" })]);
    choice.pick(element("ally", "king"));
    choice.clear();
    expect([choice.picks, choice.before]).toEqual([[], [first]]);
    choice.pick(element("ally", "king"));
    choice.commit();
    expect(sent).toEqual(["send a b2; take king"]);
    choice.clear();
    choice.clear();
    expect(choice.actions).toEqual(offers);
  });

  test("a whole way is laid, read and sent as one act, or its first step alone", () => {
    const { choice, sent } = setUp(offers, false);
    const way = { key: "c3", actions: [offers[0]!, offers[4]!], lines: ["to c3"], deed: "go", part: { deed: "one step", actions: [offers[0]!] } };
    choice.lay(way);
    expect(sent).toEqual([]);
    expect(choice.clear()).toBe(true);
    expect(choice.plan).toBe(null);
    choice.lay(way);
    choice.lay({ ...way, key: "b2" });
    expect(sent).toEqual([]);
    choice.lay({ ...way, key: "b2" });
    expect(sent).toEqual(["send a b2; pass"]);
    expect(choice.plan).toBe(null);
  });

  test("the eye shows what a choice would be without lifting it", () => {
    const { choice } = setUp(offers, false);
    choice.pick(element("card", "a"));
    choice.eyed = element("cell", "b2");
    expect(choice.shown.map((each) => each.text)).toEqual(["send a b2"]);
    expect(choice.lifted).toBeNull();
  });
});

describe("a choice made by clicks", () => {
  test("card then cell sends one action", () => {
    const { choice, sent } = setUp(offers);
    choice.pick(element("card", "a"));
    expect(sent).toEqual([]);
    choice.pick(element("cell", "c3"));
    expect(sent).toEqual(["send a c3"]);
  });

  test("cell then card works as well", () => {
    const { choice, sent } = setUp(offers);
    choice.pick(element("cell", "b2"));
    choice.pick(element("card", "d"));
    expect(sent).toEqual(["send d b2"]);
  });

  test("another card replaces the first, the same card takes it back", () => {
    const { choice, sent } = setUp(offers);
    choice.pick(element("card", "a"));
    choice.pick(element("card", "d"));
    expect(choice.picks).toEqual([element("card", "d")]);
    choice.pick(element("card", "d"));
    expect(choice.picks).toEqual([]);
    expect(sent).toEqual([]);
  });

  test("an element that is not on offer asks why", () => {
    const { choice, sent, asked } = setUp(offers);
    choice.pick(element("card", "z"), "send z b2");
    expect(sent).toEqual([]);
    expect(asked).toEqual(["send z b2"]);
  });

  test("what the board cannot show becomes a button, and goes when the board can", () => {
    const { choice } = setUp(offers);
    expect(choice.buttons).toHaveLength(5);
    const leave = [choice.register(element("card", "a")), choice.register(element("cell", "b2"))];
    expect(choice.buttons.map((each) => each.text)).toEqual(["send d c3", "pass"]);
    for (const each of leave) each();
    expect(choice.buttons).toHaveLength(5);
  });

  test("after the last element is picked, what is left becomes buttons", () => {
    const { choice } = setUp([
      make("recruit", { creature: "ogre", side: "left" }),
      make("recruit", { creature: "ogre", side: "right" }),
    ]);
    choice.register(element("creature", "ogre"));
    expect(choice.buttons).toEqual([]);
    choice.pick(element("creature", "ogre"));
    expect(choice.buttons.map((each) => each.text)).toEqual(["recruit ogre left", "recruit ogre right"]);
  });

  test("two equal figures can be named in either order", () => {
    const swaps = [
      make("swap", { apprentice: "red", other: "black" }),
      make("swap", { apprentice: "red", other: "blue" }),
      make("swap", { apprentice: "black", other: "blue" }),
    ];
    const figure = (colour: string): Meaning => [[["apprentice", colour]], [["other", colour]]];
    for (const order of [["red", "blue"], ["blue", "red"]]) {
      const { choice, sent } = setUp(swaps);
      for (const colour of order) choice.pick(figure(colour));
      expect(sent).toEqual(["swap red blue"]);
    }
  });

  test("an element can stand for several arguments at once, of one verb alone", () => {
    const { choice, sent } = setUp([
      make("take", { apprentice: "red", crystal: "fire" }),
      make("take", { apprentice: "blue", crystal: "fire" }),
      make("give", { to_seat: 1, crystal: "fire" }),
      make("leave", {}),
    ]);
    choice.pick([[["verb", "take"], ["apprentice", "red"], ["crystal", "fire"]]]);
    expect(sent).toEqual(["take red fire"]);
  });
});

test("what a hint advises is found on the board, the first thing first", () => {
  const action = send("crow", "b2");
  expect([place(action, element("card", "crow")), place(action, element("cell", "b2"))]).toEqual([1, 2]);
  expect(place(action, element("card", "boar"))).toBeUndefined();
  expect(place(action, [[["verb", "send"]]])).toBeUndefined();
  expect(place(make("draw", { deck: "left" }), element("deck", "left"))).toBe(0);
});
