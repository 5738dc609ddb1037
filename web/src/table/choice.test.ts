import { describe, expect, test } from "vitest";
import type { Action } from "../protocol";
import { Choice } from "./choice.svelte";

const send = (id: number, card: string, cell: string): Action => ({
  id,
  text: `send ${card} ${cell}`,
  verb: "send",
  args: { card, cell },
});
const pass: Action = { id: 9, text: "pass", verb: "pass", args: {} };

function setUp(actions: Action[]): { choice: Choice; sent: string[]; asked: (string | undefined)[] } {
  const sent: string[] = [];
  const asked: (string | undefined)[] = [];
  const choice = new Choice({ choose: (action) => sent.push(action.text), refuse: (why) => asked.push(why) });
  choice.offer(actions);
  return { choice, sent, asked };
}

const offers = [send(0, "a", "b2"), send(1, "a", "c3"), send(2, "d", "b2"), send(3, "d", "c3"), pass];

describe("a choice made by clicks", () => {
  test("card then cell sends one action", () => {
    const { choice, sent } = setUp(offers);
    choice.pick([["card", "a"]]);
    expect(sent).toEqual([]);
    choice.pick([["cell", "c3"]]);
    expect(sent).toEqual(["send a c3"]);
  });

  test("cell then card works as well", () => {
    const { choice, sent } = setUp(offers);
    choice.pick([["cell", "b2"]]);
    choice.pick([["card", "d"]]);
    expect(sent).toEqual(["send d b2"]);
  });

  test("another card replaces the first, the same card takes it back", () => {
    const { choice, sent } = setUp(offers);
    choice.pick([["card", "a"]]);
    choice.pick([["card", "d"]]);
    expect(choice.picks).toEqual([["card", "d"]]);
    choice.pick([["card", "d"]]);
    expect(choice.picks).toEqual([]);
    expect(sent).toEqual([]);
  });

  test("an element that is not on offer asks why", () => {
    const { choice, sent, asked } = setUp(offers);
    choice.pick([["card", "z"]], "send z b2");
    expect(sent).toEqual([]);
    expect(asked).toEqual(["send z b2"]);
  });

  test("what the board cannot show becomes a button, and goes when the board can", () => {
    const { choice } = setUp(offers);
    expect(choice.buttons).toHaveLength(5);
    const leave = choice.register([["card", "a"], ["cell", "b2"]]);
    expect(choice.buttons.map((each) => each.text)).toEqual(["send d c3", "pass"]);
    leave();
    expect(choice.buttons).toHaveLength(5);
  });

  test("after the last element is picked, what is left becomes buttons", () => {
    const recruit = (id: number, side: string): Action => ({
      id,
      text: `recruit ogre ${side}`,
      verb: "recruit",
      args: { creature: "ogre", side },
    });
    const { choice } = setUp([recruit(0, "left"), recruit(1, "right")]);
    choice.register([["creature", "ogre"]]);
    expect(choice.buttons).toEqual([]);
    choice.pick([["creature", "ogre"]]);
    expect(choice.buttons.map((each) => each.text)).toEqual(["recruit ogre left", "recruit ogre right"]);
  });
});
