import type { Position } from '../engine/position/position.js';
import { piecesOf } from './piece-of.js';
import { emptyScene, type Scene } from './scene.js';

/** A game at one instant; `about` says what the position does not know. */
export function sceneOf(position: Position, about: Partial<Pick<Scene, 'title' | 'sides' | 'north'>> = {}): Scene {
  const { gameTurn, side, step } = position.turn;
  const ended = position.outcome === null ? '' : ' · the game is over';
  return {
    ...emptyScene(position.ground),
    subtitle: `game turn ${gameTurn} · ${side} · ${step}${ended}`,
    live: position.live,
    sides: position.sides.map((id) => ({ id, name: id })),
    pieces: piecesOf(position),
    links: position.links,
    things: position.things,
    items: position.items ?? [],
    ...about,
  };
}
