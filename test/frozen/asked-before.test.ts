import { expect, it } from '@jest/globals';
import { readExport } from '../../src/audit/read-export.js';
import { EXPORT_LIMITS } from '../../src/audit/export-format.js';
import { isOrderGiven } from '../../src/engine/game/order-given.js';
import { isSetUp } from '../../src/engine/game/set-up.js';
import { seatId } from '../../src/engine/position/seat.js';
import type { PbemEvent } from '../../src/engine/rulesets/pbem/core/events.js';
import type { Order } from '../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { EventTypes } from '../../src/ledger/upcast.js';
import { PBEM_UPCASTERS } from '../../src/engine/rulesets/pbem/event-versions.js';
import { differencesOf, type RecordedGame, type RecordedOrder } from '../engine/recorded-games.js';
import { frozenFiles } from './frozen.js';
import { howMany } from '../thoroughness.js';

/** Of the frozen games one in so many is decided; the nightly command decides them all. */
const ONE_OF = howMany(30, 1);

const TYPES = new EventTypes(PBEM_UPCASTERS);

/** A frozen game as orders with the dice that were recorded for each. */
async function recorded(name: string, bytes: Uint8Array): Promise<RecordedGame<Order>> {
  const { events } = await readExport(once(bytes), EXPORT_LIMITS);
  const [first, ...log] = events.map((event) => TYPES.upcast(event) as unknown as PbemEvent);
  if (!first || !isSetUp(first)) throw new Error(`${name} does not begin with a set-up`);
  const orders: RecordedOrder<Order>[] = [];
  for (const [index, event] of log.entries()) {
    if (!isOrderGiven(event)) continue;
    const next = log.findIndex((other, at) => at > index && isOrderGiven(other));
    const dice = PBEM.diceOf(log.slice(index, next < 0 ? log.length : next)).map(({ value }) => value);
    const { side, player, order } = event.data;
    orders.push({ seat: seatId(side, player), order: order as Order, dice });
  }
  return { name, setup: first.data.setup, orders };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

it('a frozen game is decided alike whatever was asked before, and in whatever order games are decided', async () => {
  const files = frozenFiles('games').filter((_, index) => index % ONE_OF === 0);
  const games = await Promise.all(files.map(({ name, bytes }) => recorded(name, bytes())));
  expect(differencesOf(PBEM, games, 'frozen').slice(0, 3)).toEqual([]);
}, 3_600_000);
