import { Herald, HeraldError, type LegalOrder, type Look, type Seat } from '../src/index.js';

/** How many of a hundred times the bot ends a step that it may end. */
const ENDS_OF_A_HUNDRED = 40;

/** Chooses one of the legal orders: an attack or a shot if there is one, else often the end of the step. */
export function choose(legal: readonly LegalOrder[], chance: () => number): LegalOrder | undefined {
  const any = (orders: readonly LegalOrder[]) => orders[Math.floor(chance() * orders.length)];
  const blow = any(legal.filter(({ odds }) => odds !== null));
  const end = legal.find(({ order }) => order.endStep === true);
  return blow ?? (end && chance() * 100 < ENDS_OF_A_HUNDRED ? end : any(legal));
}

/** Plays a seat until the game is over, and gives the end. */
export async function play(seat: Seat, chance: () => number = Math.random): Promise<Look['outcome']> {
  for await (const game of seat.asked()) {
    const chosen = choose(await seat.legalOrders(), chance);
    try {
      if (chosen) await seat.give(chosen.order, { expectedRevision: game.revision });
    } catch (error) {
      // The other side was faster: the next look shows what it did.
      if (!(error instanceof HeraldError && error.code === 'REVISION_CONFLICT')) throw error;
    }
  }
  return (await seat.look()).outcome;
}

/** Plays a brawl as red against the computer of the server: node bot.js http://127.0.0.1:4000 */
export async function main(url: string): Promise<string> {
  const herald = new Herald({ url });
  const game = await herald.createGame({ scenario: 'tavern-brawl' });
  const seat = await herald.join({ game: game.id, side: 'red' });
  await herald.seatComputer({ game: game.id, side: 'blue', computer: 'greedy' });
  const outcome = await play(seat);
  return `${url}/games/${game.id}: ${outcome?.winner ?? 'nobody'} has won, ${outcome?.reason}`;
}

if (process.argv[1] === import.meta.filename && process.argv[2]) {
  process.stdout.write(`${await main(process.argv[2])}\n`);
}
