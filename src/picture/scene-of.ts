import type { Position } from '../engine/position/position.js';
import { factsOf } from '../library/rulesets.js';
import { damagesOf } from './damage-layer.js';
import { piecesOf } from './piece-of.js';
import { emptyScene, type Scene } from './scene.js';

/** A game at one instant; `about` has the facts that are not in the position. */
export function sceneOf(position: Position, about: Partial<Pick<Scene, 'title' | 'sides' | 'north'>> = {}): Scene {
  const { gameTurn, side, step } = position.turn;
  const { lights, darkness } = factsOf(position).light;
  const ended = position.outcome === null ? '' : ' · the game is over';
  return {
    ...emptyScene(position.ground),
    subtitle: `game turn ${gameTurn} · ${side} · ${step}${ended}`,
    live: position.live,
    sides: position.sides.map((id) => ({ id, name: id })),
    pieces: piecesOf(position),
    links: position.links,
    ropes: ropesOf(position),
    things: position.things,
    items: position.items ?? [],
    darkness: darkness(position),
    lights: lights(position),
    equipment: position.equipment ?? [],
    carts: position.carts ?? [],
    damages: damagesOf(position),
    ...about,
  };
}

/** From leader to led, and from each animal of a string to the one behind it (pbem:13.6, 13.7). */
function ropesOf({ leads = [], strings = [] }: Position): Scene['ropes'] {
  return [
    ...leads.map(({ leader, led }) => [leader, led] as const),
    ...strings.flatMap((members) => members.slice(1).map((id, index) => [members[index] ?? id, id] as const)),
  ];
}
