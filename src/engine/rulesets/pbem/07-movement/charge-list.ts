import { directionBetween, type FieldHex } from '../../../board/field.js';
import { turned, type DirectionIndex } from '../../../hex/direction.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isLive, isMounted, type Unit } from '../../../position/unit.js';
import { nearest, RUN_HEXES_MIN, straightRuns, strikingHexes, whyNotDeclare } from './charge-movement.js';
import { keepsOff } from '../core/control/limits.js';
import { Footway } from './footway.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { atAnyTime, remembered } from '../core/listing/memory.js';
import { isWithin, looksTheSame } from '../core/listing/nearness.js';
import { isInMelee } from '../core/melee/melee.js';
import { mpLeft } from './mobility.js';
import { areEnemies } from '../core/movement/occupancy.js';
import type { Move } from '../core/orders/movement-orders.js';
import type { PathStep } from '../core/orders/define.js';

/**
 * Charges that begin with the run: for each enemy in sight every open way of the run. Charges of a unit that first
 * rides to the start of the run, that first withdraws from melee, or that charges several targets are accepted but not
 * listed.
 */
export function chargesOf(position: Position, unit: Unit): readonly LegalOrder<Move>[] {
  if (!isMounted(unit) || unit.acts.mpSpent > 0 || isInMelee(position, unit.id)) return [];
  const known = position.uncontrolled && keepsOff(position, unit) ? chargesAnew(position, unit) : null;
  return known ?? chargesKnown(position, unit).charges;
}

interface Known {
  readonly charges: readonly LegalOrder<Move>[];
  readonly mpMax: number;
}

/**
 * Hexes beyond the way of a charge that may matter to it: the target beside its end, and the hexes that hide the
 * target.
 */
const AROUND = 3;

/** Known charges stay valid until a unit that they might meet has changed. */
const chargesKnown = remembered<Known>(
  (position, unit) => ({ charges: chargesAnew(position, unit), mpMax: mpLeft(position, unit) }),
  (known, position, unit, changes) => {
    const holds =
      known.mpMax === mpLeft(position, unit) &&
      changes.every(
        (change) =>
          (!change.tied && looksTheSame(change)) ||
          (change.after.id !== unit.id &&
            !isWithin(position, unit, change.before.hexes, known.mpMax + AROUND) &&
            !isWithin(position, unit, change.after.hexes, known.mpMax + AROUND)),
      );
    return holds ? known : null;
  },
  atAnyTime,
);

/** A rider who looks for charges from the place where he stands. */
interface Charger {
  readonly position: Position;
  readonly unit: Unit;
  readonly footway: Footway;
  readonly head: FieldHex;
  /** The direction in which he looks. */
  readonly facing: DirectionIndex;
  /** MP that he has left. */
  readonly left: number;
}

function chargesAnew(position: Position, unit: Unit): readonly LegalOrder<Move>[] {
  const [head, rear] = unit.hexes.map((name) => hexOf(position, name));
  const facing = head && rear ? directionBetween(rear, head) : null;
  if (!head || facing === null) throw new Error(`${unit.id} is mounted and does not stand in two hexes that touch`);
  const footway = new Footway(position, unit, fieldOfGame(position));
  const charger: Charger = { position, unit, footway, head, facing, left: mpLeft(position, unit) };
  const begins = AHEAD.flatMap((sixths) => {
    const direction = turned(facing, sixths);
    const hex = head.neighbours[direction];
    return hex && footway.priceOf(head, hex, direction) !== null ? [hex] : [];
  });
  if (begins.length === 0) return [];
  return Object.values(position.units)
    .filter((target) => areEnemies(unit, target) && isLive(target) && isInRange(charger, target))
    .flatMap((target) => chargesAt(charger, begins, target));
}

/** Turns, in sixths of a circle, that a forward step may take (pbem:7.61). */
const AHEAD = [-1, 0, 1] as const;

/** All open runs at a target that begin with one of these hexes, if the unit may charge at the target. */
function chargesAt(charger: Charger, begins: readonly FieldHex[], target: Unit): readonly LegalOrder<Move>[] {
  const { position, unit, head, left } = charger;
  const goals = strikingHexes(position, unit, target);
  const hexes = nearest(head, goals);
  if (hexes < RUN_HEXES_MIN || hexes > left) return [];
  const runs = endsOf(head, goals, hexes)
    .filter((end) => nearest(end, begins) < hexes)
    .flatMap((end) => straightRuns(fieldOfGame(position), head, end))
    .flatMap((run) => chargeAlong(charger, target, run));
  return runs.length > 0 && whyNotDeclare(position, unit, [target.id]) === null ? runs : [];
}

/** The run to a hex beside the target is long enough, and the rider has the MP for it. */
function isInRange({ position, head, left }: Charger, { hexes }: Unit): boolean {
  return hexes.some((name) => {
    const hexesAway = nearest(head, [hexOf(position, name)]);
    return hexesAway + 1 >= RUN_HEXES_MIN && hexesAway - 1 <= left;
  });
}

function endsOf(head: FieldHex, goals: readonly FieldHex[], hexes: number): readonly FieldHex[] {
  return [...new Set(goals.filter((goal) => nearest(head, [goal]) === hexes))];
}

function chargeAlong(charger: Charger, target: Unit, run: readonly FieldHex[]): readonly LegalOrder<Move>[] {
  const { unit, footway, left } = charger;
  const path: PathStep[] = [];
  let [head, facing, mp] = [charger.head, charger.facing, 0];
  let rear = head;
  for (const hex of run) {
    const direction = directionBetween(head, hex);
    if (direction === null || !AHEAD.some((sixths) => turned(facing, sixths) === direction)) return [];
    const price = footway.priceOf(head, hex, direction);
    if (price === null || (mp += price) > left) return [];
    path.push({ gait: 'forward', hexes: [hex.name, head.name] });
    [rear, head, facing] = [head, hex, direction];
  }
  if (!footway.mayStopIn(head) || !footway.mayStopIn(rear)) return [];
  const order: Move = { type: 'Move', unit: unit.id, path, charge: [target.id] };
  return [{ order, mp, summary: `charge ${target.id} to ${head.name}-${rear.name}` }];
}
