import type { FieldHex } from '../../../board/field.js';
import { DIRECTION_INDICES, opposite } from '../../../hex/direction.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { Change } from '../core/listing/changes.js';
import { atAnyTime, remembered } from '../core/listing/memory.js';
import { looksTheSame } from '../core/listing/nearness.js';
import { opponentsInMelee } from '../core/melee/melee.js';
import type { Move } from '../core/orders/movement-orders.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { Footway } from './footway.js';
import { mpLeft } from './mobility.js';
import { placeBeyondEntrance } from './passage.js';
import { MoveChoice } from './move-choice.js';
import { stopsAmong, WayReached, type Reached } from './places.js';
import { searchReach } from './reach-search.js';
import type { Ways } from './ways-found.js';

/**
 * Moves to all places that a unit can reach with the MP that it has left. They are made anew only if a unit that one of
 * its ways might meet has changed.
 */
export function movesKnown(position: Position, unit: Unit): readonly LegalOrder<Move>[] {
  const now = known(position, unit);
  return (now.moves ??= now.stops.map((way) => (now.chosen[way] ??= new MoveChoice(unit, now.ways, way))));
}

/** The same, as places only. */
export function reachKnown(position: Position, unit: Unit): readonly Reached[] {
  const { ways, stops } = known(position, unit);
  return stops.map((way) => new WayReached(ways, way));
}

interface Known {
  readonly ways: Ways;
  readonly looked: Uint8Array;
  readonly mpMax: number;
  /** The ways at whose ends the unit may stop. */
  readonly stops: readonly number[];
  /** The moves along the ways that were ever listed. */
  readonly chosen: (LegalOrder<Move> | undefined)[];
  /** The moves to all stops, once they were listed. */
  moves?: readonly LegalOrder<Move>[];
}

const known = remembered<Known>(
  (position, unit) => {
    const mpMax = mpLeft(position, unit);
    const { ways, looked } = searchReach(position, unit, mpMax);
    return { ways, looked, mpMax, stops: stopsAmong(position, unit, ways), chosen: [] };
  },
  (last, position, unit, changes, before) => {
    if (last.mpMax !== mpLeft(position, unit) || changes.some((change) => isOwn(change, unit))) return null;
    const others = changes.filter((change) => change.after.id !== unit.id && (change.tied || !looksTheSame(change)));
    const field = fieldOfGame(position);
    const met = [...new Set(others.flatMap((change) => [...change.before.hexes, ...change.after.hexes]))]
      .map((name) => field.hex(name) as FieldHex)
      .filter(({ index }) => last.looked[index] === 1);
    if (met.length === 0) return last;
    if (!onlyStops(position, unit, others) || !costTheSame(before, position, unit, met)) return null;
    const { ways, looked, mpMax, chosen } = last;
    return { ways, looked, mpMax, chosen, stops: stopsAmong(position, unit, ways) };
  },
  atAnyTime,
);

/** The unit itself has changed in a way that matters for its own ways. */
function isOwn(change: Change, unit: Unit): boolean {
  return change.after.id === unit.id && (change.tied || !looksTheSame(change));
}

/**
 * Other units that come and go matter to this unit only by the cost of their hexes and by whether it may stop there.
 * This holds if nothing on the map reaches farther and the others are not in melee with the unit (pbem:11.41c).
 */
function onlyStops(position: Position, unit: Unit, others: readonly Change[]): boolean {
  if (position.carts || position.equipment || position.duel) return false;
  const opponents = opponentsInMelee(position, unit.id);
  return !others.some(({ after }) => opponents.includes(after.id));
}

/** True if the unit pays as much for entering these hexes as it would have paid before. */
function costTheSame(before: Position, after: Position, unit: Unit, hexes: readonly FieldHex[]): boolean {
  const field = fieldOfGame(after);
  const [then, now] = [new Footway(before, unit, field), new Footway(after, unit, field)];
  return hexes.every(
    (hex) =>
      !placeBeyondEntrance(hex) &&
      DIRECTION_INDICES.every((direction) => {
        const from = hex.neighbours[opposite(direction)];
        return !from || then.priceOf(from, hex, direction) === now.priceOf(from, hex, direction);
      }),
  );
}
