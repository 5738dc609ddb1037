/** One picture a creature, by its id in the edition; others fall back to their kind. */
import archer from "icon:archer";
import bat from "icon:bat";
import bearHead from "icon:bear-head";
import blackKnightHelm from "icon:black-knight-helm";
import cauldron from "icon:cauldron";
import centaur from "icon:centaur";
import centurionHelmet from "icon:centurion-helmet";
import cloakDagger from "icon:cloak-dagger";
import cook from "icon:cook";
import crowDive from "icon:crow-dive";
import crownedSkull from "icon:crowned-skull";
import cyclops from "icon:cyclops";
import daemonSkull from "icon:daemon-skull";
import devilMask from "icon:devil-mask";
import direwolf from "icon:direwolf";
import doubleFaceMask from "icon:double-face-mask";
import dragonHead from "icon:dragon-head";
import egyptianSphinx from "icon:egyptian-sphinx";
import evilMinion from "icon:evil-minion";
import fairy from "icon:fairy";
import fireSilhouette from "icon:fire-silhouette";
import fishingPole from "icon:fishing-pole";
import fluffyFlame from "icon:fluffy-flame";
import gargoyle from "icon:gargoyle";
import ghost from "icon:ghost";
import giant from "icon:giant";
import goblinHead from "icon:goblin-head";
import graveyard from "icon:graveyard";
import harpy from "icon:harpy";
import hastyGrave from "icon:hasty-grave";
import hoodedAssassin from "icon:hooded-assassin";
import hydra from "icon:hydra";
import hyenaHead from "icon:hyena-head";
import imp from "icon:imp";
import krakenTentacle from "icon:kraken-tentacle";
import lion from "icon:lion";
import lizardman from "icon:lizardman";
import medusaHead from "icon:medusa-head";
import minotaur from "icon:minotaur";
import mummyHead from "icon:mummy-head";
import mushroomGills from "icon:mushroom-gills";
import ogre from "icon:ogre";
import orcHead from "icon:orc-head";
import pitchfork from "icon:pitchfork";
import rat from "icon:rat";
import robberHand from "icon:robber-hand";
import scarecrow from "icon:scarecrow";
import seatedMouse from "icon:seated-mouse";
import shamblingZombie from "icon:shambling-zombie";
import sheep from "icon:sheep";
import siegeRam from "icon:siege-ram";
import skeleton from "icon:skeleton";
import slime from "icon:slime";
import snakeSpiral from "icon:snake-spiral";
import spiderFace from "icon:spider-face";
import spyglass from "icon:spyglass";
import tribalMask from "icon:tribal-mask";
import troll from "icon:troll";
import vampireDracula from "icon:vampire-dracula";
import visoredHelm from "icon:visored-helm";
import warPick from "icon:war-pick";
import warlockHood from "icon:warlock-hood";
import witchFace from "icon:witch-face";
import witchFlight from "icon:witch-flight";
import wizardFace from "icon:wizard-face";
import wolfHead from "icon:wolf-head";
import wyvern from "icon:wyvern";

const FIGURES: Record<string, string> = {
  "orc-cook": cook,
  "orc-farmhand": pitchfork,
  "kobold-miner": warPick,
  "bog-fisher": fishingPole,
  "mushroom-man": mushroomGills,
  "gnoll-shepherd": sheep,
  slime: slime,
  scarecrow: scarecrow,
  "ghoul-gravedigger": hastyGrave,
  "swamp-hag": witchFace,
  "kobold-scout": spyglass,
  "bat-rider": bat,
  "rat-pack": rat,
  cutpurse: robberHand,
  "crow-swarm": crowDive,
  gremlin: evilMinion,
  imp: imp,
  gargoyle: gargoyle,
  "grave-robber": graveyard,
  spiderling: spiderFace,
  doppelganger: doubleFaceMask,
  wererat: seatedMouse,
  "orc-brawler": orcHead,
  "orc-archer": archer,
  "hobgoblin-sergeant": centurionHelmet,
  "gnoll-raider": hyenaHead,
  ogre: ogre,
  bugbear: bearHead,
  "wolf-rider": wolfHead,
  "skeleton-guard": skeleton,
  zombie: shamblingZombie,
  minotaur: minotaur,
  "lizard-knight": lizardman,
  "cave-troll": troll,
  harpy: harpy,
  "centaur-outlaw": centaur,
  cyclops: cyclops,
  mummy: mummyHead,
  "apprentice-witch": witchFlight,
  "kobold-shaman": tribalMask,
  "bog-witch": cauldron,
  "hedge-warlock": warlockHood,
  "dark-fairy": fairy,
  "cursed-knight": visoredHelm,
  "will-o-the-wisp": fluffyFlame,
  "ghost-of-the-tower": ghost,
  "red-dragon": dragonHead,
  "bone-dragon": wyvern,
  "swamp-hydra": hydra,
  "mountain-giant": giant,
  "lich-queen": crownedSkull,
  "vampire-count": vampireDracula,
  "balrog-of-the-stove": fireSilhouette,
  medusa: medusaHead,
  kraken: krakenTentacle,
  "sphinx-of-riddles": egyptianSphinx,
  "master-thief": cloakDagger,
  "dark-archmage": wizardFace,
  cerberus: direwolf,
  manticore: lion,
  "black-knight": blackKnightHelm,
  "pit-fiend": daemonSkull,
  "shadow-assassin": hoodedAssassin,
  basilisk: snakeSpiral,
  "siege-troll": siegeRam,
  "demon-prince": devilMask,
};

const KIND: Record<string, string> = { goblin: goblinHead, evil: orcHead, "most-evil": devilMask };

export const figureOf = (id: string, kind: string): string => FIGURES[id] ?? KIND[kind] ?? goblinHead;
