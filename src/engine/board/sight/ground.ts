import { Known } from '../../known/known.js';
import { DIRECTION_INDICES } from '../../hex/direction.js';
import type { Field, FieldHex } from '../field.js';
import { hexsideName } from '../field-hexside.js';
import { isLeafShut, type Live } from '../live.js';
import { groundLevel, isRampart, riseBetween, sideTowards } from '../location.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS, type TerrainSight } from '../terrain-facts.js';
import type { HexsideType, TerrainType } from '../terrain.js';
import { sightRulesOf, type SightRules } from './sight-rules.js';
import { barOn, isMasonry, OPEN, SHUT, type Bar } from './bar.js';

/** Each hex may have two hexes beyond it in each direction: the upper location (6 slots), then the lower (6). */
export const SLOTS = 12;

/** The effect of terrain on a line that passes it, as a number. */
export const SIGHT_CODES: Readonly<Record<TerrainSight, number>> = {
  open: 0,
  ends: 1,
  tower: 2,
  blocks: 3,
  hut: 4,
  siegeTower: 5,
};

/** A door, window or gate in a hexside. */
interface Leaf {
  readonly slot: number;
  readonly type: HexsideType;
  readonly name: string;
}

/** The facts about a field that sight needs, by the index of its places and by slot, in flat tables. */
export interface SightGround {
  readonly places: readonly FieldHex[];
  readonly rules: SightRules;
  /** Cells: column and half row. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Man-made height in half stairs. */
  readonly level: Int16Array;
  /** The part of the height that a ladder or tower makes, on which no wall stands. */
  readonly raised: Int16Array;
  readonly passing: Uint8Array;
  readonly roofed: Uint8Array;
  readonly rampart: Uint8Array;
  /**
   * 1 for terrain that is part of walls; a gap in them is not: castle walls and towers, doors and gates; sight ends
   * there.
   */
  readonly solid: Uint8Array;
  /**
   * Which ends of the wall on a hexside are loose: 1 that to the left, seen from the hex, 2 that to the right, 3 both.
   * At a loose end no other piece of wall goes on, and no part of one, so a line may pass the very end.
   */
  readonly loose: Uint8Array;
  /** The hex beyond a slot, or -1. */
  readonly next: Int32Array;
  /** Half stairs that are gained by slopes on the way there. */
  readonly rise: Int8Array;
  readonly sides: readonly HexsideType[];
  /** The obstacle there, all doors and windows being open. */
  readonly bars: Uint8Array;
  readonly leaves: readonly Leaf[];
  /** How many of the hexsides of each place and of the hexes beside it may bar a line. */
  readonly closed: Uint8Array;
  /** Height of each place in half stairs; null if slopes end somewhere, so that it depends on the way. */
  readonly heights: Int32Array | null;
}

const grounds = new Known<Field, SightGround>();

/** The tables of a field, made when they are first asked for. */
export function groundOf(field: Field): SightGround {
  return grounds.of(field, tabulated);
}

function tabulated(field: Field): SightGround {
  const { places } = field;
  const slots = places.length * SLOTS;
  const bars = new Uint8Array(slots);
  const next = new Int32Array(slots).fill(-1);
  const rise = new Int8Array(slots);
  const sides = new Array<HexsideType>(slots).fill('plain');
  const leaves: Leaf[] = [];
  for (const from of places) {
    for (const direction of DIRECTION_INDICES) {
      const upper = from.neighbours[direction];
      const beyond = upper?.above ?? upper;
      if (!beyond) continue;
      for (const [lower, to] of [beyond, beyond.below].entries()) {
        if (!to || isApart(from) !== isApart(to)) continue;
        const slot = from.index * SLOTS + 6 * lower + direction;
        const type = sideTowards(from, direction, to);
        next[slot] = to.index;
        sides[slot] = type;
        rise[slot] = 2 * riseBetween(from, to);
        bars[slot] = barOn(from, to, type, direction);
        if (HEXSIDE_FACTS[type].leaf !== 'none') leaves.push({ slot, type, name: hexsideName(from, to) });
      }
    }
  }
  const solid = Uint8Array.from(places, isSolid);
  const level = Int16Array.from(places, (place) => place.level);
  const passing = Uint8Array.from(places, passingCode);
  return {
    places,
    rules: sightRulesOf(places[0]?.ruleset ?? ''),
    x: Int32Array.from(places, ({ cell }) => cell.x),
    y: Int32Array.from(places, ({ cell }) => cell.y),
    level,
    raised: Int16Array.from(places, (place) => place.level - groundLevel(place)),
    passing,
    roofed: Uint8Array.from(places, ({ terrains }) => Number(terrains.some((type) => TERRAIN_FACTS[type].roofed))),
    rampart: Uint8Array.from(places, (place) => Number(isRampart(place))),
    solid,
    loose: Uint8Array.from(bars, (_, slot) => looseEnds(slot, { bars, next, solid })),
    next,
    rise,
    sides,
    bars,
    leaves,
    closed: Uint8Array.from(places, ({ index }) => closedRound(index, next, bars, passing)),
    heights: heightsOf(level, next, rise),
  };
}

