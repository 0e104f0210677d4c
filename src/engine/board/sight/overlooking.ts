import { DIRECTION_INDICES } from '../../hex/direction.js';
import { hexesOver } from '../../hex/lattice.js';
import type { FieldHex } from '../field.js';
import { isSunken, isTopOfWall } from '../location.js';
import { TERRAIN_FACTS } from '../terrain-facts.js';
import type { TerrainType } from '../terrain.js';
import { BATTLEMENT, OPEN, OPENING, SOLID, WALL } from './bar.js';
import { SIGHT_CODES, SLOTS, type SightGround } from './ground.js';
import type { Barred } from './judge.js';

/** Where a line stands with regard to the walks on walls: still on that of its beginning. */
const ALONG = 0;
const OUT = 1;
/** On a walk that it has come to, and on which it must end. */
const ONTO = 2;

/** The kinds of castle hexes from which one shoots over things. */
type Height = 'none' | 'battlements' | 'slit';

/** A battlements hex: the walk on a wall or a gate. */
function isBattlements(hex: FieldHex): boolean {
  return TERRAIN_FACTS[hex.terrain].rampart;
}

/** A hex with an arrow slit in one of its sides. */
function hasSlit({ terrain, sides }: FieldHex): boolean {
  return TERRAIN_FACTS[terrain].roofed && sides.includes('arrowSlit');
}

/** True for a battlements or arrow-slit hex, from which one shoots over things (siege-en:1.337). */
export function isCastleHex(hex: FieldHex): boolean {
  return isBattlements(hex) || hasSlit(hex);
}

/** True for a hex outside of the moat and beside it, from which one shoots into it (siege-en:1.43d). */
export function isEdgeOfMoat(hex: FieldHex): boolean {
  return !isSunken(hex) && hex.neighbours.some((next) => next !== null && isSunken(next.below ?? next));
}

/**
 * Judges lines by the rules of Siege for castles (siege-en:1.337, 1.338, 1.41, 1.43, 1.82a), which know no heights in
 * stairs: one shoots over walls from battlements and arrow slits, if they are nearer to the shooter than to the target,
 * and back again by the same lines (siege-en:1.337h).
 */
export class Overlooking {
  private from = 0;
  private to = 0;
  /** The castle hex at one end from which the line is judged, or -1; and the other end. */
  private high = -1;
  private low = 0;
  private height: Height = 'none';
  /** The rooms in which the two ends are, with their doors: no line goes over their walls. */
  private rooms: readonly ReadonlySet<number>[] = [];
  private readonly known = new Map<number, ReadonlySet<number>>();

  constructor(
    private readonly ground: SightGround,
    private readonly bars: Uint8Array,
  ) {}

  /** Begins with two places; `high`: the end whose rights count, or -1. */
  begin(from: number, to: number, high: number): void {
    this.from = from;
    this.to = to;
    this.high = high;
    this.low = high === from ? to : from;
    this.height = high < 0 ? 'none' : isBattlements(this.place(high)) ? 'battlements' : 'slit';
    this.rooms = [this.roomOf(from), this.roomOf(to)];
  }

  /** The line is one from or to battlements or a slit, for which low ground between counts for nothing. */
  get isFromCastle(): boolean {
    return this.height !== 'none';
  }

  /** Lips of moats bar no line, since another rule says who sees into a moat (siege-en:1.43d). */
  isLipOfMoat(from: number, to: number): boolean {
    return isSunken(this.place(from)) !== isSunken(this.place(to));
  }

  bothEnds(): Barred {
    const [one, other] = [this.place(this.from), this.place(this.to)];
    if (isKeepDoor(one) || isKeepDoor(other)) return 'siege-en:1.82a';
    if (isSunken(one) === isSunken(other) || this.isFromCastle) return null;
    return isEdgeOfMoat(isSunken(one) ? other : one) ? null : 'siege-en:1.43d';
  }

  /** Where a line stands as it begins. */
  start(): number {
    return isBattlements(this.place(this.from)) ? ALONG : OUT;
  }

  /** The rule that bars a line which crosses a hexside; undefined: it has nothing to do with castles. */
  crossing(slot: number, from: number, to: number): Barred | undefined {
    const bar = this.bars[slot];
    if (bar === SOLID) return 'pbem:5.57a';
    if (bar === BATTLEMENT) return this.battlement(from, to);
    const isOpening = bar === OPENING && this.isFromCastle && from !== this.from && to !== this.to;
    if (bar !== WALL && !isOpening) return undefined;
    if (this.isInRoom(from) || this.isInRoom(to)) return bar === WALL ? 'pbem:5.57a' : undefined;
    return this.wall(from, to);
  }

  /** The rule that bars a line which passes a place between its ends. */
  passing(place: number, walks: number): Barred {
    const hex = this.place(place);
    const { passing, roofed } = this.ground;
    if (isKeepDoor(hex)) return 'siege-en:1.82a';
    if (passing[place] === SIGHT_CODES.blocks) return 'siege-en:1.338b';
    if (passing[place] === SIGHT_CODES.ends) {
      if (hex.terrain !== 'doorHex' || this.isInRoom(place)) return hex.terrain === 'tree' ? 'pbem:5.54' : 'pbem:5.55a';
      return this.overRoof(place, 'pbem:5.55a');
    }
    if (isBattlements(hex)) return this.walk(place, walks);
    if (walks === ONTO) return 'pbem:5.58b';
    if (roofed[place] !== 1 || this.isInRoom(place)) return null;
    return this.isFromCastle || this.isTower(hex) ? this.overRoof(place, 'siege-en:1.338b') : null;
  }

