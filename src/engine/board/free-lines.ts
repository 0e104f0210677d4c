import { sightLines } from '../hex/sight-lines.js';
import { crossedBy, crossedHexside, type Crossed } from './crossing.js';
import type { Field, FieldHex } from './field.js';
import type { Live } from './live.js';
import { obstacleOn, type Obstacle } from './obstacle.js';

/** The free lines of sight between two hexes, or what ends the first of the lines that were tried. */
export type FreeLines =
  | { readonly free: true; readonly lines: readonly (readonly Crossed[])[] }
  | { readonly free: false; readonly blockedBy: Obstacle };

/** Pairs of hexes whose lines are kept for one state of a field; a few kilobytes each. */
const PAIRS_MAX = 2_000;

type Pairs = Map<number, FreeLines>;

const kept = new WeakMap<Field, WeakMap<Live, Pairs>>();

/**
 * All lines of sight between two different hexes that are free, in the order in which `sight` tries them, without
 * those that meet just what an earlier one meets. Kept as long as field and live terrain live, since shots from one
 * hex at another are weighed again whenever a unit has moved.
 */
export function freeLines(field: Field, live: Live, from: FieldHex, to: FieldHex): FreeLines {
  const pairs = pairsOf(field, live);
  const pair = from.index * field.hexes.length + to.index;
  const known = pairs.get(pair);
  if (known) return known;
  const found = findFreeLines(field, live, from, to);
  if (pairs.size >= PAIRS_MAX) pairs.clear();
  pairs.set(pair, found);
  return found;
}

function pairsOf(field: Field, live: Live): Pairs {
  const states = kept.get(field) ?? new WeakMap<Live, Pairs>();
  kept.set(field, states);
  const pairs = states.get(live) ?? new Map<number, FreeLines>();
  states.set(live, pairs);
  return pairs;
}

function findFreeLines(field: Field, live: Live, from: FieldHex, to: FieldHex): FreeLines {
  const lines = new Map<string, readonly Crossed[]>();
  let first: Obstacle | null = null;
  for (const crossed of linesBetween(field, from, to)) {
    const obstacle = obstacleOn(crossed, from, to, live);
    if (obstacle) first ??= obstacle;
    else {
      const met = crossed.map(written).join(' ');
      if (!lines.has(met)) lines.set(met, crossed);
    }
  }
  return first && lines.size === 0 ? { free: false, blockedBy: first } : { free: true, lines: [...lines.values()] };
}

/** Neighbours see each other over their hexside alone (pbem:5.3b). */
function linesBetween(field: Field, from: FieldHex, to: FieldHex): readonly (readonly Crossed[])[] {
  const next = crossedHexside(from, to);
  if (next) return [[next]];
  const lines = sightLines({ x: to.cell.x - from.cell.x, y: to.cell.y - from.cell.y });
  return lines.map((stabs) => crossedBy(field, stabs, from.cell));
}

function written(thing: Crossed): string {
  switch (thing.kind) {
    case 'hex':
      return thing.hex ? `${thing.hex.index}` : '-';
    case 'hexside':
      return `${thing.from.index}>${thing.to.index}${thing.side}${thing.rise}`;
    case 'border':
      return `${thing.left?.index ?? '-'}|${thing.right?.index ?? '-'}${thing.side}`;
  }
}
