import type { HexName } from '../board/field.js';
import type { Dice } from '../dice/dice.js';
import { illegal, type Refusal } from '../game/refusal.js';
import { rollDays } from '../healing/healing.js';
import { counted } from '../notation/words.js';
import { touch } from './base-hexes.js';
import type { SiegeCourse } from './course.js';
import { engineersOf, malformedOrder, twice, whyNoRepair } from './engines.js';
import type { Fill, Place, Repair } from './orders.js';
import {
  isPresent,
  otherOf,
  SIEGE_SIDES,
  siegeFingerprint,
  type Fighter,
  type Siege,
  type SiegeOutcome,
  type SiegeSide,
} from './siege.js';

/** Repairs of the defender on a day of the attacker's, if the siege has them (pbem:2.81h). */
export function repair(course: SiegeCourse, side: SiegeSide, { engines }: Repair): Refusal | null {
  const { position: siege } = course;
  if (side === 'attacker') return illegal('pbem:2.81c', 'the besieger repairs by his work of the day');
  if (engines.length === 0 || twice(engines) !== undefined) return malformedOrder('name engines, each once').refusal;
  if (siege.today.initiative === 'defender') {
    return illegal('pbem:2.81b', 'with the initiative the besieged sally or do nothing');
  }
  if (!siege.options.defenderRepairsOnAttackerDays) {
    return illegal('pbem:2.81h', 'the besieged do not repair on days of the besieger');
  }
  const refusal = whyNoRepair(siege, side, engines);
  if (refusal) return refusal;
  const busy = siege.today.repairing.filter((id) => siege.engines[id]?.side === side).length;
  if (busy + engines.length > engineersOf(siege, side)) {
    return illegal('pbem:19.6b', `there are ${engineersOf(siege, side)} engineers`);
  }
  course.emit({ type: 'RepairBegan', data: { side, engines, rule: 'pbem:2.81h' } });
  return null;
}

/** The attacker fills a moat hex on a day that sees no sortie, attack, battering or repair of his (pbem:19.51a). */
export function fill(course: SiegeCourse, side: SiegeSide, { hex }: Fill): Refusal | null {
  const { moat, today, engines, night, dayDefinition } = course.position;
  const no = (because: string): Refusal => illegal('pbem:19.51a', because, hex);
  if (dayDefinition === 'detailedDays') {
    return illegal('pbem:2.82a', 'on a day that is played in detail moats are filled in the game');
  }
  if (Object.keys(moat).length === 0) {
    return illegal('pbem:19.5a', 'this siege names no moat hex that could be filled', hex);
  }
  if (side === 'defender') return no('the besieger fills moats');
  if (night) return no('one moat hex is filled a day, not by night');
  if (today.filling !== undefined) return no(`${today.filling} is being filled today, and one hex a day is`);
  const ditch = Object.hasOwn(moat, hex) ? moat[hex] : undefined;
  if (!ditch) return no(`${hex} is no moat`);
  if (ditch.filled) return no(`${hex} is filled`);
  if (today.fought) return no('there was a sortie or an attack today');
  if (today.battered.length > 0) return no('engines have battered today');
  if (today.repairing.some((id) => engines[id]?.side === 'attacker')) return no('engines are repaired today');
  course.emit({ type: 'FillingBegan', data: { hex, rule: 'pbem:19.51a' } });
  return null;
}

/**
 * A character, or an animal that nobody rides, is drawn back into the own base after a detailed scenario, if no enemy
 * holds it (pbem:2.82c).
 */
export function place(course: SiegeCourse, side: SiegeSide, { unit, hexes }: Place): Refusal | null {
  const { position: siege } = course;
  const no = (because: string): Refusal => illegal('pbem:2.82c', because, unit);
  const one = drawnBack(siege, unit);
  if (!one) {
    const engine = Object.hasOwn(siege.engines, unit);
    if (engine) return no(`${unit} is an engine and stays where it is`);
    return { code: 'unknownUnit', rule: null, because: `there is no ${unit}`, subject: unit };
  }
  if (one.side !== side) {
    return { code: 'notYourUnit', rule: 'pbem:2.56a', because: `${unit} is not of the ${side}`, subject: unit };
  }
  if (siege.dayDefinition !== 'detailedDays') return no('forces are rearranged after days that are played in detail');
  if (one.why !== null) return no(one.why);
  if (siege.today.contested.includes(side)) return no(`the enemy stands in the base of the ${side}`);
  const held = one.hexes?.length ?? hexes.length;
  if (hexes.length !== held) return no(`${unit} holds ${counted(held, 'hex', 'hexes')}`);
  if (apart(hexes)) return no(`${hexes.join(' and ')} do not touch`);
  const outside = hexes.find((hex) => !siege.bases[side].includes(hex));
  if (outside !== undefined || hexes.length === 0) return no(`${outside ?? unit} is not in the base of the ${side}`);
  const taken = placesTaken(siege).find(([id, at]) => id !== unit && at.some((hex) => hexes.includes(hex)));
  if (taken) return illegal('pbem:7.1a', `${taken[0]} stands there`, unit);
  course.emit({ type: 'FighterPlaced', data: { unit, hexes, rule: 'pbem:2.82c' } });
  return null;
}

