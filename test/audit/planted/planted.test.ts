import { describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../../src/audit/judge-game.js';
import { verifyExport } from '../../../src/audit/verify-export.js';
import type { Finding } from '../../../src/audit/finding.js';
import type { Correction } from '../../../src/engine/game/parley/course.js';
import type { Setup } from '../../../src/engine/game/setup.js';
import { isCorrection } from '../../../src/engine/game/parley/events.js';
import { RULEBOOKS } from '../../../src/library/rulesets.js';
import { ARCHER, man, setupOf, sheet } from '../../engine/rulesets/pbem/support-play.js';
import { NOW, SPECTATOR } from '../../play/support.js';
import { howMany } from '../../thoroughness.js';
import { exportedText, inPieces } from '../real-game.js';
import { ERRORS } from './errors.js';
import { RecordedGame, type Planted } from './recorded-game.js';

const ORDERS_MAX = 200;
const THROWER = sheet({ classes: ['peasant'], weapon: 'dagger' });

/** Two bands of archers, men with daggers and billmen, with scrub between them. */
const SKIRMISH: Setup = setupOf({
  fromStart: true,
  board: { terrain: { scrub: ['D7', 'E7', 'F7', 'G6', 'H7'], tree: ['I7'] } },
  units: [
    man('Ann', 'red', 'D5', { sheet: ARCHER }),
    man('Bea', 'red', 'F4', { sheet: THROWER, missiles: 2 }),
    man('Cat', 'red', 'E5'),
    man('Dot', 'red', 'F5'),
    man('Eve', 'red', 'G5'),
    man('Gus', 'blue', 'D9', { sheet: ARCHER }),
    man('Hal', 'blue', 'F9', { sheet: THROWER, missiles: 2 }),
    man('Ike', 'blue', 'E8'),
    man('Jon', 'blue', 'F8'),
    man('Kit', 'blue', 'G8'),
  ],
});

/** How often an error of each kind was planted. */
type Counts = Map<string, number>;

/**
 * Plays a game and plants errors of the rarest kinds. Most errors are claimed in time, some after a few orders more,
 * some too late and some never.
 */
async function playedWithErrors(seed: number, counts: Counts, most: number): Promise<RecordedGame> {
  const game = await RecordedGame.begin(SKIRMISH, seed);
  const late: (() => Promise<void>)[] = [];
  for (let [order, wait] = [0, 3]; order < ORDERS_MAX; order += 1, wait -= 1) {
    const { side } = await game.moment();
    const isTime = wait <= 0 && game.planted.length < most;
    const planted = isTime ? await game.plant(rarest(counts).slice(0, 8)) : null;
    if (planted) {
      wait = 6;
      counts.set(planted.kind, (counts.get(planted.kind) ?? 0) + 1);
      const by = side === 'red' ? 'blue' : 'red';
      await late.pop()?.();
      const count = game.planted.length;
      if (count % 5 === 4) late.push(() => game.claim(planted, by));
      else if (count % 7 !== 6) await claimSoon(game, planted, by, count % 3);
    } else if (!(await game.goOn())) break;
  }
  return game;
}

/** The claim after some more orders, as long as the claimant has not the turn. */
async function claimSoon(game: RecordedGame, planted: Planted, by: string, orders: number): Promise<void> {
  for (let more = 0; more < orders; more += 1) {
    const { side, position } = await game.moment();
    if (position.turn.side === by || side === by) break;
    await game.goOn();
  }
  await game.claim(planted, by);
}

function rarest(counts: Counts): readonly string[] {
  return Object.keys(ERRORS).sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
}

/** Revisions of the orders to which the findings belong, each once. */
async function ordersOf(game: RecordedGame, findings: readonly Finding[]): Promise<readonly number[]> {
  const events = await game.games.events(game.game, SPECTATOR, 0, 1000);
  const starts = events.flatMap(({ event, revision }) => (event.type === 'OrderGiven' ? [revision] : []));
  const orders = findings.map(({ revision }) => starts.findLast((start) => start <= (revision ?? 0)) ?? 0);
  return [...new Set(orders)];
}

describe('errors that are planted in whole games of honour', () => {
  it('are all found and nothing else is, claims are judged right, and corrections replay', async () => {
    const counts: Counts = new Map();
    for (let seed = 1; seed <= howMany(2, 12); seed += 1) {
      const game = await playedWithErrors(seed, counts, 6);
      const audit = await judgeGame(game.ledger, RULEBOOKS, game.game);
      expect(audit.findings.filter(({ kind }) => kind !== 'honour')).toEqual([]);
      expect(await ordersOf(game, audit.findings)).toEqual(game.planted.map(({ at }) => at));
      const { claims, corrections } = await game.parley();
      expect(claims.map(({ verdict }) => verdict?.verdict)).toEqual(claims.map(() => 'wrong'));
      expect(game.planted.filter(({ standing }) => standing === 'dismissed')).toEqual([]);
      for (const one of corrections.filter(isLast)) await isToldBothWays(game, one);
      const verified = await verifyExport(inPieces(await exportedText(game)), RULEBOOKS);
      expect(verified).toMatchObject({ right: true, events: audit.events, fingerprint: audit.fingerprint });
    }
    const planted = [...counts.values()].reduce((all, one) => all + one, 0);
    expect(planted).toBeGreaterThanOrEqual(howMany(10, 50));
    if (howMany(0, 1) === 1) expect(Object.keys(ERRORS).filter((kind) => !counts.has(kind))).toEqual([]);
  }, 900_000);

  it('stay in a long game with its corrections, which shows each turn both ways and verifies', async () => {
    const length = { gameTurns: 300, endsWithOneSideLeft: false };
    const game = await RecordedGame.begin({ ...SKIRMISH, length }, 77);
    const [orders, wanted] = [howMany(60, 1000), howMany(1, 5)];
    let corrected = 0;
    while (game.orders < orders && !(await game.moment()).isOver) {
      const { side } = await game.moment();
      const planted = corrected < wanted && game.orders % 20 === 9 ? await game.plant(Object.keys(ERRORS)) : null;
      if (planted) await game.claim(planted, side === 'red' ? 'blue' : 'red');
      else await game.goOn();
      corrected = (await game.parley()).corrections.length;
    }
    expect(corrected).toBe(wanted);
    expect(game.orders).toBeGreaterThanOrEqual(orders);
    const { moment } = await game.games.see(game.game, SPECTATOR, NOW);
    for (let gameTurn = 1; gameTurn < moment.gameTurn; gameTurn += 1) {
      for (const side of ['red', 'blue']) {
        const at = { kind: 'turnEnd', gameTurn, side } as const;
        const seen = await game.games.see(game.game, SPECTATOR, at);
        const played = await game.games.see(game.game, SPECTATOR, { ...at, as: 'played' });
        const is = await game.games.see(game.game, SPECTATOR, { ...at, as: 'corrected' });
        expect(played.fingerprint).toBe(seen.fingerprint);
        const differences = await game.games.differences(game.game, SPECTATOR, at);
        if (differences.length > 0) expect(is.fingerprint).not.toBe(played.fingerprint);
        if (is.fingerprint === played.fingerprint) expect(differences).toEqual([]);
      }
    }
    const verified = await verifyExport(inPieces(await exportedText(game)), RULEBOOKS);
    expect(verified.findings.filter(({ kind }) => kind !== 'honour')).toEqual([]);
  }, 900_000);
});

/** Whether no later correction reaches back into the orders of this one. */
function isLast({ until }: Correction, index: number, all: readonly Correction[]): boolean {
  return all.slice(index + 1).every(({ at }) => at > until);
}

/** As corrected the last order of a turn leads to the position after the correction. */
async function isToldBothWays({ games, game }: RecordedGame, { claim, until }: Correction): Promise<void> {
  const events = await games.events(game, SPECTATOR, until, 1000);
  const done = events.find(
    ({ event }) => isCorrection(event) && event.type === 'TurnCorrected' && event.data.claim === claim,
  );
  if (!done) throw new Error(`no correction follows event ${until}`);
  const after = await games.see(game, SPECTATOR, { kind: 'revision', revision: done.revision });
  const told = await games.see(game, SPECTATOR, { kind: 'revision', revision: until, as: 'corrected' });
  expect(told.fingerprint).toBe(after.fingerprint);
}