function closedRound(place: number, next: Int32Array, bars: Uint8Array, passing: Uint8Array): number {
  let closed = 0;
  for (let slot = place * SLOTS; slot < place * SLOTS + 6; slot += 1) {
    const beyond = next[slot] as number;
    if (beyond < 0 || bars[slot] !== OPEN || passing[beyond] !== SIGHT_CODES.open) closed += 1;
  }
  return closed;
}

/** Of two half-hexes the one that bars more counts (pbem:3.2). */
function passingCode({ terrains, ruleset }: FieldHex): number {
  const { throughGaps } = sightRulesOf(ruleset);
  const sightOf = (type: TerrainType): TerrainSight =>
    throughGaps && (type === 'yardEntrance' || type === 'archway') ? 'open' : TERRAIN_FACTS[type].sight;
  return Math.max(...terrains.map((type) => SIGHT_CODES[sightOf(type)]));
}

function looseEnds(slot: number, walls: Pick<SightGround, 'bars' | 'next' | 'solid'>): number {
  if ((walls.next[slot] as number) < 0 || !isMasonry(walls.bars[slot] as number)) return 0;
  return Number(isLoose(slot, 'left', walls)) + 2 * Number(isLoose(slot, 'right', walls));
}

/**
 * The hex that touches an end of the hexside of a slot, in its upper location, by the slots that lead there and on to
 * the place beyond; null at the edge of the map.
 */
export function roundEnd(
  slot: number,
  end: 'left' | 'right',
  next: Int32Array,
): readonly [to: number, on: number] | null {
  const [place, direction, location] = [Math.floor(slot / SLOTS), slot % 6, slot % SLOTS < 6 ? 0 : 6];
  const to = place * SLOTS + ((direction + (end === 'left' ? 5 : 1)) % 6);
  const beyond = next[to] as number;
  if (beyond < 0) return null;
  return [to, beyond * SLOTS + location + ((direction + (end === 'left' ? 1 : 5)) % 6)];
}

function isLoose(
  slot: number,
  end: 'left' | 'right',
  { bars, next, solid }: Pick<SightGround, 'bars' | 'next' | 'solid'>,
): boolean {
  const round = roundEnd(slot, end, next);
  return (
    round !== null &&
    solid[next[round[0]] as number] === 0 &&
    round.every((one) => (next[one] as number) >= 0 && !isMasonry(bars[one] as number))
  );
}

/** Trees and engines hide as well, but are something else than the wall that ends beside them. */
const NO_PART_OF_WALLS: readonly TerrainSight[] = ['open', 'hut', 'siegeTower'];

function isSolid({ terrains }: FieldHex): number {
  return Number(terrains.some((type) => type !== 'tree' && !NO_PART_OF_WALLS.includes(TERRAIN_FACTS[type].sight)));
}

function isApart({ terrain }: FieldHex): boolean {
  return TERRAIN_FACTS[terrain].apart;
}

/** Adds up slopes from hex to hex; null if two ways to a hex do not agree. */
function heightsOf(level: Int16Array, next: Int32Array, rise: Int8Array): Int32Array | null {
  const slopes = new Int32Array(level.length);
  const seen = new Uint8Array(level.length);
  for (let start = 0; start < level.length; start += 1) {
    if (seen[start]) continue;
    seen[start] = 1;
    for (const open = [start]; open.length > 0;) {
      const from = open.pop() as number;
      for (let slot = from * SLOTS; slot < (from + 1) * SLOTS; slot += 1) {
        const to = next[slot] as number;
        if (to < 0) continue;
        const there = (slopes[from] as number) + (rise[slot] as number);
        if (seen[to] && slopes[to] !== there) return null;
        if (seen[to]) continue;
        seen[to] = 1;
        slopes[to] = there;
        open.push(to);
      }
    }
  }
  return slopes.map((slope, index) => slope + (level[index] as number));
}

/** The slots whose door or window is shut to sight now. */
export function shutSlots(ground: SightGround, live: Live): readonly number[] {
  return shutLeaves(ground, live)
    .filter(({ type }) => HEXSIDE_FACTS[type].blindWhenShut)
    .map(({ slot }) => slot);
}

/**
 * Which doors, windows, gates and bars are shut now, in one word; some of them bar no sight, but give cover
 * (pbem:16.27a).
 */
export function shutAltogether(ground: SightGround, live: Live): string {
  return shutLeaves(ground, live)
    .map(({ slot }) => slot)
    .join();
}

function shutLeaves({ leaves }: SightGround, live: Live): readonly Leaf[] {
  return leaves.filter(({ type, name }) => isLeafShut(live, type, name));
}

/** The bars with some doors and windows shut. */
export function barsWith({ bars }: SightGround, shut: readonly number[]): Uint8Array {
  if (shut.length === 0) return bars;
  const now = bars.slice();
  for (const slot of shut) now[slot] = SHUT satisfies Bar;
  return now;
}

/** The slot that leads from one place to another beside it, or -1. */
export function slotBetween({ next }: SightGround, from: number, to: number): number {
  for (let slot = from * SLOTS; slot < (from + 1) * SLOTS; slot += 1) if (next[slot] === to) return slot;
  return -1;
}
