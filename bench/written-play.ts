import { globalAgent } from 'node:http';
import { ask } from './server.js';
import { giveOrder, newTable, type Step, type Table } from './tables.js';

const TURN = `query ($id: ID!) { game(id: $id) { turn { side step } board { units { name side hexes } } } }`;
const LEGAL = 'query ($id: ID!, $unit: String) { game(id: $id) { legalOrders(unit: $unit) { order } } }';

interface Man {
  readonly name: string;
  readonly side: string;
  readonly hexes: readonly string[];
}

interface Move {
  readonly path: readonly { readonly hexes: readonly string[] }[];
}

/** Plays one game over the interface, so many orders, to be sent to many others. */
export async function writePlay(url: string, orders: number): Promise<readonly Step[]> {
  const table = await newTable(url);
  const walks = new Walks(url, table);
  const play: Step[] = [];
  while (play.length < orders) {
    const step = await walks.next();
    await giveOrder(url, globalAgent, table, step);
    play.push(step);
  }
  return play;
}

/**
 * A play in which no die decides anything: fire ends, one man of the side walks one hex forth or back, the turn ends.
 * The ways are compared by their hexes, so that servers of all versions are sent the same play.
 */
export class Walks {
  /** Whether a man has walked in this turn. */
  #walked = false;
  /** By side: the hex to which its man walks back. */
  readonly #homes = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly table: Table,
  ) {}

  /** The next order, which must be given before another is asked for. */
  async next(): Promise<Step> {
    const { game } = await ask<{ game: { turn: { side: string; step: string }; board: { units: readonly Man[] } } }>(
      this.url,
      TURN,
      { id: this.table.game },
    );
    const { side, step } = game.turn;
    if (step === 'fire1') return { side, order: { endStep: true } };
    const move = this.#walked ? undefined : await this.#walk(side, game.board.units);
    this.#walked = move !== undefined;
    return { side, order: move ? { move } : { endTurn: true } };
  }

  /** The walk of the side's first man on foot; undefined: he cannot walk. */
  async #walk(side: string, units: readonly Man[]): Promise<Move | undefined> {
    const man = units.find((unit) => unit.side === side && unit.hexes.length === 1);
    const [from = ''] = man?.hexes ?? [];
    const { table } = this;
    const { game } = await ask<{ game: { legalOrders: readonly { readonly order: { readonly move?: Move } }[] } }>(
      this.url,
      LEGAL,
      { id: table.game, unit: man?.name },
      table.keys[side],
    );
    const home = this.#homes.get(side);
    const [move] = game.legalOrders
      .flatMap(({ order }) => (order.move?.path.length === 1 ? [order.move] : []))
      .filter(({ path }) => home === undefined || path[0]?.hexes[0] === home)
      .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    if (move) this.#homes.set(side, from);
    return move;
  }
}

function keyOf({ path }: Move): string {
  return JSON.stringify(path[0]?.hexes);
}
