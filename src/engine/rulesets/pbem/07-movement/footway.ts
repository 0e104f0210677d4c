import { Known, KnownByKey } from '../../../known/known.js';
import type { Field, FieldHex, HexName } from '../../../board/field.js';
import type { DirectionIndex } from '../../../hex/direction.js';
import type { Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, isInfantry } from '../../../position/unit.js';
import { crowdPrices, UNASKED } from './crowd-prices.js';
import { crossingCost, entryCost, isPricedWithHex } from './entry.js';
import { whyNotAlight } from '../core/carts/boarding.js';
import { goesAlong, isWaded } from './entry-price.js';
import type { MovementCost } from '../core/events/facts.js';
import { pricesIn } from '../core/night/dark-movement.js';
import { keepsOff, whyKeptOff, withoutControl } from '../core/control/limits.js';
import { halfTowards, isShutOff } from '../core/doors/door-side.js';
import { hiddenUnits } from '../core/hidden/hidden-units.js';
import { Latest } from '../../../known/latest.js';
import { stateOfGround } from '../core/terrain/ground.js';
import { mayStop } from './going.js';
import { moverKindOf, type MoverKind } from '../core/movement/mover.js';
import { isOnOnePlatform } from './platform.js';
import { reservedHexes } from './reserved.js';
import { isShutDoorHex } from '../core/movement/barrier.js';

/** MP, or one of these. */
const UNKNOWN = UNASKED;
/** The cost depends on more than the ground and the kind of mover. */
const ASK = -2;
/** No way leads there. */
export const BARRED = -1;

/** Prices by 6 × hex index + direction, for each kind of mover, on the ground and in the light as they are now. */
type Tables<Kind> = KnownByKey<object, Kind, Int8Array>;

function tableOf<Kind>(tables: Tables<Kind>, ground: object, kind: Kind, field: Field): Int8Array {
  return tables.of(ground, kind, () => new Int8Array(6 * field.places.length).fill(UNKNOWN));
}

/** Prices of hexsides alone. */
const crossings: Tables<MoverKind> = new KnownByKey();

/**
 * Prices of steps into empty hexes. They depend only on the kind of mover, on what is shut, and on whether a duel
 * closes ground to its champions (pbem:12.8n). Water is left out, since its cost depends on the MP of the unit and on
 * which unit climbs out of it; so are the halves of a shut doorway.
 */
const steps: Tables<string> = new KnownByKey();

/**
 * Hexes with units, hidden units included, debris, carts or fire, or into which a rider is about to get off, by hex
 * index: 1. In all other hexes only the terrain counts.
 */
const littered = new Latest<Position, Uint8Array>();

function litterIn(position: Position, field: Field): Uint8Array {
  const places = new Uint8Array(field.places.length);
  const mark = ({ hexes }: { readonly hexes: readonly HexName[] }): void => {
    for (const name of hexes) places[(field.hex(name) as FieldHex).index] = 1;
  };
  Object.values(position.units).forEach(mark);
  position.things.forEach(mark);
  position.carts?.forEach(mark);
  hiddenUnits(position).forEach(mark);
  reservedHexes(position).forEach(({ to }) => mark({ hexes: [to] }));
  return places;
}

/** Hexes that a shut door parts, by hex index: 1; keyed by the state of the ground. */
const parted = new Known<object, Uint8Array>();

function partedIn(position: Position, field: Field): Uint8Array {
  return parted.of(stateOfGround(position), () =>
    Uint8Array.from(field.places, (hex) => (isShutDoorHex(position, hex) ? 1 : 0)),
  );
}

function priceOf(costs: Ruled<readonly MovementCost[]>): number {
  return costs.ok ? costs.value.reduce((sum, { mp }) => sum + mp, 0) : BARRED;
}

