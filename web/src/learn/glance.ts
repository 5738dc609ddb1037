/** A small picture for each part of a turn, by its id; a part that has none goes without. */
import give from "icon:receive-money";
import send from "icon:card-play";
import gain from "icon:three-friends";
import draw from "icon:card-draw";
import refill from "icon:card-exchange";
import page from "icon:scroll-unfurled";
import play from "icon:card-pick";
import ability from "icon:crystal-ball";
import encounter from "icon:crossed-swords";
import round from "icon:hourglass";
import fame from "icon:laurels";
import declare from "icon:pointy-hat";
import move from "icon:walking-boot";
import arrive from "icon:crystal-cluster";
import exam from "icon:barn-owl";
import action from "icon:spell-book";
import end from "icon:trophy";
import limit from "icon:discussion";
import roll from "icon:rolling-dice-cup";
import harvest from "icon:meal";
import scouts from "icon:treasure-map";
import attack from "icon:swords-emblem";
import recruit from "icon:backup";
import day from "icon:sun";

export const PICTURES: Record<string, string | undefined> = {
  give, send, gain, draw, refill, page, play, ability, encounter, round, fame,
  declare, move, arrive, exam, action, end, limit, roll, harvest, scouts, attack, recruit, day,
};
