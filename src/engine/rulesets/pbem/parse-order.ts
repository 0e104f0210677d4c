import { allowed, refused, type Ruled } from '../../game/refusal.js';
import { CHALLENGE_ANSWERS, type ChallengeAnswer } from './events/duel.js';
import { ORDER_TYPES, type Order, type OrderType, UNBUILT_ORDERS } from './orders.js';
import {
  DOOR_DEEDS,
  type DoorDeed,
  GATE_DEEDS,
  type GateDeed,
  WINCH_DEEDS,
  type WinchDeed,
} from './orders/door-orders.js';
import { LIGHT_DEEDS, type LightDeed } from './orders/light-orders.js';
import { SWIM_DEEDS, type SwimDeed } from './orders/movement-orders.js';
import { GAITS, type Gait, type PathStep } from './orders/path-step.js';

/** Limits on what an order may hold; far above what the rules can use. */
const PATH_STEPS_MAX = 100;
const GROUP_UNITS_MAX = 50;
const NAME_LENGTH_MAX = 60;
const COUNT_MAX = 99;
/** Of poems, conditions and messages, in UTF-16 units. */
const TEXT_LENGTH_MAX = 400;
const MESSAGE_LENGTH_MAX = 200;
/** More than any board has. */
const GROUND_HEXES_MAX = 500;

/**
 * Reads an order that came from outside. Only the form is checked here; whether units and hexes exist is `decide`'s
 * matter. Unknown members are refused, so that a misspelt one is never silently without effect.
 */
export function parseOrder(raw: unknown): Ruled<Order> {
  if (!isRecord(raw)) return malformed('an order is an object');
  const { type } = raw;
  if (typeof type !== 'string') return malformed('an order has a type');
  const unbuilt = Object.hasOwn(UNBUILT_ORDERS, type) ? UNBUILT_ORDERS[type] : undefined;
  if (unbuilt !== undefined) {
    return refused({
      code: 'notInThisRuleset',
      rule: unbuilt,
      because: `${type} is not yet in this ruleset`,
      subject: type,
    });
  }
  const orderType = ORDER_TYPES.find((one) => one === type);
  if (orderType === undefined) return malformed(`there is no order ${type.slice(0, NAME_LENGTH_MAX)}`);
  const form: Readonly<Record<string, Reader>> = FORMS[orderType];
  for (const key of Object.keys(raw)) {
    if (key !== 'type' && !Object.hasOwn(form, key))
      return malformed(`${type} has no ${key.slice(0, NAME_LENGTH_MAX)}`);
  }
  for (const [key, reader] of Object.entries(form)) {
    const wrong = reader(raw[key]);
    if (wrong !== null) return malformed(`${type}.${key}: ${wrong}`);
  }
  return allowed(raw as unknown as Order);
}

/** Tells what is wrong with a member, or null. */
type Reader = (value: unknown) => string | null;

const name: Reader = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH_MAX && !(value in Object.prototype)
    ? null
    : 'expected a name';
