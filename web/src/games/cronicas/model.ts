import angel from "icon:angel-wings";
import demon from "icon:devil-mask";
import dragon from "icon:dragon-head";
import fool from "icon:jester-hat";
import king from "icon:king";
import sage from "icon:monk-face";
import power1 from "icon:sharp-crown";
import power2 from "icon:imperial-crown";
import power3 from "icon:guards";
import power4 from "icon:barbarian";
import power5 from "icon:hooded-assassin";
import power6 from "icon:knight-banner";
import power7 from "icon:crossed-axes";
import power8 from "icon:mounted-knight";
import power9 from "icon:spartan-helmet";
import power10 from "icon:swordman";
import wisdom1 from "icon:raise-skeleton";
import wisdom2 from "icon:queen-crown";
import wisdom3 from "icon:coins-pile";
import wisdom4 from "icon:crystal-ball";
import wisdom5 from "icon:wizard-face";
import wisdom6 from "icon:bookshelf";
import wisdom7 from "icon:tarot-09-the-hermit";
import wisdom8 from "icon:scroll-unfurled";
import wisdom9 from "icon:wizard-staff";
import wisdom10 from "icon:tarot-01-the-magician";
import love1 from "icon:lips";
import love2 from "icon:crowned-heart";
import love3 from "icon:flowers";
import love4 from "icon:carnival-mask";
import love5 from "icon:robber-mask";
import love6 from "icon:nurse-female";
import love7 from "icon:ballerina-shoes";
import love8 from "icon:prayer";
import love9 from "icon:lyre";
import love10 from "icon:angel-outfit";
import sword from "icon:broadsword";
import book from "icon:open-book";
import heart from "icon:hearts";
import star from "icon:card-play";
import evil from "icon:horned-skull";
import triple from "icon:three-friends";
import invert from "icon:vertical-flip";
import take from "icon:grab";
import end from "icon:guillotine";
import recall from "icon:return-arrow";
import back from "icon:back-forth";
import discard from "icon:card-discard";
import dismiss from "icon:exit-door";
import steadfast from "icon:anchor";
import allies from "icon:team-idea";
import coronation from "icon:throne-king";
import conversation from "icon:conversation";
import darkness from "icon:evil-moon";
import monsters from "icon:hydra";
import revolt from "icon:pitchfork";
import reform from "icon:scales";
import library from "icon:burning-book";
import wedding from "icon:linked-rings";
import heartbreak from "icon:broken-heart";
import alliance from "icon:shaking-hands";
import plague from "icon:plague-doctor-profile";
import virtue from "icon:dove";
import type { Face, Pattern } from "../../art/face";
import type { Text } from "../../protocol";
import type { CronicasNotes } from "./records";
import { ownName, speak } from "../../table/context";
import type { TableContext } from "../../table/context";

export type { CronicasView } from "./view";

export interface Character {
  id: string;
  suit: string;
  strength: number;
  ability: string;
  evil: boolean;
  source: string;
  detail_source: string;
  name_source: string;
}

export interface Chronicle {
  id: string;
  condition: string;
  main: number;
  source: string;
  main_source: string;
  name_source: string;
}

export interface Catalogue {
  cards: Character[];
  chronicles: Chronicle[];
  suits: string[];
  feats: string[];
}

interface Look {
  tone: string;
  /** The same, darker: white reads well on it. */
  deep: string;
  sign: string;
  pattern: Pattern;
}

export const SUIT: Record<string, Look> = {
  power: { tone: "#4b78b8", deep: "#33598f", sign: sword, pattern: "stripes" },
  wisdom: { tone: "#4b8a58", deep: "#2f6b3e", sign: book, pattern: "bars" },
  love: { tone: "#b8434f", deep: "#97303d", sign: heart, pattern: "dots" },
  wild: { tone: "#8b8578", deep: "#5f5a50", sign: star, pattern: "checks" },
};

const FIGURES: Record<string, string> = {
  king, demon, dragon, sage, fool, angel,
  "power-1": power1, "power-2": power2, "power-3": power3, "power-4": power4, "power-5": power5,
  "power-6": power6, "power-7": power7, "power-8": power8, "power-9": power9, "power-10": power10,
  "wisdom-1": wisdom1, "wisdom-2": wisdom2, "wisdom-3": wisdom3, "wisdom-4": wisdom4, "wisdom-5": wisdom5,
  "wisdom-6": wisdom6, "wisdom-7": wisdom7, "wisdom-8": wisdom8, "wisdom-9": wisdom9, "wisdom-10": wisdom10,
  "love-1": love1, "love-2": love2, "love-3": love3, "love-4": love4, "love-5": love5,
  "love-6": love6, "love-7": love7, "love-8": love8, "love-9": love9, "love-10": love10,
};

const ABILITY: Record<string, string> = {
  evil, triple, invert, take, end, recall, return: back, discard, dismiss, steadfast,
  king, demon: evil, dragon, sage: take, fool, angel,
};

const SCENE: Record<string, string> = {
  coronation, conversation, darkness, monsters, revolt, reform, library, wedding, heartbreak, alliance, plague, virtue,
};

export const EVIL = evil;
export const look = (suit: string): Look => SUIT[suit] ?? { tone: "#8b8578", deep: "#5f5a50", sign: star, pattern: "checks" };
export const scene = (chronicle: string): string => SCENE[chronicle] ?? coronation;
export const figure = (id: string): string => FIGURES[id] ?? king;

/** The character on a card, without its suit and strength. */
export function characterText(table: TableContext, id: string): Text {
  return ownName(table, id) ?? { key: `cronicas-character-${id}`, args: {} };
}

/** `Savage 4`; a wild has no strength. */
export function shortText(table: TableContext, card: Character): Text {
  const character = characterText(table, card.id);
  return card.suit === "wild" ? character : { key: "cronicas-short", args: { character, strength: card.strength } };
}

export const characterName = (table: TableContext, id: string): string => speak(table, characterText(table, id));

export function faceOf(card: Character, name?: string): Face {
  const { tone, sign, pattern } = look(card.suit);
  return {
    tone,
    sign,
    pattern,
    figure: figure(card.id),
    numeral: card.suit === "wild" ? "✦" : String(card.strength),
    ability: ABILITY[card.ability],
    name,
  };
}

/** A hand in rows: up to five in one, otherwise in two that are about equal and split no suit if that can be. */
export function rowsOf(cards: Character[]): Character[][] {
  if (cards.length <= 5) return [cards];
  const most = Math.max(5, Math.ceil(cards.length / 2));
  const cuts = cards.map((_, i) => i).filter((i) => i > 0 && i <= most && cards.length - i <= most);
  const worth = (i: number): number => (cards[i]!.suit === cards[i - 1]!.suit ? 100 : 0) + Math.abs(cards.length - 2 * i) + (2 * i < cards.length ? 1 : 0);
  const cut = cuts.sort((a, b) => worth(a) - worth(b))[0] ?? Math.ceil(cards.length / 2);
  return [cards.slice(0, cut), cards.slice(cut)];
}

/** What the one choice that is lifted or looked at would lead to. */
export function foreseen(table: TableContext): CronicasNotes | null {
  const action = table.choice.shown.length === 1 ? table.choice.shown[0] : table.choice.before.at(-1);
  return action ? ((table.preview(action)?.notes as CronicasNotes | null | undefined) ?? null) : null;
}

/** The sign of what a chronicle counts. */
export const countSign = (counted: string): string => (counted === "evil" ? evil : counted === "allies" ? allies : look(counted).sign);
