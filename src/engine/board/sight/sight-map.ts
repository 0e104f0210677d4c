import { KnownByKey } from '../../known/known.js';
import { dungeonUnder, isManhole } from '../dungeon.js';
import type { Field, FieldHex } from '../field.js';
import type { Live } from '../live.js';
import { hexsideName } from '../field-hexside.js';
import { isDownPassage, placesApart } from './over-and-under.js';
import { BATTLEMENT, WALL } from './bar.js';
import { barsWith, slotBetween, groundOf, shutAltogether, shutSlots, type SightGround } from './ground.js';
import { Judge } from './judge.js';
import { SiegeJudge } from './siege-judge.js';
import { LineWalk, type Obstacle } from './line-walk.js';
import { crossedAlong } from './crossed.js';
import { WaySearch } from './way-search.js';
import type { FreeWay, Weighing } from './weighing.js';

/** How lines may be drawn: from any part of a hex to any part (pbem:5.2c), or between centres (pbem:22.4). */
export type Tracing = 'anyPart' | 'centres';

/** A free way, or what bars the line that joins the centres and the slots up to there. */
export type Look =
  | ({ readonly free: true } & FreeWay)
  | { readonly free: false; readonly obstacle: Obstacle; readonly slots: readonly number[] };

const HERE: FreeWay = { slots: [], weight: 0, lines: [] };

const UNKNOWN = 0;
const BLOCKED = 1;
const FREE = 2;

/** Rows of so many bytes in all are remembered, then the memory starts anew. */
const REMEMBERED_MAX = 32 * 1024 * 1024;

/** Sight on a field with some doors and windows shut; it remembers which places see each other. */
export class SightMap {
  readonly ground: SightGround;
  private readonly judge: Judge;
  private readonly search: WaySearch;
  private readonly line: LineWalk;
  private readonly rows = new Map<number, Uint8Array>();

  constructor(ground: SightGround, shut: readonly number[]) {
    this.ground = ground;
    const bars = barsWith(ground, shut);
    this.judge = ground.rules.judge === 'siege' ? new SiegeJudge(ground, bars) : new Judge(ground, bars);
    this.search = new WaySearch(this.judge);
    this.line = new LineWalk(this.judge);
  }

  /** True if the one sees the other; remembered. */
  isFree(from: FieldHex, to: FieldHex, tracing: Tracing): boolean {
    const row = this.row(from.index, tracing);
    const known = row[to.index];
    if (known !== UNKNOWN) return known === FREE;
    // Sight is mutual; less is tried in vain from where more stands in the way.
    const { closed } = this.ground;
    const [near, far] = (closed[from.index] as number) < (closed[to.index] as number) ? [to, from] : [from, to];
    const free = this.lightest(near, far, null, tracing) !== null;
    row[to.index] = free ? FREE : BLOCKED;
    this.row(to.index, tracing)[from.index] = row[to.index] as number;
    return free;
  }

  /**
   * The free way of least weight from the one to the other, or why there is none. No way is weighed where none is free,
   * which is found out with less work, and remembered.
   */
  look(from: FieldHex, to: FieldHex, weighing: Weighing | null, tracing: Tracing): Look {
    const way = weighing === null || this.isFree(from, to, tracing) ? this.lightest(from, to, weighing, tracing) : null;
    return way ? { free: true, ...way } : { free: false, ...this.why(from, to) };
  }

  private row(from: number, tracing: Tracing): Uint8Array {
    const { length } = this.ground.places;
    const key = tracing === 'centres' ? from + length : from;
    const known = this.rows.get(key);
    if (known) return known;
    if (this.rows.size * length > REMEMBERED_MAX) this.rows.clear();
    const row = new Uint8Array(length);
    this.rows.set(key, row);
    return row;
  }

  /** The free way of least weight from the one to the other, if there is one that counts. */
  lightest(from: FieldHex, to: FieldHex, weighing: Weighing | null, tracing: Tracing): FreeWay | null {
    const { judge, ground } = this;
    if (from === to) return HERE;
    if (isDownPassage(from, to) || this.isThroughManhole(from, to)) return HERE;
    if (placesApart(from, to) !== null) return null;
    if (from.cell.x === to.cell.x && from.cell.y === to.cell.y) return HERE;
    judge.begin(from, to);
    const slot = slotBetween(ground, from.index, to.index);
    if (slot >= 0) return this.neighbour(slot) === null ? this.direct(slot, weighing) : null;
    let best: FreeWay | null = null;
    for (const end of this.ends(from, to)) {
      judge.end = end;
      for (const high of judge.highEnds()) {
        judge.lookFrom(high);
        if (judge.bothEnds() === null) best = lighter(best, this.findAt(from, to, weighing, tracing));
        if (best && best.weight <= (weighing?.least ?? 0)) return best;
      }
    }
    return best;
  }

  /**
   * The one lies in a dungeon, and the other is its manhole or a hex that sees the manhole beside it (ruling of
   * pbem:16.33g).
   */
  private isThroughManhole(from: FieldHex, to: FieldHex): boolean {
    if ((from.terrain === 'dungeon') === (to.terrain === 'dungeon')) return false;
    const [above, below] = from.terrain === 'dungeon' ? [to, from] : [from, to];
    return [above, ...above.neighbours].some(
      (over) =>
        over !== null &&
        isManhole(over) &&
        dungeonUnder(over).includes(below) &&
        (over === above || this.isFree(above, over, 'anyPart')),
    );
  }

