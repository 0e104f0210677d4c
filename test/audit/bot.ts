import { fieldOf } from '../../src/engine/board/build.js';
import { distance } from '../../src/engine/hex/lattice.js';
import type { Dice } from '../../src/engine/dice/dice.js';
import type { LegalOrder } from '../../src/engine/game/ruleset.js';
import type { Position } from '../../src/engine/position/position.js';
import { isLive } from '../../src/engine/position/unit.js';

/** Numbers that look random and are the same each time. */
export class Lots {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** 0 to below `count`. */
  draw(count: number): number {
    this.#state = (Math.imul(this.#state, 1103515245) + 12345) >>> 1;
    return (this.#state >>> 12) % count;
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.draw(values.length)];
    if (value === undefined) throw new Error('there is nothing to pick from');
    return value;
  }

  get dice(): Dice {
    return { roll: (request) => ({ ...request, value: 1 + this.draw(request.faces), source: 'server' }) };
  }
}

interface AnyOrder {
  readonly type: string;
  readonly unit?: string;
  readonly path?: readonly { readonly hexes?: readonly string[] }[];
}

/** Orders that this player knows besides fighting; he gives other orders only if none of these is legal. */
const KNOWN = new Set(['Move', 'Dismount', 'Retreat', 'Advance', 'Pursue', 'Pin', 'EndStep']);

/**
 * One of the orders that a side may give: it strikes and shoots when it can, four times in five; moves towards the
 * enemy, mostly; and ends a step now and then.
 */
export function chosenOrder(
  position: Position,
  side: string,
  legal: readonly LegalOrder<unknown>[],
  lots: Lots,
): unknown {
  const orders = legal.map(({ order }) => order as AnyOrder);
  const blows = orders.filter(({ type }) => type === 'Attack' || type === 'Fire');
  if (blows.length > 0 && lots.draw(5) > 0) return lots.pick(blows);
  const ends = orders.filter(({ type }) => type === 'EndStep');
  if (ends.length > 0 && lots.draw(8) === 0) return lots.pick(ends);
  const others = orders.filter(({ type }) => KNOWN.has(type));
  const some = Array.from({ length: 12 }, () => lots.pick(others.length > 0 ? others : orders));
  return some.sort((one, other) => distanceLeft(position, side, one) - distanceLeft(position, side, other))[0];
}

/** From where an order leads to the nearest live enemy, in hexes; 0 for orders that lead nowhere. */
function distanceLeft({ ground, units }: Position, side: string, { path }: AnyOrder): number {
  const field = fieldOf(ground.boards, ground.joins);
  const end = field.hex(path?.at(-1)?.hexes?.[0] ?? '')?.cell;
  if (!end) return 0;
  const enemies = Object.values(units).filter((unit) => unit.side !== side && isLive(unit));
  const cells = enemies.flatMap(({ hexes }) => hexes.flatMap((hex) => field.hex(hex)?.cell ?? []));
  return Math.min(...cells.map((cell) => distance(end, cell)));
}
