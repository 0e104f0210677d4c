import type { SideId } from '../engine/position/unit.js';

/** An award as players are told of it (pbem:23.2d). */
export interface SeenAward {
  readonly side: SideId;
  readonly goal: string;
  readonly hexes: readonly string[];
  readonly units: readonly string[];
  readonly items: readonly string[];
}

/** What players are told of a scenario and its things. */
export interface SeenTerms {
  readonly awards: readonly SeenAward[];
  readonly exits: readonly { readonly side: SideId; readonly hexes: readonly string[] }[];
  readonly items: readonly { readonly name: string; readonly hex: string | null; readonly carrier: string | null }[];
}

/** What the awards and exits of a scenario mean to a side as the game stands. */
export interface Errands {
  /** Each a group of hexes that somebody earns points for if he holds it. */
  readonly grounds: readonly (readonly string[])[];
  /** Items that the side earns points for if it carries them off, with the hex of those that lie. */
  readonly prizes: ReadonlyMap<string, string | null>;
  /** Units that are worth points to the side off the map, or carry something that is. */
  readonly leavers: ReadonlySet<string>;
  /** Where the side may leave the map. */
  readonly exits: readonly string[];
}

/** What is to be done for points besides blows. */
export function errandsOf({ awards, exits, items }: SeenTerms, side: SideId): Errands {
  const own = awards.filter((award) => award.side === side);
  const ways = exits.filter((exit) => exit.side === side).flatMap(({ hexes }) => hexes);
  const wanted = own.flatMap((award) => (award.goal === 'carry' ? award.items : []));
  const prizes = items.filter(({ name }) => wanted.includes(name));
  // Who is to be kept alive is safe where nobody can follow.
  const goers = own.flatMap(({ goal, units }) => (goal === 'leave' || goal === 'save' ? units : []));
  const leavers = [...goers, ...prizes.flatMap(({ carrier }) => carrier ?? [])];
  return {
    grounds: awards.flatMap(({ goal, hexes }) => (goal === 'hold' ? [hexes] : [])),
    prizes: new Map(prizes.map(({ name, hex }) => [name, hex])),
    leavers: new Set(ways.length > 0 ? leavers : []),
    exits: ways,
  };
}
