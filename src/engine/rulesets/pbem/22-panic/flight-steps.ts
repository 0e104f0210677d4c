import { KnownByKey } from '../../../known/known.js';
import type { HexName } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { whyPullsCart } from '../07-movement/draught.js';
import { costOf, stepsFrom } from '../07-movement/going.js';
import { isOnOnePlatform, paidOnce } from '../07-movement/platform.js';
import { isInFire } from '../core/burning/fires.js';
import { mpaOf } from '../core/combat/strength.js';
import { withoutControl } from '../core/control/limits.js';
import type { StepGone } from '../core/events/facts.js';
import { climbsInRetreat } from '../core/siege/ladders.js';
import { isOnTower } from '../core/siege/tower-fall.js';
import { isAdjacentToActiveEnemy } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { enemiesSeen, leadsFromMost } from './flight-threats.js';

/** Number of hexes that a unit in panic runs, if its MPA is enough (pbem:22.9h). */
const PANIC_HEXES = 3;

/** A flight that must be made: the most hexes (null: any number) and the MP for it. */
export interface Flight {
  readonly position: Position;
  readonly unit: Unit;
  readonly hexes: number | null;
  readonly mpa: number;
}

/** The part of a flight that has been made so far. */
export interface FlightWay {
  readonly steps: readonly StepGone[];
  readonly hexes: readonly HexName[];
  /** The places where it has been, the present one among them. */
  readonly been: readonly string[];
  readonly count: number;
  readonly mp: number;
  /** The unit has left the map (pbem:22.9q). */
  readonly off: boolean;
  /** The last step ends ADJACENT to an active enemy; the flight ends there (pbem:22.9o). */
  readonly taken: boolean;
}

/** The ways that one more step of a flight can give. */
interface Further {
  /** Ways on which the unit may go on. */
  readonly open: readonly FlightWay[];
  /** Ways that end ADJACENT to an active enemy (pbem:22.9i, 22.9o). */
  readonly barred: readonly FlightWay[];
  /** Whether there are further steps for which the unit only lacks MP. */
  readonly dear: boolean;
}

/** The flight that panic or rout asks of a unit. */
export function flightOf(position: Position, unit: Unit, rout: boolean): Flight {
  return { position: withoutControl(position), unit, hexes: rout ? null : PANIC_HEXES, mpa: mpaOf(position, unit) };
}

/** A flight before its first step. */
export function standing({ unit }: Flight): FlightWay {
  return { steps: [], hexes: unit.hexes, been: [unit.hexes.join('-')], count: 0, mp: 0, off: false, taken: false };
}

/** Where a way ends, in writing. */
export function placeOf({ hexes, steps, off }: FlightWay): string {
  return `${hexes.join('-')} ${steps.at(-1)?.half ?? ''}${off ? ' off' : ''}`;
}

/**
 * Whether a way is a complete flight: the number of hexes, off the map, or as far as the MPA allows (pbem:22.9h,
 * 22.9n).
 */
export function isWhole(flight: Flight, way: FlightWay): boolean {
  if (way.off || way.count === flight.hexes || way.mp === flight.mpa) return true;
  const { within, offFor, dear } = weighed(flight, way);
  return dear && offFor === null && within.length === 0;
}

/** The next steps of a flight; a flight never returns to a place where it was. */
export function further(flight: Flight, way: FlightWay): Further {
  const { within, offFor, dear } = weighed(flight, way);
  const [open, barred]: [FlightWay[], FlightWay[]] = [[], []];
  for (const { step, to, mp, taken } of within) {
    const [steps, been] = [
      [...way.steps, step],
      [...way.been, to],
    ];
    const count = way.count + (isWorthHex(flight, way, step) ? 1 : 0);
    const next = { steps, hexes: step.hexes, been, count, mp, off: false, taken };
    (taken ? barred : open).push(next);
  }
  if (offFor !== null) open.push({ ...way, count: way.count + 1, mp: offFor, off: true });
  return { open, barred, dear };
}