  /** With the height of the target known. */
  private findAt(from: FieldHex, to: FieldHex, weighing: Weighing | null, tracing: Tracing): FreeWay | null {
    const centres = tracing === 'centres';
    const way = centres ? this.line.walk(centreLine(from, to), weighing, weighing?.below ?? Infinity) : null;
    const least = weighing?.least ?? 0;
    if (way && way.weight <= least) return way;
    const found = lighter(way, this.search.search(weighing, centres));
    return centres || (found && found.weight <= least) ? found : this.squeezed(found, weighing);
  }

  /** The heights at which lines may reach the target: one, unless slopes end somewhere. */
  private ends(from: FieldHex, to: FieldHex): readonly number[] {
    const { judge, search, line } = this;
    if (!judge.heightsVary) return [judge.end];
    judge.surveying = true;
    const ends = new Set<number>();
    for (const high of judge.highEnds()) {
      judge.lookFrom(high);
      search.search(null);
      line.ends.clear();
      for (const touching of search.touching.all()) line.walk(touching, null, Infinity);
      line.walk(centreLine(from, to), null, Infinity);
      for (const end of [...search.ends, ...line.ends]) ends.add(end);
    }
    judge.surveying = false;
    return [...ends].sort((a, b) => a - b);
  }

  /** Tries the lines that have no room to either side. */
  private squeezed(found: FreeWay | null, weighing: Weighing | null): FreeWay | null {
    let best = found;
    for (const line of this.search.touching.all()) {
      const way = this.line.walk(line, weighing, best?.weight ?? weighing?.below ?? Infinity);
      if (way) best = way;
      if (best && best.weight <= (weighing?.least ?? 0)) return best;
    }
    return best;
  }

  private direct(slot: number, weighing: Weighing | null): FreeWay | null {
    const weight = weighing?.whole(crossedAlong(this.ground, [slot])) ?? 0;
    if (weight >= (weighing?.below ?? Infinity)) return null;
    return { slots: [slot], weight, lines: [] };
  }

  /**
   * Neighbours always see each other unless their hexside is closed (pbem:5.3b), whatever lips, battlements and edges
   * are on it; but not from above under a bridge (pbem:5.59b). Returns the rule that bars it.
   */
  private neighbour(slot: number): string | null {
    const { judge, ground } = this;
    const { rise, level } = ground;
    const { from, to } = judge;
    judge.end = (rise[slot] as number) + (level[to] as number) - (level[from] as number);
    const hidden = judge.bothEnds(true);
    if (hidden !== null) return hidden;
    const bar = judge.bars[slot];
    if (bar === BATTLEMENT) return null;
    return judge.crossing(slot, from, to, 0) ?? (bar === WALL ? judge.crossingAt(slot, from, to, 0, judge.end) : null);
  }

  private why(from: FieldHex, to: FieldHex): { readonly obstacle: Obstacle; readonly slots: readonly number[] } {
    const { judge, ground } = this;
    const apart = placesApart(from, to);
    if (apart !== null) return { obstacle: { where: to.name, rule: apart }, slots: [] };
    judge.begin(from, to);
    const slot = slotBetween(ground, from.index, to.index);
    if (slot >= 0) {
      const rule = this.neighbour(slot) ?? 'pbem:5.3b';
      return { obstacle: { where: hexsideName(from, to), rule }, slots: [slot] };
    }
    const [end = 0] = this.ends(from, to);
    judge.end = end;
    judge.lookFrom(judge.highEnds()[0] ?? -1);
    const hidden = judge.bothEnds();
    if (hidden !== null) return { obstacle: { where: to.name, rule: hidden }, slots: [] };
    this.line.walk(centreLine(from, to), null, Infinity);
    // Where slopes end on the line between the centres it may reach the target at another height only.
    return this.line.blocked() ?? { obstacle: { where: to.name, rule: 'pbem:5.62a' }, slots: [] };
  }
}

function lighter(one: FreeWay | null, other: FreeWay | null): FreeWay | null {
  if (!one || !other) return one ?? other;
  return other.weight < one.weight ? other : one;
}

function centreLine(from: FieldHex, to: FieldHex): readonly [number, number, number, number] {
  const [x, y] = [3 * from.cell.x, from.cell.y];
  return [x, y, 3 * to.cell.x - x, to.cell.y - y];
}

/** So many states of doors and windows are remembered for each field. */
const STATES_MAX = 8;

const byShut = new KnownByKey<SightGround, string, SightMap>(STATES_MAX);
const byLive = new KnownByKey<Live, SightGround, SightMap>();

/**
 * The sight map of a field as its doors, windows, gates and bars now are. Each state of them has a map of its own, also
 * where no sight is barred: the facts remembered with a map (the cover on its lines) may rest on any of them.
 */
export function sightMapOf(field: Field, live: Live): SightMap {
  const ground = groundOf(field);
  return byLive.of(live, ground, () =>
    byShut.of(ground, shutAltogether(ground, live), () => new SightMap(ground, shutSlots(ground, live))),
  );
}
