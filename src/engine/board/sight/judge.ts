import {
  BATTLEMENT,
  BRIDGE_END,
  EDGE,
  EMBRASURE,
  isMasonry,
  isUnderBridge,
  LIP,
  OPENING,
  SHUT,
  SOLID,
  WALL,
} from './bar.js';
import { SIGHT_CODES, type SightGround } from './ground.js';
import type { FieldHex } from '../field.js';
import { isTopOfWall } from '../location.js';
import { hexesOver } from '../../hex/lattice.js';
import { isPlatformOf, ruleOfHut, shelterOf } from './engine-bar.js';
import { isAtBridgeOver } from './over-and-under.js';

/** Rules by which something bars a line; null: it does not. */
export type Barred = string | null;

/** Where a line stands with regard to towers, which are seen through only from inside (pbem:16.113b). */
const INSIDE_TOWER = 0;
const OUTSIDE_TOWERS = 1;
const INTO_TOWER = 2;

/** Decides what bars a line between two places, one thing on it after the other. */
export class Judge {
  from = 0;
  to = 0;
  /** Height of the target above the viewer in half stairs; ways that lead to it at another height do not count. */
  end = 0;
  /** Heights are left out of the judgement. */
  surveying = false;
  private under = false;
  /** The rule by which an end is seen only from beside it, on its level (pbem:19.12d, 19.13a); null: neither is. */
  private sheltered: Barred = null;

  constructor(
    readonly ground: SightGround,
    readonly bars: Uint8Array,
  ) {}

  /** Heights between places depend on the way from the one to the other, as slopes end somewhere. */
  get heightsVary(): boolean {
    return this.ground.heights === null;
  }

  /** Begins with two places that are not the same. */
  begin(from: FieldHex, to: FieldHex): void {
    const { heights } = this.ground;
    this.from = from.index;
    this.to = to.index;
    this.end = heights ? (heights[this.to] as number) - (heights[this.from] as number) : 0;
    this.under = isUnderBridge(from) || isUnderBridge(to);
    this.sheltered = shelterOf(from) ?? shelterOf(to);
  }

  /** The ends by whose rights lines are judged, one after the other; -1: both ends have the same rights. */
  highEnds(): readonly number[] {
    return [-1];
  }

  /** Goes on by the rights of one of them; by the rules of pbem there are none. */
  lookFrom(_high: number): void {}

  /** The rule by which no line between the ends is free (pbem:5.59b), or null; `beside`: they touch. */
  bothEnds(beside = false): Barred {
    const { passing } = this.ground;
    if (this.sheltered !== null && !(beside && this.end === 0)) return this.sheltered;
    if (passing[this.from] === SIGHT_CODES.blocks || passing[this.to] === SIGHT_CODES.blocks) return 'pbem:16.19';
    return this.under && this.end !== 0 ? 'pbem:5.59b' : null;
  }

  /** The rule that bars a line that crosses a hexside, whatever the heights; `openings` counts those before it. */
  crossing(slot: number, from: number, to: number, openings: number): Barred {
    switch (this.bars[slot]) {
      case OPENING:
        return this.opening(from === this.from || to === this.to, openings);
      case SHUT:
        return 'pbem:5.3b';
      case SOLID:
        return 'pbem:5.57a';
      case BRIDGE_END:
        return from === this.from || to === this.to ? null : 'pbem:5.59c';
      default:
        return null;
    }
  }

  /** The rule that bars it by heights; `before`, `after`: the heights of the hexes beside the hexside. */
  crossingAt(slot: number, from: number, to: number, before: number, after: number): Barred {
    if (this.surveying) return null;
    switch (this.bars[slot]) {
      case LIP:
        return this.lip(from, to);
      case EDGE:
        return this.isNearerToLower(from, to) ? 'pbem:5.62a' : null;
      case WALL:
        if (this.end === 0) return 'pbem:5.57a';
        return this.wall(from, to, this.footOfWall(from, to, before, after), 'pbem:5.57a');
      case BATTLEMENT:
        return this.battlement(from, to, before, after);
      case EMBRASURE:
        // The extra lines of a ballista take nothing from the lines that everybody has (pbem:18.2d, 5.58a).
        return this.isNearerToLower(from, to) && this.battlement(from, to, before, after) ? 'pbem:5.62a' : null;
      default:
        return null;
    }
  }

  /** The rule that bars a line that passes a hex between the ends, whatever the heights. */
  passing(place: number, towers: number): Barred {
    switch (this.ground.passing[place]) {
      case SIGHT_CODES.ends:
        return this.ground.places[place]?.terrains.includes('tree') ? 'pbem:5.54' : 'pbem:5.55a';
      case SIGHT_CODES.blocks:
        return 'pbem:5.7e';
      case SIGHT_CODES.tower:
        return null;
      case SIGHT_CODES.siegeTower:
        return this.isOverPlatform(this.placeAt(place)) ? null : 'pbem:19.12x';
      default:
        return towers === INTO_TOWER ? 'pbem:5.7e' : this.underBridge(place);
    }
  }

  /** The end of the line; nothing that it passed may have led into a tower that it leaves again. */
  arriving(towers: number): Barred {
    return towers === INTO_TOWER && this.ground.passing[this.to] !== SIGHT_CODES.tower ? 'pbem:5.7e' : null;
  }