/** A pivot is worth a hex only if it leads away from most of the enemies (pbem:10.23b, ruling of 22.9h). */
function isWorthHex(flight: Flight, { hexes }: FlightWay, { gait, hexes: to }: StepGone): boolean {
  if (gait !== 'pivotForward' && gait !== 'pivotBackward') return true;
  return leadsFromMost(flight.position, enemiesSeen(flight), hexes, to);
}

/** Steps that go on from the place of a way, with the MP that the way then costs. */
interface Weighed {
  /** Those for which the MP are enough. */
  readonly within: readonly {
    readonly step: StepGone;
    readonly to: string;
    readonly mp: number;
    readonly taken: boolean;
  }[];
  /** The MP for which the unit leaves the map; null: it cannot. */
  readonly offFor: number | null;
  /** Whether there are others for which the unit only lacks MP. */
  readonly dear: boolean;
}

const NOWHERE: Weighed = { within: [], offFor: null, dear: false };

function weighed(flight: Flight, way: FlightWay): Weighed {
  const { position, mpa } = flight;
  if (way.off || way.taken || way.count === flight.hexes) return NOWHERE;
  const within: { step: StepGone; to: string; mp: number; taken: boolean }[] = [];
  let dear = false;
  for (const { alone, to, taken } of stepsOn(flight, way)) {
    if (way.been.includes(to)) continue;
    const step = paidOnce(way.steps, alone);
    const mp = way.mp + costOf([step]);
    if (mp <= mpa) within.push({ step, to, mp, taken });
    else dear ||= !taken;
  }
  const [head] = way.hexes;
  if (head === undefined || !hexOf(position, head).neighbours.includes(null)) return { within, offFor: null, dear };
  // The unit is off the map when the last of its hexes is (pbem:3.1b).
  const mp = way.mp + way.hexes.length;
  return mp <= mpa ? { within, offFor: mp, dear } : { within, offFor: null, dear: true };
}

/**
 * Why a rule of retreats forbids a step of a flight, or null: it leads only down from a ladder, does not leave the
 * platform of a siege tower, and draws no cart (pbem:19.11x, 19.12o, 14k). Out of a fire a unit goes wherever it can
 * (20.1h).
 */
export function whyNoRetreat({ position, unit }: Flight, { hexes }: FlightWay, step: StepGone): Refusal | null {
  const [from = '', to = ''] = [hexes[0], step.hexes[0]];
  const [left, entered] = [hexOf(position, from), hexOf(position, to)];
  if (position.equipment && !isInFire(position, unit)) {
    if (climbsInRetreat(left, entered)) {
      return illegal('pbem:19.11x', `${unit.id} flees only down from the ladder, not to ${to}`, to);
    }
    if (isOnTower(position, unit) && !isOnOnePlatform(left, entered)) {
      return illegal('pbem:19.12o', `${unit.id} flees on the platform only, not to ${to}`, to);
    }
  }
  return whyPullsCart(position, unit, hexes, step.hexes);
}

/** A step that rules of movement and of retreats allow, before MP are counted. */
interface StepOn {
  readonly alone: StepGone;
  /** The place to which it leads. */
  readonly to: string;
  /** It ends ADJACENT to an active enemy. */
  readonly taken: boolean;
}

const known = new KnownByKey<Flight, string, readonly StepOn[]>();

/** The steps that go on from the place of a way; they are found once for each place, since many ways pass it. */
function stepsOn(flight: Flight, way: FlightWay): readonly StepOn[] {
  const { position, unit } = flight;
  return known.of(flight, way.been.at(-1) ?? '', () =>
    [...stepsFrom(position, unit, way.hexes)]
      .filter((alone) => whyNoRetreat(flight, way, alone) === null)
      .map((alone) => ({
        alone,
        to: alone.hexes.join('-'),
        taken: isAdjacentToActiveEnemy(position, unit, alone.hexes, unit.hexes, alone.half),
      })),
  );
}
