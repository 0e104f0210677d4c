import type { Position } from '../engine/position/position.js';
import { factsOf } from '../library/rulesets.js';
import { damagesOf } from './damage-layer.js';
import { piecesOf } from './piece-of.js';
import { emptyScene, type Scene } from './scene.js';

/** A game at one instant; `about` has the facts that are not in the position. */
export function sceneOf(position: Position, about: Partial<Pick<Scene, 'title' | 'sides' | 'north'>> = {}): Scene {
  const { gameTurn, side } = position.turn;
  const { light, course } = factsOf(position);
  const sides = about.sides ?? position.sides.map((id) => ({ id, name: id }));
  const inTurn = sides.find(({ id }) => id === side)?.name ?? side;
  const ended = position.outcome === null ? '' : ' · the game is over';
  return {
    ...emptyScene(position.ground),
    subtitle: `game turn ${gameTurn} · ${inTurn} · ${course.stepName(position)}${ended}`,
    live: position.live,
    sides,
    pieces: piecesOf(position),
    links: position.links,
    ropes: ropesOf(position),
    things: position.things,
    items: position.items ?? [],
    darkness: light.darkness(position),
    lights: light.lights(position),
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