  passingAt(place: number, height: number): Barred {
    if (this.surveying) return null;
    if (height > Math.max(0, this.end)) return 'pbem:5.61';
    if (this.ground.passing[place] === SIGHT_CODES.hut) {
      return this.wall(place, place, height, ruleOfHut(this.placeAt(place)));
    }
    // Under a bridge one looks along the level only.
    return isUnderBridge(this.placeAt(place)) && (height !== 0 || this.end !== 0) ? 'pbem:5.59b' : null;
  }

  /** Whether a line that passes a place at that height may be barred by what is there. */
  mayHinder(place: number, height: number): boolean {
    return this.ground.passing[place] !== SIGHT_CODES.open || this.passingAt(place, height) !== null;
  }

  towersAfter(place: number, towers: number): number {
    if (this.ground.passing[place] !== SIGHT_CODES.tower) return OUTSIDE_TOWERS;
    return towers === OUTSIDE_TOWERS ? INTO_TOWER : towers;
  }

  towersAtStart(): number {
    return this.ground.passing[this.from] === SIGHT_CODES.tower ? INSIDE_TOWER : OUTSIDE_TOWERS;
  }

  /** A line that runs along a hexside is barred by a structure built on it, whatever the heights (pbem:5.2f, 3.3f). */
  along(slot: number): Barred {
    return isMasonry(this.bars[slot] as number) ? 'pbem:5.2f' : null;
  }

  isOpening(slot: number): boolean {
    return this.bars[slot] === OPENING || (this.bars[slot] === SHUT && this.ground.bars[slot] === OPENING);
  }

  /** One opening on a line, at one of its ends (pbem:5.56). */
  protected opening(atEnd: boolean, before: number): Barred {
    if (atEnd && before === 0) return null;
    return before > 0 ? 'pbem:5.56d' : 'pbem:5.56b';
  }

  private lip(from: number, to: number): Barred {
    const lowerStandsAtLip = this.end > 0 ? from === this.from : to === this.to;
    return this.isNearerToLower(from, to) && !lowerStandsAtLip ? 'pbem:5.62a' : null;
  }

  /** It never hides the rampart behind it (pbem:5.58a), and is a wall to all else (pbem:5.58b). */
  private battlement(from: number, to: number, before: number, after: number): Barred {
    if ((from === this.from && this.isBehind(from, to)) || (to === this.to && this.isBehind(to, from))) return null;
    return this.wall(from, to, this.footOfBattlement(from, to, before, after), 'pbem:5.58b');
  }

  /** Over a wall that stands lower than the higher end and not nearer to the lower (pbem:5.7b), but through no roof. */
  private wall(from: number, to: number, base: number, rule: string): Barred {
    const { roofed } = this.ground;
    if (this.end === 0 || base >= Math.max(0, this.end)) return rule;
    if (roofed[from] || roofed[to]) return 'pbem:5.7c';
    return this.isNearerToLower(from, to) ? 'pbem:5.7b' : null;
  }

  /** True if one end is higher and the lower end is the nearer one to the hexside on its side (pbem:5.62a). */
  private isNearerToLower(near: number, far: number): boolean {
    if (this.end === 0) return false;
    const [viewer, target] = [this.distance(this.from, near), this.distance(far, this.to)];
    return this.end > 0 ? viewer < target : target < viewer;
  }

  /** The rampart hex on which a battlement stands (pbem:5.58a). */
  private isBehind(rampart: number, outside: number): boolean {
    return isTopOfWall(this.placeAt(rampart), this.placeAt(outside));
  }

  /** The height of the rampart on which a battlement stands (pbem:5.58b); without one it is a wall. */
  private footOfBattlement(from: number, to: number, before: number, after: number): number {
    if (this.isBehind(from, to)) return before;
    return this.isBehind(to, from) ? after : this.footOfWall(from, to, before, after);
  }

  /**
   * The height at which a wall stands: the height of the higher ground beside it. A wall is no higher because the
   * higher end of the line is beside it: from there a man looks down on a wall that stands on lower ground (pbem:5.57b,
   * 5.7b).
   */
  private footOfWall(from: number, to: number, before: number, after: number): number {
    const [near, far] = [this.groundAt(from, before), this.groundAt(to, after)];
    if (from === this.from && this.end < 0) return far;
    if (to === this.to && this.end > 0) return near;
    return Math.max(near, far);
  }

  /** The height on which walls beside a place stand, which is its own but for ladders and towers. */
  private groundAt(place: number, height: number): number {
    return height - (this.ground.raised[place] as number);
  }

  protected placeAt(place: number): FieldHex {
    return this.ground.places[place] as FieldHex;
  }

  /** Lines from and to a platform may pass over its other hexes, not below them (ruling of pbem:19.12x). */
  private isOverPlatform(place: FieldHex): boolean {
    const ends = [this.placeAt(this.from), this.placeAt(this.to)];
    return place.terrain === 'siegePlatform' && ends.some((end) => isPlatformOf(end, place));
  }

  /** To a place under a bridge no line leads over the hexes at the ends of that bridge (pbem:5.59c). */
  protected underBridge(place: number): Barred {
    const isOver = [this.from, this.to].some((end) => isAtBridgeOver(this.placeAt(end), this.placeAt(place)));
    return this.under && isOver ? 'pbem:5.59c' : null;
  }

  protected distance(a: number, b: number): number {
    const { x, y } = this.ground;
    return hexesOver((x[a] as number) - (x[b] as number), (y[a] as number) - (y[b] as number));
  }
}