/** A fighter or animal with its side and hexes, and why it cannot be drawn back; undefined: there is no such unit. */
function drawnBack(
  { fighters, animals = {} }: Siege,
  unit: string,
): { readonly side?: SiegeSide; readonly hexes?: readonly HexName[]; readonly why: string | null } | undefined {
  const fighter = Object.hasOwn(fighters, unit) ? fighters[unit] : undefined;
  if (fighter) {
    return { ...fighter, why: isPresent(fighter) ? null : `${unit} is dead, a prisoner, away or not there yet` };
  }
  const animal = Object.hasOwn(animals, unit) ? animals[unit] : undefined;
  if (!animal) return undefined;
  if (animal.rider !== undefined) return { ...animal, why: `${unit} goes with ${animal.rider}` };
  return { ...animal, why: animal.hexes.length > 0 ? null : `${unit} has left the map` };
}

/** The hexes in which fighters and loose animals stand when the next day begins, as far as days have moved them. */
function placesTaken({
  fighters,
  animals = {},
  slain = [],
}: Siege): readonly (readonly [string, readonly HexName[]])[] {
  const men = Object.entries(fighters).flatMap(([id, one]) =>
    isPresent(one) && one.hexes ? [[id, one.hexes] as const] : [],
  );
  const loose = Object.entries(animals).flatMap(([id, { rider, hexes }]) =>
    rider === undefined && !slain.includes(id) ? [[id, hexes] as const] : [],
  );
  return [...men, ...loose];
}

/** Whether the two hexes of a rider lie apart on one board; how boards lie to each other is for the scenario to say. */
function apart([head, rear]: readonly HexName[]): boolean {
  return head !== undefined && rear !== undefined && touch(head, rear) === false;
}

/** A side has nothing more to do; when both have not, the day or night is over. */
export function close(course: SiegeCourse, side: SiegeSide, dice: Dice): Refusal | null {
  if (course.position.today.closed.includes(side)) {
    return illegal('pbem:2.81f', `the ${side} has closed the day already`);
  }
  course.emit({ type: 'SideClosed', data: { side, rule: 'pbem:2.81f' } });
  if (SIEGE_SIDES.every((one) => course.position.today.closed.includes(one))) endPart(course, dice);
  return null;
}

/**
 * The end of a day or night. What takes effect at the end of a day does so before a night (pbem:2.81f, 2.81g); after a
 * day that is played in detail at the beginning of the next, thus after the night (pbem:2.82e).
 */
function endPart(course: SiegeCourse, dice: Dice): void {
  const { day, night, options, dayDefinition } = course.position;
  course.emit({ type: 'PartEnded', data: { day, night, fingerprint: siegeFingerprint(course.position) } });
  const nightFollows = options.nights === true && !night;
  if (dayDefinition === 'siegeDays' ? !night : !nightFollows) takeEffect(course, dice);
  const outcome = outcomeOf(course.position, nightFollows);
  if (outcome) {
    course.emit({ type: 'SiegeEnded', data: { ...outcome, rule: 'pbem:23.17' } });
    return;
  }
  if (nightFollows) {
    course.emit({ type: 'NightBegan', data: { day, rule: 'pbem:2.81g' } });
    openDetailed(course);
  } else {
    beginDay(course);
  }
}