const flag: Reader = (value) => (typeof value === 'boolean' ? null : 'expected true or false');
const count: Reader = (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= COUNT_MAX
    ? null
    : `expected a whole number from 1 to ${COUNT_MAX}`;
const gateDeed: Reader = (value) =>
  GATE_DEEDS.includes(value as GateDeed) ? null : `expected ${GATE_DEEDS.join(', ')}`;
const lightDeed: Reader = (value) =>
  LIGHT_DEEDS.includes(value as LightDeed) ? null : `expected ${LIGHT_DEEDS.join(', ')}`;
const swimDeed: Reader = (value) =>
  SWIM_DEEDS.includes(value as SwimDeed) ? null : `expected ${SWIM_DEEDS.join(', ')}`;
const winchDeed: Reader = (value) =>
  WINCH_DEEDS.includes(value as WinchDeed) ? null : `expected ${WINCH_DEEDS.join(', ')}`;
const challengeAnswer: Reader = (value) =>
  CHALLENGE_ANSWERS.includes(value as ChallengeAnswer) ? null : `expected ${CHALLENGE_ANSWERS.join(', ')}`;
const doorDeed: Reader = (value) =>
  DOOR_DEEDS.includes(value as DoorDeed) ? null : `expected ${DOOR_DEEDS.join(', ')}`;
/** Any characters but those that steer a terminal; lines are broken by `\\n`. */
const textTo =
  (lengthMax: number): Reader =>
  (value) =>
    typeof value === 'string' &&
    value.length <= lengthMax &&
    /^[^\p{Cc}\p{Cs}]*$/u.test(value.replaceAll('\n', '')) &&
    value.trim() !== ''
      ? null
      : `expected a text of 1 to ${lengthMax} characters`;
const text = textTo(TEXT_LENGTH_MAX);
const optional =
  (reader: Reader): Reader =>
  (value) =>
    value === undefined ? null : reader(value);
const listOf =
  (reader: Reader, min: number, max: number): Reader =>
  (value) => {
    if (!Array.isArray(value)) return 'expected a list';
    if (value.length < min || value.length > max) return `expected ${min} to ${max} members`;
    return value.map(reader).find((wrong) => wrong !== null) ?? null;
  };
const pathStep: Reader = (value) => {
  if (!isRecord(value)) return 'expected steps';
  const { gait, hexes, ...rest } = value as Partial<Record<keyof PathStep, unknown>>;
  if (Object.keys(rest).length > 0) return 'a step has gait and hexes only';
  if (!GAITS.includes(gait as Gait)) return `expected a gait (${GAITS.join(', ')})`;
  return listOf(name, 1, 2)(hexes);
};

const hexes = listOf(name, 1, 2);
const record =
  (form: Readonly<Record<string, Reader>>): Reader =>
  (value) => {
    if (!isRecord(value)) return 'expected an object';
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(form, key));
    if (unknown !== undefined) return `unknown member ${unknown.slice(0, NAME_LENGTH_MAX)}`;
    for (const [key, reader] of Object.entries(form)) {
      const wrong = reader(value[key]);
      if (wrong !== null) return `${key}: ${wrong}`;
    }
    return null;
  };
const marchStep = record({
  hexes: optional(hexes),
  string: optional(listOf(record({ unit: name, hexes }), 1, GROUP_UNITS_MAX)),
});

const units = listOf(name, 1, GROUP_UNITS_MAX);
const unitsOrNone = listOf(name, 0, GROUP_UNITS_MAX);
const path = listOf(pathStep, 1, PATH_STEPS_MAX);
const pathOrNone = listOf(pathStep, 0, PATH_STEPS_MAX);

const led: Reader = (value) => {
  if (!isRecord(value)) return 'expected prisoners';
  const { unit, path: way, ...rest } = value;
  if (Object.keys(rest).length > 0) return 'a prisoner has unit and path only';
  return name(unit) ?? pathOrNone(way);
};