/** The MP that the ground costs one unit in one position; each question is put to the rules only once. */
export class Footway {
  private readonly crossed: Int8Array;
  private readonly bare: Int8Array;
  private readonly litter: Uint8Array;
  /** Hexes that a shut door parts, by hex index: 1. */
  readonly parted: Uint8Array;
  /** Hexes of carts: a unit in one of them cannot go everywhere from there (pbem:14v). */
  private readonly carts: ReadonlySet<HexName> | null;
  /** Prices of entering occupied hexes, by 2 × hex index, + 1 along a moat or trench, if nobody else pays the same. */
  private readonly entered = new Map<number, number>();
  /** The same prices as units of its kind share them; null: they have prices of their own. */
  private readonly shared: Int8Array | null;
  /** Nothing but the hex that is entered can make the price of a step another than on bare ground. */
  private readonly plain: boolean;
  /** Whether the unit may stop in a hex, as far as the question was asked. */
  private readonly stops = new Map<number, boolean>();

  /** The position for the prices. They are shared by all units, so the position leaves out control. */
  private readonly position: Position;
  /** The hexes near enemies that a unit out of control must keep out of (pbem:22.3g); null: it may go everywhere. */
  private readonly limited: Position | null;

  constructor(
    whole: Position,
    private readonly unit: Unit,
    private readonly field: Field,
  ) {
    this.limited = keepsOff(whole, unit) ? whole : null;
    const position = this.limited ? withoutControl(whole) : whole;
    this.position = position;
    const kind = moverKindOf(unit);
    const ground = pricesIn(position, unit);
    this.crossed = tableOf(crossings, ground, kind, field);
    const inDuel = position.duel !== undefined;
    this.bare = tableOf(steps, ground, `${kind} ${isMounted(unit)} ${isInfantry(unit)} ${inDuel}`, field);
    this.litter = littered.of(position, () => litterIn(position, field));
    this.parted = partedIn(position, field);
    this.carts = position.carts ? new Set(position.carts.flatMap(({ hexes }) => hexes)) : null;
    this.shared = this.carts ? null : crowdPrices(position, unit, field);
    this.plain = this.carts === null && this.limited === null;
  }

  /** MP to go forward from one place to the place beside it, both by their indexes; BARRED: no way. */
  price(from: number, to: number, direction: number): number {
    if (this.plain && this.litter[to] === 0) {
      const price = this.bare[6 * from + direction] as number;
      if (price >= BARRED) return price;
    }
    const { places } = this.field;
    return this.priceOf(places[from] as FieldHex, places[to] as FieldHex, direction as DirectionIndex) ?? BARRED;
  }

  /** MP to go from a hex to its neighbour, forward; null: no way. */
  priceOf(from: FieldHex, to: FieldHex, direction: DirectionIndex): number | null {
    const asks = this.litter[to.index] === 1 || this.carts?.has(from.name);
    let price = asks ? ASK : this.bareStep(from, to, direction);
    if (price === ASK) price = this.askedStep(from, to, direction);
    return price === BARRED || this.isKeptOff(from, to) ? null : price;
  }

  private isKeptOff(from: FieldHex, to: FieldHex): boolean {
    if (!this.limited) return false;
    return whyKeptOff(this.limited, this.unit, to.name, halfTowards(this.position, to, from)) !== null;
  }

  /**
   * MP to go to a place that is no neighbour: down into a secret passage, up out of it, or below a siege tower; null:
   * no way.
   */
  priceAside(from: FieldHex, to: FieldHex): number | null {
    if (this.isParted(from) && isShutOff(this.position, this.unit, from, to)) return null;
    if (this.carts && whyNotAlight(this.position, this.unit, from, to)) return null;
    const crossing = priceOf(crossingCost(this.position, this.unit, from, to));
    const entry = crossing === BARRED ? BARRED : this.entry(from, to);
    return entry === BARRED || this.isKeptOff(from, to) ? null : crossing + entry;
  }

