import { allowed } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { itemsIn, itemsOf } from '../core/equipment/items.js';
import type { LightDeed, TendLight } from '../core/orders/light-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { nameOfLight, readLightName } from '../core/orders/light-name.js';
import { stateOfLight } from './light-state.js';
import { roomOf } from '../core/night/rooms.js';
import { TENDING } from './tending.js';

/** Turns that it takes (pbem:18.5i, 20.1b, 20.1k, 21.35d). */
const TURNS = 1;

/**
 * Declares that a lantern is lit, the light of a room put out or restored, a campfire doused or kindled (pbem:21.31c,
 * 21.35d).
 */
export const TEND_LIGHT = declaring<'tendLight', TendLight>({
  kind: TENDING,
  workers: ({ unit }) => [unit],
  declared: (position, { unit, deed, light, torch }) =>
    allowed({
      kind: 'tendLight',
      workers: [unit],
      about: { deed, light: settledName(position, light), ...(torch === undefined ? {} : { torch }) },
      demand: demandOf(1, TURNS),
    }),
  possible: ({ lights, items }) => lights !== undefined || items !== undefined,
  candidates,
  summary: ({ deed, light, torch }) => `${deed} ${light}${torch === undefined ? '' : ` with ${torch}`}`,
});

/** The light by the names of the map: a room by the first of its hexes. */
function settledName(position: Position, name: string): string {
  const light = readLightName(name);
  if (light.kind === 'item') return name;
  const hex = fieldOfGame(position).hex(light.hex);
  if (!hex) return name;
  return nameOfLight(light.kind, light.kind === 'room' ? (roomOf(hex)[0] ?? hex).name : hex.name);
}

function candidates(position: Position, unit: Unit): readonly TendLight[] {
  const own = unit.hexes.map((name) => hexOf(position, name));
  const around = [...own, ...own.flatMap((hex) => hex.neighbours.flatMap((beside) => beside ?? []))];
  const lanterns = own.flatMap((hex) => itemsIn(position, hex.name)).filter(({ kind }) => kind === 'lantern');
  const names = new Set([
    ...lanterns.map(({ id }) => id),
    ...around.map((hex) => nameOfLight('campfire', hex.name)),
    ...own.flatMap((hex) => roomOf(hex).slice(0, 1)).map((first) => nameOfLight('room', first.name)),
  ]);
  return [...names].flatMap((light): readonly TendLight[] => {
    const state = stateOfLight(position, light);
    if (state === null) return [];
    const deed: LightDeed = state === 'burning' ? 'douse' : 'light';
    const order: TendLight = { type: 'TendLight', unit: unit.id, deed, light };
    const torch = itemsOf(position, unit.id).find(({ kind }) => kind === 'torch');
    const kindles = deed === 'light' && torch !== undefined && !isMounted(unit) && light.startsWith('campfire ');
    return kindles ? [order, { ...order, torch: torch.id }] : [order];
  });
}
