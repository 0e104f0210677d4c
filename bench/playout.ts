import type { Dice, DieRequest, RolledDie } from '../src/engine/dice/dice.js';
import { act } from '../src/engine/game/act.js';
import type { Setup } from '../src/engine/game/setup.js';
import type { Position } from '../src/engine/position/position.js';
import type { PbemEvent } from '../src/engine/rulesets/pbem/core/events.js';
import type { Order } from '../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../src/engine/rulesets/pbem/ruleset.js';

/** Repeatable chance for benches: a 32-bit linear congruential generator, same seed, same game. */
export class Chance implements Dice {
  constructor(private state: number) {}

  /** An integer from 0 to `below` - 1. */
  below(below: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * below);
  }

  roll(request: DieRequest): RolledDie {
    return { ...request, value: 1 + this.below(request.faces), source: 'server' };
  }
}

/** The record of a played game. */
export interface Playout {
  readonly events: readonly PbemEvent[];
  readonly orders: readonly { readonly position: Position; readonly side: string; readonly order: Order }[];
  readonly position: Position;
}

/** How often the player ends his step although he could go on, in tenths: turns stay short. */
const ENDS_STEP_OF_TEN = 2;

/** Plays a game by random legal orders until it ends or `ordersMax` are given. */
export function playOut(setup: Setup, seed: number, ordersMax: number): Playout {
  const chance = new Chance(seed);
  const created = PBEM.create(setup);
  if (!created.ok) throw new Error(created.refusal.because);
  const events: PbemEvent[] = [...created.value];
  const orders: { position: Position; side: string; order: Order }[] = [];
  let position = created.value.reduce<Position | null>((before, event) => PBEM.evolve(before, event), null);
  while (position && !position.outcome && orders.length < ordersMax) {
    const [actor] = PBEM.actors(position);
    if (!actor) break;
    const order = chooseOrder(position, actor.side, chance);
    const decided = act(PBEM, position, actor.side, order, chance);
    if (!decided.ok) throw new Error(`${JSON.stringify(order)}: ${decided.refusal.because}`);
    orders.push({ position, side: actor.side, order });
    events.push(...decided.events);
    position = decided.position;
  }
  if (!position) throw new Error('the game was not set up');
  return { events, orders, position };
}

function chooseOrder(position: Position, side: string, chance: Chance): Order {
  const legal = PBEM.legal(position, side).map(({ order }) => order);
  const doing = legal.filter(({ type }) => type !== 'EndStep' && type !== 'EndTurn');
  const mayEnd = legal.some(({ type }) => type === 'EndStep');
  if (doing.length === 0 || (mayEnd && chance.below(10) < ENDS_STEP_OF_TEN)) return { type: 'EndStep' };
  return doing[chance.below(doing.length)] ?? { type: 'EndStep' };
}