  /**
   * The hexside between two places beside one another, by their indexes, can be crossed at all: a horse also needs this
   * to stand across it. Only one location of a neighbouring hex is the neighbour, and who comes from elsewhere may get
   * into the other one.
   */
  isOpen(from: number, to: number, direction: number): boolean {
    const { places } = this.field;
    const [hex, beside] = [places[from] as FieldHex, places[to] as FieldHex];
    if (hex.neighbours[direction] !== beside) return crossingCost(this.position, this.unit, hex, beside).ok;
    const known = this.crossed[6 * from + direction] as number;
    return (known === UNKNOWN ? this.crossing(hex, beside, direction as DirectionIndex) : known) !== BARRED;
  }

  /** A shut door parts the hex into two halves (pbem:7.22a). */
  isParted({ index }: FieldHex): boolean {
    return this.parted[index] === 1;
  }

  mayStopIn(hex: FieldHex, half?: HexName): boolean {
    if (this.litter[hex.index] === 0) return true;
    if (half !== undefined) return mayStop(this.position, this.unit, [hex.name], half) === null;
    let stops = this.stops.get(hex.index);
    if (stops === undefined) {
      stops = mayStop(this.position, this.unit, [hex.name]) === null;
      this.stops.set(hex.index, stops);
    }
    return stops;
  }

  private bareStep(from: FieldHex, to: FieldHex, direction: DirectionIndex): number {
    const place = 6 * from.index + direction;
    const known = this.bare[place];
    if (known !== undefined && known !== UNKNOWN) return known;
    const asks =
      isOnOnePlatform(from, to) ||
      isWaded(to) ||
      from.depth === 'bottomless' ||
      this.isParted(from) ||
      this.isParted(to);
    return (this.bare[place] = asks ? ASK : this.askedStep(from, to, direction));
  }

  private askedStep(from: FieldHex, to: FieldHex, direction: DirectionIndex): number {
    if (this.isParted(from) && isShutOff(this.position, this.unit, from, to)) return BARRED;
    if (this.carts && whyNotAlight(this.position, this.unit, from, to)) return BARRED;
    const crossing = this.crossing(from, to, direction);
    if (crossing === BARRED) return BARRED;
    const entry = this.entry(from, to);
    return entry === BARRED ? BARRED : crossing + entry;
  }

  private crossing(from: FieldHex, to: FieldHex, direction: DirectionIndex): number {
    // The table is for the ground alone, and outlasts what lies there now.
    if (this.litter[to.index] === 1 && isPricedWithHex(this.position, from, to)) {
      return priceOf(crossingCost(this.position, this.unit, from, to));
    }
    const place = 6 * from.index + direction;
    const known = this.crossed[place];
    if (known !== undefined && known !== UNKNOWN) return known;
    return (this.crossed[place] = priceOf(crossingCost(this.position, this.unit, from, to)));
  }

  /**
   * The cost of entering depends on the hex that the unit comes from only because moats and trenches are cheaper along
   * their length.
   */
  private entry(from: FieldHex, hex: FieldHex): number {
    // In a shut doorway the cost also depends on the half that the unit enters, on a cart on whether the unit is
    // already on it. A unit climbs out of the water into free hexes only (pbem:17.12c), and pays for a platform only
    // once (19.12g).
    if (isOnOnePlatform(from, hex) || from.depth === 'bottomless' || this.isParted(hex) || this.carts?.has(hex.name)) {
      return priceOf(entryCost(this.position, this.unit, from, hex));
    }
    const place = 2 * hex.index + (goesAlong(from, hex) ? 1 : 0);
    const shares = this.shared !== null && !isWaded(hex) && !this.unit.hexes.includes(hex.name);
    const known = shares ? this.shared[place] : this.entered.get(place);
    if (known !== undefined && known !== UNKNOWN) return known;
    const price = priceOf(entryCost(this.position, this.unit, from, hex));
    if (shares) this.shared[place] = price;
    else this.entered.set(place, price);
    return price;
  }
}
