import { countTo, flag, listOf, name, oneOf, optional, record, textTo, type Reader } from '../../../../game/form.js';
import { CHALLENGE_ANSWERS } from '../events/duel.js';
import type { Order, OrderType } from '../orders.js';
import { BUILD_KINDS } from './build-orders.js';
import { DOOR_DEEDS, GATE_DEEDS, WINCH_DEEDS } from './door-orders.js';
import { LIGHT_DEEDS } from './light-orders.js';
import { SWIM_DEEDS } from './movement-orders.js';
import { GAITS } from './path-step.js';
import { REPAIR_FIRST } from './repair-orders.js';

const PATH_STEPS_MAX = 100;
const GROUP_UNITS_MAX = 50;
const COUNT_MAX = 99;
const WORKS_MAX = 50;
/** Limit for poems, conditions and messages, in UTF-16 units. */
const TEXT_LENGTH_MAX = 400;
const MESSAGE_LENGTH_MAX = 200;
/** More hexes than any board has. */
const GROUND_HEXES_MAX = 500;

const text = textTo(TEXT_LENGTH_MAX);
const units = listOf(name, 1, GROUP_UNITS_MAX);
const unitsOrNone = listOf(name, 0, GROUP_UNITS_MAX);
/** One hex, or head and rear. */
const hexes = listOf(name, 1, 2);
const pair = listOf(name, 2, 2);
const pathStep = record({ gait: oneOf(GAITS), hexes });
const path = listOf(pathStep, 1, PATH_STEPS_MAX);
const pathOrNone = listOf(pathStep, 0, PATH_STEPS_MAX);
const marchStep = record({
  hexes: optional(hexes),
  string: optional(listOf(record({ unit: name, hexes }), 1, GROUP_UNITS_MAX)),
});
const prisoner = record({ unit: name, path: pathOrNone });

/**
 * The members of the orders of each type. Numbers of members are limited far above the number that the rules can use.
 */