const FORMS: {
  readonly [Type in OrderType]: { readonly [Key in Exclude<keyof Extract<Order, { type: Type }>, 'type'>]-?: Reader };
} = {
  Move: { unit: name, path, charge: optional(units) },
  Jump: { unit: name, to: listOf(name, 2, 2) },
  Swim: { unit: name, deed: swimDeed },
  Dismount: { unit: name, to: name },
  Mount: { unit: name, horse: name },
  OperateDoor: { unit: name, deed: doorDeed, door: name, side: optional(name) },
  MoveGate: { unit: name, gate: name, deed: gateDeed },
  Throw: { unit: name, prisoner: name, to: name },
  Haul: { workers: units, prisoner: name },
  WorkWinch: { workers: units, moves: name, deed: winchDeed },
  ClaimCover: { unit: name, against: name },
  Carry: { bearers: listOf(name, 2, 2), burden: name, path: listOf(listOf(name, 3, 3), 1, PATH_STEPS_MAX) },
  Help: { unit: name, helped: name, water: optional(flag) },
  GiveMp: { unit: name, helped: name, mp: count },
  Clear: { workers: units, loads: units, to: listOf(name, 1, 2) },
  Seppuku: { unit: name },
  Recite: { unit: name, poem: text },
  Defend: { unit: name, stunned: flag },
  Fire: { unit: name, target: name, at: optional(name), from: optional(name) },
  Attack: { attackers: units, defenders: units, charge: optional(flag), rejectMelee: optional(flag) },
  Resupply: { unit: name, from: optional(name), at: optional(name), count: optional(count) },
  Lead: { unit: name, led: name },
  March: { unit: name, path: listOf(marchStep, 1, PATH_STEPS_MAX) },
  LetGo: { unit: name },
  Tie: { unit: name, front: name, rear: name },
  Untie: { unit: name, front: name, rear: name },
  Retreat: { unit: name, path: pathOrNone },
  Advance: { unit: optional(name), path: optional(pathOrNone) },
  Pursue: { keep: flag },
  RaiseAlarm: { units: unitsOrNone },
  Enter: { unit: name, hexes: listOf(name, 1, 2) },
  Leave: { unit: name },
  PickUp: { unit: name, item: name },
  Drop: { unit: name, item: name },
  FixTorch: { unit: name, item: name },
  PutOut: { unit: name, item: name },
  Smash: { unit: name, item: name },
  ShootOut: { unit: name, item: name },
  TendLight: { unit: name, deed: lightDeed, light: name, torch: optional(name) },
  Pin: { unit: optional(name) },
  Stand: { on: name, answer: name, odds: optional(name), units: optional(units) },
  Waive: { unit: name },
  Demand: { unit: name },
  Tell: { to: name, text: textTo(MESSAGE_LENGTH_MAX) },
  Guard: { unit: name, prisoner: name },
  Escort: { unit: name, path: pathOrNone, prisoners: listOf(led, 1, GROUP_UNITS_MAX) },
  Escape: { unit: name, path: pathOrNone },
  Challenge: {
    unit: name,
    to: optional(name),
    ground: optional(listOf(name, 1, GROUND_HEXES_MAX)),
    stake: optional(name),
    conditions: optional(text),
  },
  AnswerChallenge: { answer: challengeAnswer },
  PlaceChampion: { unit: name, hexes: listOf(name, 2, 2) },
  KeepWord: { keep: flag },
  OfferEnd: {},
  AgreeEnd: { agree: flag },
  Surrender: { unit: name, offer: flag },
  Quarter: { unit: optional(name) },
  Hide: { places: listOf(record({ unit: name, hexes }), 0, GROUP_UNITS_MAX) },
  GoOn: { on: flag },
  Hitch: { unit: name, animal: name, cart: name },
  Unhitch: { unit: name, animal: name, cart: name },
  Drive: { unit: name, path: listOf(hexes, 1, PATH_STEPS_MAX) },
  Push: { units, cart: name, path: listOf(listOf(name, 2, 2), 1, PATH_STEPS_MAX) },
  LoadItem: { unit: name, item: name, to: name },
  UnloadItem: { unit: name, item: name },
  LoadBurden: { bearers: listOf(name, 2, 2), burden: name, to: name },
  UnloadBurden: { bearers: listOf(name, 2, 2), burden: name, to: name },
  Batter: { workers: units, what: name },
  Bombard: { crew: units, engine: name, what: name },
  AimEngine: { crew: units, engine: name, what: name },
  Ram: { workers: units, engines: units, what: name },
  Flee: { unit: name, path: pathOrNone, off: optional(flag) },
  TakeLadder: { bearers: listOf(name, 2, 2), ladder: name },
  BearLadder: { bearers: listOf(name, 2, 2), ladder: name, path },
  RaiseLadder: { bearers: listOf(name, 2, 2), ladder: name, base: name, top: name, step: name },
  ShiftLadder: {
    workers: listOf(name, 2, 2),
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
  DrawWater: { unit: name },
  Pour: { unit: name, item: name, at: name, target: optional(name) },
  LoadEngine: { crew: units, engine: name },
  ShootBallista: { crew: units, ballista: name, target: name, at: optional(name) },
  Kindle: { unit: name, hex: name, what: name, aid: optional(name) },
  Douse: { unit: name, hex: name },
  FlamingArrow: { unit: name, hex: name, what: name },
  ThrowOil: { unit: name, item: name, hex: name, target: optional(name), what: optional(name) },
  EndStep: {},
  EndTurn: {},
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(because: string): { ok: false; refusal: { code: 'malformed'; rule: null; because: string } } {
  return { ok: false, refusal: { code: 'malformed', rule: null, because } };
}
