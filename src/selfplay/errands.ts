import type { SideId } from '../engine/position/unit.js';

/** An award as players are told of it (pbem:23.2d). */
export interface SeenAward {
  readonly side: SideId;
  readonly goal: string;
  readonly hexes: readonly string[];
  readonly units: readonly string[];
  readonly items: readonly string[];
}

/** A ladder, a screen or an engine as players see it. */
export interface SeenGear {
  readonly name: string;
  readonly kind: string;
  readonly hexes: readonly string[];
  /** The hex to which a ladder that stands leads; null or absent: it does not stand. */
  readonly top?: string | null;
  /** The carriers of a ladder; absent: nobody carries it. */
  readonly bearers?: readonly string[];
}

/** A player's knowledge about a scenario and its things. */
export interface SeenTerms {
  readonly awards: readonly SeenAward[];
  readonly exits: readonly { readonly side: SideId; readonly hexes: readonly string[] }[];
  readonly items: readonly {
    readonly name: string;
    /** Absent: nobody looked. */
    readonly kind?: string;
    readonly hex: string | null;
    readonly carrier: string | null;
  }[];
  readonly equipment: readonly SeenGear[];
  /** Hexes where boiling water is drawn; absent: nowhere. */
  readonly water?: readonly string[];
  /** Treasures that nobody has found, with the hexes in one of which each lies. */
  readonly hiddenTreasures: readonly {
    readonly name: string;
    /** How often each was searched in vain. */
    readonly among: readonly { readonly hex: string; readonly searches: number }[];
  }[];
}

/** The meaning of a scenario's awards and exits to a side as the game stands. */
export interface Errands {
  /** Groups of hexes that earn points for a side that holds them. */
  readonly grounds: readonly (readonly string[])[];
  /** Items that earn points for the side if it carries them off, with the hex of each item on the ground. */
  readonly prizes: ReadonlyMap<string, string | null>;
  /** Hexes to search for such items, while nobody has found them: those that were searched least. */
  readonly digs: ReadonlySet<string>;
  /** Units of the side that are safe off the map, or carry something that is worth points there. */
  readonly leavers: ReadonlySet<string>;
  /** Units that earn points if they leave the map alive. */
  readonly goers: ReadonlySet<string>;
  /** Hexes of ballistas. */
  readonly ballistas: readonly string[];
  /** Ladders and whatever else stands or lies about for a siege. */
  readonly gear: readonly SeenGear[];
  /** Hexes where boiling water is drawn. */
  readonly water: readonly string[];
  /** Those who carry a cauldron, of any side. */
  readonly pourers: ReadonlySet<string>;
  /** Where the side may leave the map. */
  readonly exits: readonly string[];
}

/** Errands of a side: ways to earn points besides fighting. */
export function errandsOf(
  { awards, exits, items, equipment, hiddenTreasures, water = [] }: SeenTerms,
  side: SideId,
): Errands {
  const own = awards.filter((award) => award.side === side);
  const ways = exits.filter((exit) => exit.side === side).flatMap(({ hexes }) => hexes);
  const wanted = own.flatMap((award) => (award.goal === 'carry' ? award.items : []));
  const prizes = items.filter(({ name }) => wanted.includes(name));
  const unitsOf = (kind: string): readonly string[] =>
    ways.length === 0 ? [] : own.flatMap(({ goal, units }) => (goal === kind ? units : []));
  const carriers = ways.length === 0 ? [] : prizes.flatMap(({ carrier }) => carrier ?? []);
  return {
    grounds: awards.flatMap(({ goal, hexes }) => (goal === 'hold' ? [hexes] : [])),
    prizes: new Map(prizes.map(({ name, hex }) => [name, hex])),
    digs: digsFor(wanted, hiddenTreasures),
    leavers: new Set([...unitsOf('save'), ...carriers]),
    goers: new Set(unitsOf('leave')),
    ballistas: equipment.flatMap(({ kind, hexes }) => (kind === 'ballista' ? hexes : [])),
    gear: equipment,
    water,
    pourers: new Set(items.flatMap(({ kind, carrier }) => (kind === 'cauldron' && carrier !== null ? [carrier] : []))),
    exits: ways,
  };
}

function digsFor(wanted: readonly string[], treasures: SeenTerms['hiddenTreasures']): ReadonlySet<string> {
  const hexes = treasures.filter(({ name }) => wanted.includes(name)).flatMap(({ among }) => among);
  const least = Math.min(...hexes.map(({ searches }) => searches));
  return new Set(hexes.flatMap(({ hex, searches }) => (searches === least ? [hex] : [])));
}
