import type { Live } from '../engine/board/live.js';
import type { Darkness, LightShown } from '../engine/game/facts.js';
import type { Equipment } from '../engine/position/equipment.js';
import type { Cart, Item } from '../engine/position/things.js';
import type { Ground, MeleeLink, Thing } from '../engine/position/position.js';
import type { SideId, UnitId } from '../engine/position/unit.js';
import type { Damage } from './damage-layer.js';
import type { Piece } from './piece.js';
import type { ReachView } from './reach-overlay.js';
import type { SightView } from './sight-overlay.js';

/** The edge of the map that points north (pbem:23.12). */
export type North = 'top' | 'right' | 'bottom' | 'left';

/** Everything that one picture shows. */
export interface Scene {
  readonly title: string;
  readonly subtitle: string;
  readonly north: North | null;
  readonly ground: Ground;
  readonly live: Live;
  readonly sides: readonly { readonly id: SideId; readonly name: string }[];
  readonly pieces: readonly Piece[];
  readonly links: readonly MeleeLink[];
  /** Pairs of units that are tied together or of which one leads the other; the one in front comes first. */
  readonly ropes: readonly (readonly [UnitId, UnitId])[];
  readonly things: readonly Thing[];
  readonly items: readonly Item[];
  /** Null: darkness plays no part. */
  readonly darkness: Darkness | null;
  readonly lights: readonly LightShown[];
  readonly equipment: readonly Equipment[];
  readonly carts: readonly Cart[];
  /** Places that were battered and stand, or were reinforced. */
  readonly damages: readonly Damage[];
  readonly sights: readonly SightView[];
  readonly reach: ReachView | null;
}

/** Boards without anything on them. */
export function emptyScene(ground: Ground): Scene {
  return {
    title: ground.boards.map(({ title }) => title).join(' · '),
    subtitle: ground.boards.map(({ id, columns, rows }) => `${id}, ${columns} columns of ${rows} hexes`).join(' · '),
    north: null,
    ground,
    live: {},
    sides: [],
    pieces: [],
    links: [],
    ropes: [],
    things: [],
    items: [],
    darkness: null,
    lights: [],
    equipment: [],
    carts: [],
    damages: [],
    sights: [],
    reach: null,
  };
}
