import { KnownByKey } from '../../known/known.js';
import type { Field, FieldHex } from '../field.js';
import type { Live } from '../live.js';
import { isTopOfWall } from '../location.js';
import { BATTLEMENT, EMBRASURE } from './bar.js';
import { crossedAlong } from './crossed.js';
import { shutSlots, SLOTS } from './ground.js';
import { sightMapOf, SightMap } from './sight-map.js';

const known = new KnownByKey<SightMap, number, SightMap>();

/**
 * Sight of an engine that shoots from a rampart over its battlement as if this were the edge towards the courtyard
 * (pbem:18.2d): the battlements of its own hex, and of rampart on which it looks along to them, bar lines only where
 * they would bar everybody's and where such an edge would bar them too; they cover nobody. Good for lines from that
 * place only.
 */
export function sightOverBattlements(field: Field, live: Live, from: FieldHex): SightMap {
  const map = sightMapOf(field, live);
  return known.of(map, from.index, () => {
    const slots = rampartBefore(map, from).flatMap(({ index }) => battlementsOf(map, index));
    return slots.length === 0 ? map : withoutBattlements(map, slots, shutSlots(map.ground, live));
  });
}

/** The place itself and all rampart of its height that a straight line from it reaches over nothing but rampart. */
function rampartBefore(map: SightMap, from: FieldHex): readonly FieldHex[] {
  const { level, rampart } = map.ground;
  const isLevel = ({ index }: FieldHex): boolean => rampart[index] === 1 && level[index] === level[from.index];
  const reached = new Set([from]);
  for (const place of reached) {
    for (const beside of place.neighbours) {
      const next = beside?.above ?? beside;
      if (!next || reached.has(next) || !isLevel(next)) continue;
      const look = map.look(from, next, null, 'centres');
      const way = look.free ? crossedAlong(map.ground, look.slots) : null;
      if (way?.every((thing) => thing.kind === 'hexside' || isLevel(thing.hex))) reached.add(next);
    }
  }
  return [...reached];
}

/** The slots on both sides of the battlements that stand on a place, not of those that look down on it. */
function battlementsOf({ ground }: SightMap, place: number): readonly number[] {
  const { bars, next, places } = ground;
  const slots: number[] = [];
  for (let slot = place * SLOTS; slot < (place + 1) * SLOTS; slot += 1) {
    const beyond = next[slot] as number;
    if (bars[slot] !== BATTLEMENT || !isTopOfWall(places[place] as FieldHex, places[beyond] as FieldHex)) continue;
    slots.push(slot);
    for (let back = beyond * SLOTS; back < (beyond + 1) * SLOTS; back += 1) if (next[back] === place) slots.push(back);
  }
  return slots;
}

function withoutBattlements({ ground }: SightMap, slots: readonly number[], shut: readonly number[]): SightMap {
  const bars = ground.bars.slice();
  for (const slot of slots) bars[slot] = EMBRASURE;
  return new SightMap({ ...ground, bars }, shut);
}
