import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Siege, SiegeSide } from '../../src/engine/siege/siege.js';
import type { SiegeSetup } from '../../src/engine/siege/setup.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { SHELVES } from '../../src/library/rulesets.js';
import type { Parley } from '../../src/play/commands.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { thingAt } from '../../src/projections/read/siege-things.js';
import { daysPage } from '../../src/projections/read/siege-days.js';
import { memoryLedger } from '../play/support.js';
import { allEvents, dump, projectOnce, sqliteShelf } from '../projections/support.js';
import { wrongShelf } from './quarrel.js';
import { order, siegesOn, sourceFrom, type Service } from './support.js';

const DAYS = 40;
const NOW = { kind: 'now' } as const;
const SETUP: SiegeSetup = {
  title: 'A long quarrel before Corbel',
  dayDefinition: 'siegeDays',
  targets: { K6: 'embattlement', L6: 'castleTower', M6: 'castleWall' },
  engines: { T1: { kind: 'trebuchet' }, T2: { kind: 'trebuchet' } },
  fighters: { Ann: { side: 'attacker', engineer: true }, Ben: { side: 'defender', engineer: true, wounded: true } },
};

/** The same dice for every siege of this file: a 5 on the first day, which does no damage, then by lot. */
function diceOfFile(): (bound: number) => number {
  const next = sourceFrom(7);
  let rolled = 0;
  return (bound) => {
    rolled += 1;
    const value = next(bound);
    return rolled <= 4 ? 4 : value;
  };
}

interface Given {
  readonly side: SiegeSide;
  readonly order: unknown;
}

/** Plays days; of the orders that a policy wants, gives those that are accepted, and lists them. */
async function playDays(service: Service, siege: string, upTo: number): Promise<readonly Given[]> {
  const given: Given[] = [];
  let refused = '';
  for (let tries = 0; tries < 400; tries += 1) {
    const give = async (side: SiegeSide, value: unknown): Promise<void> => {
      const answer = await order(service, siege, side, value);
      if (answer.kind === 'accepted') given.push({ side, order: value });
      else refused = answer.refusal.because;
    };
    const { siege: seen } = await service.sieges.see(siege, SPECTATOR, NOW);
    if (seen.day > upTo) return given;
    if (seen.stage === 'morning') await give('attacker', { type: 'RollInitiative' });
    else if (seen.stage === 'choice') await choose(seen, give);
    else if (seen.stage === 'wear') await give('attacker', (await service.sieges.legal(siege, 'attacker'))[0]?.order);
    else if (seen.stage === 'over') throw new Error(`over on day ${seen.day}`);
    else for (const side of ['attacker', 'defender'] as const) await give(side, { type: 'Close' });
  }
  throw new Error(`the days do not go on: ${refused}`);
}

async function choose(seen: Siege, give: (side: SiegeSide, value: unknown) => Promise<void>): Promise<void> {
  if (seen.today.initiative === 'defender') {
    await give('defender', { type: 'Choose', choice: 'none' });
    return;
  }
  const target = Object.keys(seen.targets).find((name) => (seen.targets[name]?.left ?? 0) > 0);
  const whole = Object.keys(seen.engines).filter((name) => seen.engines[name]?.wear === 0);
  const engines = seen.day === 1 ? ['T1'] : whole.slice(0, 1);
  const works = target !== undefined && engines.length > 0;
  await give('attacker', works ? { type: 'Work', batter: [{ target, engines }] } : { type: 'Choose', choice: 'none' });
}

let ledger: Ledger;
let siege: string;
let given: readonly Given[];
/** The order of the first day that battered. */
let at: number;
const next = diceOfFile();
const service = (): Service => siegesOn(ledger, next);

const now = async (): Promise<Siege> => (await service().sieges.see(siege, SPECTATOR, NOW)).siege;
/** The members of a siege that tell how it stands, without what tells how it came there. */
const standing = ({ day, targets, engines, fighters, stores }: Siege): object => ({
  ...{ day, targets, engines, fighters, stores },
});

beforeAll(async () => {
  ledger = await memoryLedger();
  const wrong = siegesOn(ledger, next, wrongShelf());
  ({ siege } = await wrong.sieges.create({ commandId: randomUUID(), setup: SETUP, dice: { mode: 'server' } }));
  const first = await playDays(wrong, siege, 1);
  given = [...first, ...(await playDays(service(), siege, DAYS))];
  const orders = (await allEvents(ledger)).filter(({ type }) => type === 'OrderTaken');
  at = orders[1]?.revision ?? 0;
});
afterAll(() => ledger.close());

it('a claim about the first of forty days, upheld after the last of them, leaves the siege as fair play would have', async () => {
  const fair = siegesOn(await memoryLedger(), diceOfFile());
  const { siege: other } = await fair.sieges.create({ commandId: 'fair', setup: SETUP, dice: { mode: 'server' } });
  for (const { side, order: one } of given) {
    expect(await order(fair, other, side, one)).toMatchObject({ kind: 'accepted' });
  }
  const expected = standing((await fair.sieges.see(other, SPECTATOR, NOW)).siege);
  expect(standing(await now())).not.toEqual(expected);
  const say = (side: SiegeSide, parley: Parley) =>
    service().sieges.parley({ game: siege, viewer: { kind: 'seat', side }, parley, commandId: randomUUID() });
  await say('defender', { kind: 'fileClaim', at, what: 'a 5 does no damage', rule: 'pbem:26.71c' });
  expect(await say('attacker', { kind: 'answerClaim', claim: 1, agree: true })).toMatchObject({ kind: 'accepted' });
  expect(standing(await now())).toEqual(expected);
});

it('the calendar is the same kept from event to event and rebuilt, and past days stand as they stood then', async () => {
  const shelf = sqliteShelf();
  const [kept, anew] = [await shelf.open(), await shelf.open()];
  try {
    const events = await allEvents(ledger);
    const corrected = events.findIndex(({ type }) => type === 'TurnCorrected');
    const days = async () => (await daysPage(kept.reader, siege, { toDay: DAYS - 1 }, { limit: DAYS })).rows;
    const told: unknown[] = [];
    // The calendar has all days before it has the correction, which comes alone.
    for (const batch of [events.slice(0, corrected), events.slice(corrected, corrected + 1)]) {
      await projectOnce(ledger, kept, batch);
      told.push(await days());
    }
    expect(told[0]).toHaveLength(DAYS - 1);
    expect(told[1]).toEqual(told[0]);
    await projectOnce(ledger, kept, events.slice(corrected + 1));
    await rebuild(ledger, SHELVES, anew);
    expect(await dump(kept.reader)).toBe(await dump(anew.reader));
    const leftAt = async (revision: number): Promise<unknown> =>
      (await thingAt(kept.reader, siege, { kind: 'target', name: 'K6' }, revision)).state;
    expect(await leftAt(at + 3)).toMatchObject({ left: 3 });
    expect(await leftAt(events[corrected]?.revision ?? 0)).toMatchObject((await now()).targets['K6'] ?? {});
  } finally {
    for (const database of [kept, anew]) await database.close();
    shelf.clear();
  }
});
