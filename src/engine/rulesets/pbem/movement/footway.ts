import type { Field, FieldHex, HexName } from '../../../board/field.js';
import type { DirectionIndex } from '../../../hex/direction.js';
import type { Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isMounted, type Unit } from '../../../position/unit.js';
import { crossingCost, entryCost } from './entry.js';
import { goesAlong } from './entry-price.js';
import type { MovementCost } from '../events/facts.js';
import { isShutOff } from '../doors/half.js';
import { mayStop } from './going.js';
import { moverKindOf, type MoverKind } from './mover.js';
import { unitsIn } from './occupancy.js';
import { isShutDoorHex } from './shut.js';

/** MP, or one of these. */
const UNKNOWN = -2;
const BARRED = -1;

/**
 * Prices of entering hexes where nothing is, by 2 × hex index, + 1 along a moat or trench; they depend on the kind of mover
 * and on what is shut only, and on whether a duel closes the works of men. Shallow water is not among them: what it costs depends on what its wader has.
 */
const entries = new WeakMap<Position['live'], Map<string, Int8Array>>();

function entriesOf(position: Position, unit: Unit, field: Field): Int8Array {
  const byKind = entries.get(position.live) ?? new Map<string, Int8Array>();
  const key = `${moverKindOf(unit)} ${isMounted(unit)} ${isCharacter(unit)} ${position.duel !== undefined}`;
  const prices = byKind.get(key) ?? new Int8Array(2 * field.places.length).fill(UNKNOWN);
  byKind.set(key, prices);
  entries.set(position.live, byKind);
  return prices;
}

/** Prices of hexsides by 6 × hex index + direction; they depend on the kind of mover and on what is shut only. */
const crossings = new WeakMap<Position['live'], Map<MoverKind, Int8Array>>();

function crossingsOf(position: Position, kind: MoverKind, field: Field): Int8Array {
  const byKind = crossings.get(position.live) ?? new Map<MoverKind, Int8Array>();
  const prices = byKind.get(kind) ?? new Int8Array(6 * field.places.length).fill(UNKNOWN);
  byKind.set(kind, prices);
  crossings.set(position.live, byKind);
  return prices;
}

function priceOf(costs: Ruled<readonly MovementCost[]>): number {
  return costs.ok ? costs.value.reduce((sum, { mp }) => sum + mp, 0) : BARRED;
}

/** What the ground costs one unit in one position, each question asked of the rules once. */
export class Footway {
  private readonly crossed: Int8Array;
  private readonly empty: Int8Array;
  private readonly littered: ReadonlySet<HexName>;
  private readonly entered: Int8Array;
  private readonly stops: Int8Array;

  constructor(
    private readonly position: Position,
    private readonly unit: Unit,
    field: Field,
  ) {
    this.crossed = crossingsOf(position, moverKindOf(unit), field);
    this.empty = entriesOf(position, unit, field);
    this.littered = new Set(position.things.flatMap(({ hexes }) => hexes));
    this.entered = new Int8Array(2 * field.places.length).fill(UNKNOWN);
    this.stops = new Int8Array(field.places.length).fill(UNKNOWN);
  }

  /** MP to go from a hex to its neighbour, forward; null: no way. */
  priceOf(from: FieldHex, direction: DirectionIndex): number | null {
    const to = from.neighbours[direction];
    if (!to || isShutOff(this.position, this.unit, from, to)) return null;
    const crossing = this.crossing(from, to, direction);
    if (crossing === BARRED) return null;
    const entry = this.entry(from, to);
    return entry === BARRED ? null : crossing + entry;
  }

  /** MP to go down into a secret passage or up out of it; null: no way. */
  priceBeyondEntrance(from: FieldHex, to: FieldHex): number | null {
    const entry = this.entry(from, to);
    return entry === BARRED ? null : entry;
  }

  /** The hexside can be crossed at all; a horse also needs this to stand across it. */
  isOpen(from: FieldHex, direction: DirectionIndex): boolean {
    const to = from.neighbours[direction];
    return !!to && this.crossing(from, to, direction) !== BARRED;
  }

  mayStopIn(hex: FieldHex, half?: HexName): boolean {
    if (half !== undefined) return mayStop(this.position, this.unit, [hex.name], half) === null;
    const known = this.stops[hex.index];
    if (known !== UNKNOWN) return known === 1;
    const free = mayStop(this.position, this.unit, [hex.name]) === null;
    this.stops[hex.index] = free ? 1 : 0;
    return free;
  }

  private crossing(from: FieldHex, to: FieldHex, direction: DirectionIndex): number {
    const place = 6 * from.index + direction;
    const known = this.crossed[place] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    return (this.crossed[place] = priceOf(crossingCost(this.position, this.unit, from, to)));
  }

  /** Nothing but terrain decides: no unit, no debris, no fire, and no duel that closes ground to its fighters (pbem:12.8n). */
  private isEmpty(hex: FieldHex): boolean {
    if (this.position.duel) return false;
    if (hex.depth === 'shallow' || this.littered.has(hex.name)) return false;
    return unitsIn(this.position, hex.name).length === 0;
  }

  /** What entering costs depends on where one comes from only in that moats and trenches are cheaper along them. */
  private entry(from: FieldHex, hex: FieldHex): number {
    // Of a shut doorway it also depends on the half that is entered.
    if (isShutDoorHex(this.position, hex)) return priceOf(entryCost(this.position, this.unit, from, hex));
    const place = 2 * hex.index + (goesAlong(from, hex) ? 1 : 0);
    const prices = this.isEmpty(hex) ? this.empty : this.entered;
    const known = prices[place] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    return (prices[place] = priceOf(entryCost(this.position, this.unit, from, hex)));
  }
}
