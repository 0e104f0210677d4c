import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { openLedger } from '../../src/ledger/open.js';
import { Accounts } from '../../src/play/accounts/accounts.js';
import { TournamentBooks } from '../../src/play/tournaments/tournaments.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, KEYS, RED } from '../play/support.js';
import { ATTACKER, DEFENDER, fileAt, quarrel } from '../siege/quarrel.js';
import { realService } from '../audit/real-game.js';
import { runHerald } from './run-herald.js';

const before = process.env['HERALD_LEDGER_FILE'];
let folder: string;
let game: string;
let siege: string;
let tournament: string;
/** A tournament without a game. */
let without: string;

/** A game of a tournament with a claim that is upheld, and a siege with one to which the other side agrees. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-claims-'));
  const file = join(folder, 'ledger.sqlite');
  process.env['HERALD_LEDGER_FILE'] = file;
  const ledger = await openLedger({ kind: 'sqlite', file });
  const now = (): string => '2026-11-20T12:00:00Z';
  const accounts = new Accounts(ledger, KEYS, now);
  const { key: shown } = await accounts.open({ name: 'Ann', label: 'desk' });
  const books = new TournamentBooks(ledger, accounts, now);
  tournament = (await books.open(shown, { commandId: 'open', name: 'Whitsun' })).id;
  without = (await books.open(shown, { commandId: 'another', name: 'Michaelmas' })).id;
  const games = realService(ledger);
  ({ game } = await games.create({
    ...{ commandId: randomUUID(), ruleset: { id: 'pbem', version: 1 } },
    setup: setupOf({ units: [man('Ann', 'red', 'E8'), man('Ben', 'blue', 'A1')], over: { keeping: 'onHonour' } }),
    ...{ tournament: { id: tournament, shown }, reservation: { private: false, seats: [], organiserKey: 'organiser' } },
  }));
  await giveText(games, game, RED, 'Ann: E7, E6, E5, E4, E3, E2, E1');
  const claim = { kind: 'fileClaim', at: 1, what: 'seven hexes' } as const;
  await games.parley({ game, viewer: BLUE, parley: claim, commandId: randomUUID() });
  const one = await quarrel(ledger);
  ({ siege } = one);
  await one.say(DEFENDER, fileAt(one.at));
  await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: true });
  await ledger.close();
});
afterAll(() => {
  if (before === undefined) delete process.env['HERALD_LEDGER_FILE'];
  else process.env['HERALD_LEDGER_FILE'] = before;
  rmSync(folder, { recursive: true });
});

interface Told {
  readonly claims: readonly { readonly game?: string; readonly siege?: string }[];
  readonly counts: readonly object[];
}

async function claims(...argv: readonly string[]): Promise<Told> {
  const { code, out, err } = await runHerald('claims', '--json', ...argv);
  expect([code, err]).toEqual([EXIT.ok, '']);
  return JSON.parse(out) as Told;
}
const ids = async (...argv: readonly string[]): Promise<readonly (string | undefined)[]> =>
  (await claims(...argv)).claims.map((one) => one.game ?? one.siege);

describe('herald claims without a game', () => {
  it('lists the claims of all games and sieges of the ledger, the newest first, and counts them by rule', async () => {
    const { claims: all, counts } = await claims();
    expect(all).toMatchObject([
      { siege, number: 1, seat: 'defender', standing: 'upheld', rule: 'pbem:26.71c' },
      { game, number: 1, seat: 'blue', at: 1, standing: 'upheld', rule: 'pbem:7.3c', what: 'seven hexes' },
    ]);
    expect(counts).toEqual([
      { rule: 'pbem:26.71c', standing: 'upheld', count: 1 },
      { rule: 'pbem:7.3c', standing: 'upheld', count: 1 },
    ]);
    const { out } = await runHerald('claims');
    expect(out).toMatch(new RegExp(`game +${game} +1 +blue +1 +upheld +pbem:7.3c`));
    expect(out).toMatch(/^pbem:7.3c +upheld +1$/m);
  });

  it('leaves out by standing, rule, tournament and the time of filing', async () => {
    expect(await ids('--rule', 'pbem:7.3c,pbem:7.3d')).toEqual([game]);
    expect(await ids('--tournament', tournament)).toEqual([game]);
    expect(await ids('--standing', 'upheld,open')).toEqual([siege, game]);
    expect(await ids('--standing', 'open')).toEqual([]);
    expect(await ids('--filed-from', '2026-11-21')).toEqual([siege, game]);
    expect(await ids('--filed-from', '2026-11-21T12:00:01Z')).toEqual([]);
    expect(await ids('--filed-before', '2026-11-21')).toEqual([]);
    expect((await runHerald('claims', '--standing', 'lapsed')).out).toBe('there is no such claim\n');
  });

  it.each([
    [['--standing', 'wrong'], EXIT.usage],
    [['--rule', 'pbem:0.0'], EXIT.usage],
    [['--filed-from', 'yesterday'], EXIT.usage],
    [['--tournament', 'x'], EXIT.usage],
    [[randomUUID(), '--standing', 'open'], EXIT.usage],
    [['--url', 'http://127.0.0.1:1'], EXIT.unavailable],
  ])('refuses %j', async (argv, expected) => {
    const { code, out, err } = await runHerald('claims', ...argv);
    expect([code, out]).toEqual([expected, '']);
    expect(err).toMatch(/^herald: /);
  });

  it('names the tournament that the ledger does not have, and lists none of one without a claim', async () => {
    const { err } = await runHerald('claims', '--tournament', `${tournament},x`);
    expect(err).toBe('herald: --tournament x is no tournament of the ledger\n');
    expect(await ids('--tournament', without)).toEqual([]);
  });
});
