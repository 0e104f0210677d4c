import type { HexName } from '../engine/board/field.js';
import type { SideId, UnitId } from '../engine/position/unit.js';
import type { Point } from '../engine/hex/point.js';
import { body } from './body.js';
import { counter, healthMark } from './counter.js';
import { NEUTRAL, type Livery } from './livery.js';
import { DRAGON } from './dragon-drawing.js';
import type { Marks } from './marks.js';
import { shape, stroke } from './marks/strokes.js';
import { HALO, INK, WOOD, WOOD_DARK, WOOD_LIGHT } from './palette.js';
import { panicMark } from './panic-mark.js';
import type { Piece } from './piece.js';
import { bearing, centre, middle } from './plane.js';
import type { Surface } from './surface.js';
import { group, idOf, words } from './svg.js';

/** A piece at its place. */
export interface Placed {
  readonly piece: Piece;
  readonly livery: Livery;
  /** The middles of its hexes, head first. */
  readonly hexes: readonly Point[];
  /** Where its counter lies. */
  readonly at: Point;
  readonly scale: number;
}

/** Where counters lie that share a hex, by their number; further ones lie on the last place. */
const SHARED: readonly (readonly Point[])[] = [
  [{ x: 0, y: 4 }],
  [
    { x: -13, y: -4 },
    { x: 13, y: 13 },
  ],
  [
    { x: -17, y: -4 },
    { x: 17, y: -4 },
    { x: 0, y: 16 },
  ],
];
const SHARED_SCALES: readonly number[] = [1, 0.74, 0.62];

/** Gives every piece on the map its place; pieces that share a hex lie closer. */
export function placePieces(
  pieces: readonly Piece[],
  liveries: ReadonlyMap<SideId, Livery>,
  surface: Surface,
): readonly Placed[] {
  const byHex = new Map<HexName, Piece[]>();
  for (const piece of pieces.filter(isCounter)) {
    const hex = surface.hex(piece.hexes[0] ?? '')?.name ?? '';
    byHex.set(hex, [...(byHex.get(hex) ?? []), piece]);
  }
  return pieces.flatMap((piece) => {
    const hexes = piece.hexes.flatMap((name) => surface.hex(name) ?? []);
    const [head, rear] = hexes.map(({ cell }) => centre(cell));
    if (!head || piece.ridden) return [];
    const livery = (piece.side === null ? undefined : liveries.get(piece.side)) ?? NEUTRAL;
    if (rear) return [{ piece, livery, hexes: [head, rear], at: middle(head, rear), scale: 0.86 }];
    const sharing = byHex.get(hexes[0]?.name ?? '') ?? [];
    const crowd = SHARED[Math.min(sharing.length, SHARED.length) - 1] ?? [];
    const by = crowd[Math.min(sharing.indexOf(piece), crowd.length - 1)] ?? { x: 0, y: 8 };
    const scale = SHARED_SCALES[Math.min(sharing.length, SHARED.length) - 1] ?? 1;
    return [{ piece, livery, hexes: [head], at: { x: head.x + by.x, y: head.y + by.y }, scale }];
  });
}

function isCounter({ health, hexes, ridden }: Piece): boolean {
  return health !== 'dead' && hexes.length === 1 && !ridden;
}

/** All units: the dead below, horses under their riders, the living above. */
export function unitLayer(placed: readonly Placed[], marks: Marks): string {
  const dead = placed.filter(({ piece }) => piece.health === 'dead');
  const live = placed.filter(({ piece }) => piece.health !== 'dead');
  return group({ id: 'units' }, [
    ...dead.map((one) => named(one, body(one.piece, one.livery, one.at, marks))),
    ...live.map((one) =>
      named(one, mount(one, marks) + counter(one.piece, one.livery, one.at, one.scale, marks) + underneath(one)),
    ),
    ...live.map(({ piece, at, scale }) => healthMark(piece, at, scale, marks) + panicMark(piece, at, scale, marks)),
  ]);
}

/** A unit by its id. A hidden unit is drawn pale: only its own side sees it. */
function named({ piece }: Placed, drawn: string): string {
  return group({ id: idOf('unit', piece.id), ...(piece.hidden ? { opacity: 0.55 } : {}) }, [drawn]);
}

/** A horse from above, its head in the north, between the middles of two hexes 70 px apart. */
export const HORSE =
  stroke('M0 48C-4 56 4 60 -1 68', WOOD_DARK, 4.4) +
  shape(
    'M0 -44C9 -44 17 -34 17 -20L18 30C18 44 9 50 0 50S-18 44 -18 30L-17 -20C-17 -34 -9 -44 0 -44Z',
    WOOD_LIGHT,
    INK,
    1.8,
  ) +
  shape('M-8 -34L-7 -52L-4 -66C-2 -70 2 -70 4 -66L7 -52L8 -34Z', WOOD, INK, 1.8) +
  shape('M-7 -50L-12 -57L-4 -55ZM7 -50L12 -57L4 -55Z', WOOD_DARK, INK, 1) +
  stroke('M0 -54V-26', WOOD_DARK, 4) +
  stroke('M-2.5 -66h0M2.5 -66h0', INK, 1.8);

/** The foot of a piece on two hexes: the horse, or its own body, shows where it looks. */
function mount({ piece, hexes: [head, rear], at }: Placed, marks: Marks): string {
  if (!head || !rear) return '';
  const [name, drawing] =
    piece.emblem === 'dragon' ? (['dragon-body', DRAGON] as const) : (['horse-body', HORSE] as const);
  return marks.stamp(name, drawing, at, bearing(rear, head));
}

/** The mark of a unit that stands under a bridge or gate. */
function underneath({ piece, at }: Placed): string {
  const [, location] = (piece.hexes[0] ?? '').split('/');
  if (location === undefined) return '';
  return words(location, {
    x: at.x,
    y: at.y + 31,
    'font-size': 10,
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: INK,
    ...HALO,
  });
}

/** The pieces by name. */
export function byId(placed: readonly Placed[]): ReadonlyMap<UnitId, Placed> {
  return new Map(placed.map((one) => [one.piece.id, one]));
}