  /** Walks and rooms bar some lines that pass them. */
  mayHinder(place: number): boolean {
    return isBattlements(this.place(place)) || this.isIndoors(place);
  }

  /** Where the line stands after it has come into a place. */
  after(place: number, walks: number): number {
    if (!isBattlements(this.place(place))) return OUT;
    if (walks === ALONG && this.isLevelWith(place, this.from)) return ALONG;
    return this.height === 'slit' && this.isNearer(place) ? OUT : ONTO;
  }

  /** A battlement covers the man behind it, and is a wall to all lines that pass it (siege-en:1.41). */
  private battlement(from: number, to: number): Barred {
    const [near, far] = [this.place(from), this.place(to)];
    const [outward, inward] = [isTopOfWall(near, far), isTopOfWall(far, near)];
    if ((from === this.from && outward) || (to === this.to && inward)) return null;
    if (this.height !== 'slit') return 'pbem:5.58b';
    return this.isNearer(outward ? from : to) ? null : 'siege-en:1.337g';
  }

  private wall(from: number, to: number): Barred {
    if (!this.isFromCastle) return 'pbem:5.57a';
    const under = [from, to].filter((place) => this.ground.roofed[place] === 1);
    for (const place of under) {
      const barred = this.overRoof(place, 'pbem:5.57a');
      if (barred !== null) return barred;
    }
    // A wall that stands free is as far away as the hex before it.
    const [here, beyond] = this.high === this.from ? [from, to] : [to, from];
    if (under.length > 0 || this.distance(this.high, here) < this.distance(beyond, this.low)) return null;
    return this.ruleOfWalls();
  }

  /** Past the men's walk: along it from or to a man on it, or over it from a slit (siege-en:1.41b, 1.337g). */
  private walk(place: number, walks: number): Barred {
    const isAlong = (end: number): boolean => isBattlements(this.place(end)) && this.isLevelWith(place, end);
    if ((walks === ALONG && isAlong(this.from)) || isAlong(this.to)) return null;
    if (this.height !== 'slit') return 'pbem:5.58b';
    return this.isNearer(place) ? null : 'siege-en:1.337g';
  }

  /** Over a house from battlements and slits; over a tower from slits, but not into the moat (siege-en:1.43c). */
  private overRoof(place: number, rule: string): Barred {
    if (!this.isFromCastle) return rule;
    if (this.isTower(this.place(place))) {
      if (this.height !== 'slit') return 'siege-en:1.338b';
      if (isSunken(this.place(this.low))) return 'siege-en:1.43c';
    }
    return this.isNearer(place) ? null : this.ruleOfWalls();
  }

  private ruleOfWalls(): string {
    return this.height === 'slit' ? 'siege-en:1.337g' : 'siege-en:1.337f';
  }

  /** Nearer to the castle hex than to the other end; what is equally near is not (siege-en:1.337f). */
  private isNearer(place: number): boolean {
    return this.distance(this.high, place) < this.distance(place, this.low);
  }

  private isLevelWith(place: number, end: number): boolean {
    return this.ground.level[place] === this.ground.level[end];
  }

  private isInRoom(place: number): boolean {
    return this.rooms.some((room) => room.has(place));
  }

  /** The room of a place under a roof or in a door: all such places that nothing parts from it. */
  private roomOf(place: number): ReadonlySet<number> {
    const known = this.known.get(place);
    if (known) return known;
    const room = new Set(this.isIndoors(place) ? [place] : []);
    for (const one of room) {
      for (const way of DIRECTION_INDICES) {
        const slot = one * SLOTS + way;
        const next = this.ground.next[slot] as number;
        if (next >= 0 && this.bars[slot] === OPEN && this.isIndoors(next)) room.add(next);
      }
    }
    this.known.set(place, room);
    return room;
  }

  private isIndoors(place: number): boolean {
    return this.ground.roofed[place] === 1 || this.place(place).terrain === 'doorHex';
  }

  /** A room of a tower or the keep, or the door of one. */
  private isTower({ index, terrain }: FieldHex): boolean {
    if (terrain !== 'doorHex') return isTowerRoom(terrain);
    return [...this.roomOf(index)].some((place) => isTowerRoom(this.place(place).terrain));
  }

  private place(index: number): FieldHex {
    return this.ground.places[index] as FieldHex;
  }

  private distance(a: number, b: number): number {
    const { x, y } = this.ground;
    return hexesOver((x[a] as number) - (x[b] as number), (y[a] as number) - (y[b] as number));
  }
}

function isTowerRoom(terrain: TerrainType): boolean {
  return terrain === 'castleTower' || terrain === 'arrowSlit';
}

/** The hex of the main door of a keep, into and through which no missile goes (siege-en:1.82a). */
function isKeepDoor({ features }: FieldHex): boolean {
  return features.includes('keepDoor');
}
