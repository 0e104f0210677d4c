import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { RULEBOOKS, SIEGE_RULEBOOKS } from '../../../src/library/rulesets.js';
import { Lots } from '../../audit/bot.js';
import { realService } from '../../audit/real-game.js';
import { man, setupOf } from '../../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, memoryLedger, RED, SPECTATOR } from '../support.js';
import { entriesNow, feedOn } from './support.js';

/** Hexes to which Ann plans to go, before Bob lets her pass. */
const PLAN = /K11|K12/;
const STANDING = /never/;

it('shows to each key what its seat sees of plans and standing orders, as the game itself does', async () => {
  const ledger = await memoryLedger();
  const games = realService(ledger, new Lots(3));
  const setup = setupOf({
    units: [man('Ann', 'red', 'K8'), man('Bob', 'blue', 'L9'), man('Cyd', 'blue', 'B2')],
    standing: {},
    over: { length: { gameTurns: 1, endsWithOneSideLeft: false } },
  });
  const { game } = await games.create({ commandId: randomUUID(), ruleset: { id: 'pbem', version: 1 }, setup });
  for (const side of ['red', 'blue']) await games.seating.claim(game, side, { key: `key-of-${side}` });
  for (const [viewer, text] of [
    [BLUE, 'standing pin never for Cyd'],
    [RED, 'Ann: K9, K10, K11, K12'],
  ] as const) {
    expect(await giveText(games, game, viewer, text)).toMatchObject({ kind: 'accepted' });
  }
  const feed = feedOn(ledger, { rulebooks: { game: RULEBOOKS, siege: SIEGE_RULEBOOKS } });
  const readers = [
    { key: 'key-of-red', viewer: RED, seat: 'red', plan: true, standing: false },
    { key: 'key-of-blue', viewer: BLUE, seat: 'blue', plan: false, standing: true },
    { key: 'key-of-a-stranger', viewer: SPECTATOR, seat: null, plan: false, standing: false },
    { key: null, viewer: SPECTATOR, seat: null, plan: false, standing: false },
  ];
  for (const { key, viewer, seat, plan, standing } of readers) {
    const entries = (await entriesNow(feed, { key })).filter((entry) => entry.kind === 'event');
    const events = entries.map(({ event }) => event);
    expect(events).toEqual(await games.events(game, viewer, 0, 1000));
    expect(new Set(entries.map((entry) => entry.seat))).toEqual(new Set([seat]));
    const text = JSON.stringify(events.slice(1));
    expect([PLAN.test(text), STANDING.test(text)]).toEqual([plan, standing]);
  }
  await ledger.close();
});