export const ORDER_FORMS: {
  readonly [Type in OrderType]: { readonly [Key in Exclude<keyof Extract<Order, { type: Type }>, 'type'>]-?: Reader };
} = {
  Move: { unit: name, path, charge: optional(units) },
  Jump: { unit: name, to: pair },
  Swim: { unit: name, deed: oneOf(SWIM_DEEDS) },
  Dismount: { unit: name, to: name },
  Mount: { unit: name, horse: name },
  OperateDoor: { unit: name, deed: oneOf(DOOR_DEEDS), door: name, side: optional(name) },
  MoveGate: { unit: name, gate: name, deed: oneOf(GATE_DEEDS) },
  Throw: { unit: name, prisoner: name, to: name },
  Haul: { workers: units, prisoner: name },
  WorkWinch: { workers: units, moves: name, deed: oneOf(WINCH_DEEDS) },
  ClaimCover: { unit: name, against: name },
  Carry: { bearers: pair, burden: name, path: listOf(listOf(name, 3, 3), 1, PATH_STEPS_MAX) },
  Help: { unit: name, helped: name, water: optional(flag) },
  GiveMp: { unit: name, helped: name, mp: countTo(COUNT_MAX) },
  Clear: { workers: units, loads: units, to: hexes },
  Search: { unit: name, hex: name },
  Seppuku: { unit: name },
  Recite: { unit: name, poem: text },
  Defend: { unit: name, stunned: flag },
  Fire: { unit: name, target: name, at: optional(name), from: optional(name) },
  Attack: { attackers: units, defenders: units, charge: optional(flag), rejectMelee: optional(flag) },
  Resupply: { unit: name, from: optional(name), at: optional(name), count: optional(countTo(COUNT_MAX)) },
  Lead: { unit: name, led: name },
  March: { unit: name, path: listOf(marchStep, 1, PATH_STEPS_MAX) },
  LetGo: { unit: name },
  Tie: { unit: name, front: name, rear: name },
  Untie: { unit: name, front: name, rear: name },
  Retreat: { unit: name, path: pathOrNone },
  Advance: { unit: optional(name), path: optional(pathOrNone) },
  Pursue: { keep: flag },
  RaiseAlarm: { units: unitsOrNone },
  Enter: { unit: name, hexes: hexes },
  Leave: { unit: name, headFirst: optional(flag) },
  PickUp: { unit: name, item: name },
  Drop: { unit: name, item: name },
  FixTorch: { unit: name, item: name },
  PutOut: { unit: name, item: name },
  Smash: { unit: name, item: name },
  ShootOut: { unit: name, item: name },
  TendLight: { unit: name, deed: oneOf(LIGHT_DEEDS), light: name, torch: optional(name) },
  Pin: { unit: optional(name) },
  Stand: { on: name, answer: name, odds: optional(name), units: optional(units) },
  Waive: { unit: name },
  Demand: { unit: name },
  Tell: { to: name, text: textTo(MESSAGE_LENGTH_MAX) },
  Guard: { unit: name, prisoner: name },
  Escort: { unit: name, path: pathOrNone, prisoners: listOf(prisoner, 1, GROUP_UNITS_MAX) },
  Escape: { unit: name, path: pathOrNone },
  Challenge: {
    unit: name,
    to: optional(name),
    ground: optional(listOf(name, 1, GROUND_HEXES_MAX)),
    stake: optional(name),
    conditions: optional(text),
  },
  AnswerChallenge: { answer: oneOf(CHALLENGE_ANSWERS) },
  PlaceChampion: { unit: name, hexes: pair },
  KeepWord: { keep: flag },
  OfferEnd: {},
  AgreeEnd: { agree: flag },
  RollInitiative: {},
  GroupMen: { groups: listOf(record({ sergeant: name, units }), 0, GROUP_UNITS_MAX) },
  Surrender: { unit: name, offer: flag },
  Quarter: { unit: optional(name) },
  Hide: { places: listOf(record({ unit: name, hexes }), 0, GROUP_UNITS_MAX) },
  GoOn: { on: flag },
  ChooseCasualty: { unit: name },
  PlaceDismounted: { unit: name, to: name },
  Hitch: { unit: name, animal: name, cart: name },
  Unhitch: { unit: name, animal: name, cart: name },
  Drive: { unit: name, path: listOf(hexes, 1, PATH_STEPS_MAX) },
  Push: { units, cart: name, path: listOf(pair, 1, PATH_STEPS_MAX) },
  LoadItem: { unit: name, item: name, to: name },
  UnloadItem: { unit: name, item: name },
  LoadBurden: { bearers: pair, burden: name, to: name },
  UnloadBurden: { bearers: pair, burden: name, to: name },
  Batter: { workers: units, what: name },
  Bombard: { crew: units, engine: name, what: name },
  AimEngine: { crew: units, engine: name, what: name },
  Ram: { workers: units, engines: units, what: name },
  Build: {
    workers: units,
    works: listOf(record({ what: oneOf(BUILD_KINDS), at: listOf(name, 1, 3), front: optional(name) }), 1, WORKS_MAX),
  },
  Repair: { workers: units, what: name, wall: optional(flag), first: optional(oneOf(REPAIR_FIRST)) },
  Flee: { unit: name, path: pathOrNone, off: optional(flag) },
  TakeLadder: { bearers: pair, ladder: name },
  BearLadder: { bearers: pair, ladder: name, path },
  RaiseLadder: { bearers: pair, ladder: name, base: name, top: name, step: name },
  ShiftLadder: {
    workers: pair,
    ladder: name,
    base: name,
    top: name,
    steps: optional(listOf(record({ unit: name, to: name }), 1, 2)),
  },
  ToppleLadder: { unit: name, ladder: name, to: name },
  PushEquipment: {
    workers: listOf(name, 1, 3),
    equipment: name,
    path: listOf(listOf(name, 1, 3), 1, PATH_STEPS_MAX),
  },
  FillMoat: { screen: name, hex: name },
  Rearrange: { units: listOf(name, 2, 3), places: listOf(name, 2, 3) },
  DrawWater: { unit: name },
  Pour: { unit: name, item: name, at: name, target: optional(name) },
  LoadEngine: { crew: units, engine: name },
  ShootBallista: { crew: units, ballista: name, target: name, at: optional(name) },
  Kindle: { unit: name, hex: name, what: name, aid: optional(name) },
  Douse: { unit: name, hex: name },
  FlamingArrow: { unit: name, hex: name, what: name },
  FlamingBolt: { crew: units, ballista: name, hex: name, what: name },
  ThrowOil: { unit: name, item: name, hex: name, target: optional(name), what: optional(name) },
  EndStep: {},
  EndTurn: {},
};