/** Filling, repairs, building, healing, reinforcements and supplies, in this order (pbem:2.81f, 19.51b, 24.2a). */
function takeEffect(course: SiegeCourse, dice: Dice): void {
  const { day, today, moat, engines } = course.position;
  if (today.filling !== undefined)
    rollFilling(course, today.filling, moat[today.filling]?.underDrawbridge === true, dice);
  const repaired = today.repairing.filter((id) => !engines[id]?.lost);
  if (repaired.length > 0) course.emit({ type: 'EnginesRepaired', data: { engines: repaired, rule: 'pbem:19.6c' } });
  if (today.building.length > 0) {
    const finished = today.building.filter((id) => engines[id]?.unbuilt === 1);
    course.emit({ type: 'EnginesBuiltOn', data: { engines: today.building, finished, rule: 'pbem:19.8c' } });
  }
  for (const [unit, fighter] of inOrder(course.position.fighters)) if (fighter.fresh) rollHealing(course, unit, dice);
  const joined = inOrder(course.position.fighters).flatMap(([id, { due }]) =>
    due !== undefined && due <= day ? [id] : [],
  );
  if (joined.length > 0) course.emit({ type: 'FightersJoined', data: { units: joined, rule: 'pbem:2.81f' } });
  for (const side of SIEGE_SIDES) deliver(course, side);
}

/** Filled on 1 to 6, under a drawbridge on 1 to 3 (pbem:19.51b). */
function rollFilling(course: SiegeCourse, hex: string, underDrawbridge: boolean, dice: Dice): void {
  const die = dice.roll({ purpose: 'filling', rule: 'pbem:19.51b', faces: 10, subject: hex });
  const filled = die.value <= (underDrawbridge ? 3 : 6);
  course.emit({ type: 'MoatRolled', data: { hex, die, filled, rule: 'pbem:19.51b' } });
}

function rollHealing(course: SiegeCourse, unit: string, dice: Dice): void {
  const { die, days } = rollDays(dice, 'healing', 'pbem:24.2a', unit);
  course.emit({ type: 'HealingRolled', data: { unit, die, days, table: 'pbem:26.6', rule: 'pbem:24.2a' } });
}

function deliver(course: SiegeCourse, side: SiegeSide): void {
  const due = course.position.deliveries.filter((one) => one.side === side && one.day === course.position.day);
  if (due.length === 0) return;
  const goods: Record<string, number> = {};
  for (const [name, count] of due.flatMap((one) => Object.entries(one.goods))) goods[name] = (goods[name] ?? 0) + count;
  course.emit({ type: 'GoodsDelivered', data: { side, goods, rule: 'pbem:2.81f' } });
}

/** A day begins; wounded and runaways whose days are over are well and back (pbem:24.2a, 22.9r). */
export function beginDay(course: SiegeCourse): void {
  const day = course.position.day + 1;
  const healed = inOrder(course.position.fighters).flatMap(([id, { heals, health }]) =>
    health === 'wounded' && typeof heals === 'number' && heals <= day ? [id] : [],
  );
  const back = inOrder(course.position.fighters).flatMap(([id, one]) =>
    typeof one.back === 'number' && one.back <= day ? [id] : [],
  );
  const rule = course.position.dayDefinition === 'siegeDays' ? 'pbem:2.81f' : 'pbem:2.82e';
  course.emit({ type: 'DayBegan', data: { day, healed, ...(back.length > 0 ? { back } : {}), rule } });
  openDetailed(course);
}

/** A day or night that is played in detail is one scenario from its start on (pbem:2.82a). */
function openDetailed(course: SiegeCourse): void {
  if (course.position.dayDefinition !== 'detailedDays') return;
  course.emit({ type: 'ScenarioOpened', data: { scenario: 'day', side: null, rule: 'pbem:2.82a' } });
}

function outcomeOf({ fighters, day, lastDay }: Siege, nightFollows: boolean): SiegeOutcome | null {
  const gone = SIEGE_SIDES.filter((side) => Object.values(fighters).every((one) => one.side !== side || isGone(one)));
  const [beaten] = gone;
  if (beaten !== undefined) {
    return { winner: gone.length === 1 ? otherOf(beaten) : null, reason: `the ${beaten} has nobody left` };
  }
  if (lastDay !== null && day >= lastDay && !nightFollows) {
    return { winner: 'defender', reason: `the siege has lasted its ${lastDay} days` };
  }
  return null;
}

/** Whether somebody has no more part in the siege: dead, a prisoner, or run away for good. */
function isGone({ health, captive, back }: Fighter): boolean {
  return health === 'dead' || captive !== undefined || back === null;
}

/** By name, so that dice are asked for in one order everywhere. */
function inOrder<Value>(record: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
