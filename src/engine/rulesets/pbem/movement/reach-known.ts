import type { FieldHex } from '../../../board/field.js';
import { DIRECTION_INDICES, opposite } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { Change } from '../listing/changes.js';
import { remembered, whileNothingIsOwed } from '../listing/memory.js';
import { looksTheSame } from '../listing/nearness.js';
import { isInMelee } from '../melee/melee.js';
import { fieldOfGame } from '../terrain/ground.js';
import { Footway } from './footway.js';
import { mpLeft } from './mobility.js';
import { placeBeyondEntrance } from './passage.js';
import { stopsAmong, type Reached } from './places.js';
import { searchReach, type ReachFound } from './reach-search.js';

/** Where a unit can go with the MP that it has left; made anew only if somebody has changed whom one of its ways might meet. */
export function reachKnown(position: Position, unit: Unit): readonly Reached[] {
  return known(position, unit).reached;
}

interface Known extends ReachFound {
  readonly mpMax: number;
  readonly reached: readonly Reached[];
}

const known = remembered<Known>(
  (position, unit) => {
    const mpMax = mpLeft(position, unit);
    const found = searchReach(position, unit, mpMax);
    return { ...found, mpMax, reached: stopsAmong(position, unit, found.places) };
  },
  (last, position, unit, changes, before) => {
    if (last.mpMax !== mpLeft(position, unit) || changes.some((change) => isOwn(change, unit))) return null;
    const others = changes.filter((change) => change.after.id !== unit.id && (change.tied || !looksTheSame(change)));
    const field = fieldOfGame(position);
    const met = [...new Set(others.flatMap((change) => [...change.before.hexes, ...change.after.hexes]))]
      .map((name) => field.hex(name) as FieldHex)
      .filter(({ index }) => last.looked[index] === 1);
    if (met.length === 0) return last;
    if (!onlyStops(position, unit) || !costTheSame(before, position, unit, met)) return null;
    return { ...last, reached: stopsAmong(position, unit, last.places) };
  },
  whileNothingIsOwed,
);

/** The unit itself is not what it was, for its own ways. */
function isOwn(change: Change, unit: Unit): boolean {
  return change.after.id === unit.id && (change.tied || !looksTheSame(change));
}

/** Others who come and go matter to it in what their hexes cost and in whether it may stop there, and in nothing else. */
function onlyStops(position: Position, unit: Unit): boolean {
  return !position.carts && !position.equipment && !position.duel && !isInMelee(position, unit.id);
}

/** True if the unit pays for going into these hexes what it would have paid before. */
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
