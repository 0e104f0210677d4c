import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { judgeGame } from '../../src/audit/judge-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { shelfOf } from '../../src/engine/game/rulebook.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { SeenEvent } from '../../src/play/seen.js';
import type { Viewer } from '../../src/play/viewer.js';
import { GameService } from '../../src/play/game-service.js';
import { forged, inPieces } from '../audit/real-game.js';
import { KEYS, memoryLedger, NOW, SPECTATOR } from '../play/support.js';
import { sourceFrom } from '../siege/support.js';
import { ACTIVATION_BOOK } from './game.js';
import { SIX_ON_A_DYKE } from './set-up.js';
import type { ActivationSetup, State } from './state.js';

const BOOKS = shelfOf([ACTIVATION_BOOK]);

function serviceOn(ledger: Ledger, seed = 1): GameService<State, ActivationSetup> {
  const next = sourceFrom(seed);
  return new GameService({
    ledger,
    rulebooks: BOOKS,
    keys: KEYS,
    incidents: {
      snapshotFailed(_game, error) {
        throw error;
      },
      restHeldUp(_game, error) {
        throw error;
      },
    },
    now: () => '2026-11-23T02:00:00Z',
    dice: () => ({ roll: (request) => ({ ...request, value: 1 + next(request.faces), source: 'server' }) }),
    snapshotInterval: 20,
  });
}

const seat = (side: string): Viewer => ({ kind: 'seat', side });

/** Plays by lots to the end: whoever may act now gives one of the orders that he may. */
async function played(games: GameService<State, ActivationSetup>, seed: number): Promise<string> {
  const next = sourceFrom(seed);
  const { game } = await games.create({
    commandId: `dyke-${seed}`,
    ruleset: ACTIVATION_BOOK.ruleset,
    setup: SIX_ON_A_DYKE,
  });
  for (;;) {
    const { position, actors, revision } = await games.see(game, SPECTATOR, NOW);
    if (position.outcome) return game;
    const actor = actors[next(actors.length)];
    if (!actor) throw new Error('nobody may act');
    const legal = await games.questions.legal(game, seat(actor.side));
    expect(new Set(legal.map(({ summary }) => summary))).toEqual(new Set(actor.orders));
    const chosen = legal[next(legal.length)];
    const command = {
      game,
      dice: { kind: 'server' },
      expectedRevision: revision,
      commandId: `at-${revision}`,
    } as const;
    const order = { kind: 'json', value: chosen?.order } as const;
    const done = await games.submit({ ...command, viewer: seat(actor.side), order });
    if (done.kind === 'refused') throw new Error(done.refusal.because);
  }
}

describe('a game of activation, interruption and reactions', () => {
  let ledger: Ledger;
  let games: GameService<State, ActivationSetup>;
  let game: string;
  let events: readonly SeenEvent[];

  beforeAll(async () => {
    ledger = await memoryLedger();
    games = serviceOn(ledger);
    game = await played(games, 3);
    events = await games.events(game, SPECTATOR, 0, 1000);
  });
  afterAll(() => ledger.close());

  it('comes to everything that it has, several decisions at once among it', async () => {
    expect(new Set(events.map(({ event }) => event.type))).toEqual(new Set(Object.keys(ACTIVATION_BOOK.upcasters)));
    const reached = events.filter(({ event }) => event.type === 'PlaceReached');
    const many = reached.find(({ event }) => (event.data as { mayReact: string[] }).mayReact.length > 1);
    const { actors, position } = await games.see(game, SPECTATOR, { kind: 'revision', revision: many?.revision ?? -1 });
    expect(actors.length).toBeGreaterThan(1);
    expect(actors.every(({ role, orders }) => role === 'decision' && orders.includes('Pass'))).toBe(true);
    // The rest of the run waits.
    expect(position.run?.rest.length).toBeGreaterThan(0);
  });

  it('is the same at every revision for a service that reads it anew', async () => {
    const fresh = serviceOn(ledger);
    const { revision: last } = await games.see(game, SPECTATOR, NOW);
    for (let revision = 0; revision <= last; revision += 7) {
      const at = { kind: 'revision', revision } as const;
      const [one, other] = [await games.see(game, SPECTATOR, at), await fresh.see(game, SPECTATOR, at)];
      expect(other).toEqual(one);
    }
    const turn = await fresh.see(game, SPECTATOR, { kind: 'turn', gameTurn: 2 });
    expect(turn.position).toMatchObject({ turn: 2 });
    expect(events[turn.revision + 1]?.event.type).toBe('PlayerTurnEnded');
  });

  it('is exported, verified and judged, and a changed die is found', async () => {
    let text = '';
    for await (const line of exportGame(ledger, BOOKS, game)) text += line;
    const audit = await verifyExport(inPieces(text), BOOKS);
    expect(audit).toMatchObject({ right: true, events: events.length, ruleset: { id: 'activation', version: 1 } });
    expect(audit.turns).toBeGreaterThan(1);
    expect(await judgeGame(ledger, BOOKS, game)).toMatchObject({ right: true, fingerprint: audit.fingerprint });
    const false_ = forged(text, (event) => {
      const { data } = event as { data: { die?: { value: number } } };
      if (event.type !== 'ShotResolved' || !data.die) return event;
      return { ...event, data: { ...data, die: { ...data.die, value: data.die.value > 3 ? 1 : 10 } } };
    });
    const found = await verifyExport(inPieces(false_), BOOKS);
    expect(found.findings[0]).toMatchObject({ kind: 'judgement', rule: 'act:8.2' });
  });

  it('takes a command once, refuses what is not allowed with what is, and is followed', async () => {
    const { game: other } = await games.create({
      commandId: 'x',
      ruleset: ACTIVATION_BOOK.ruleset,
      setup: SIX_ON_A_DYKE,
    });
    const roll = {
      game: other,
      viewer: seat('red'),
      dice: { kind: 'server' },
      expectedRevision: 0,
      commandId: 'roll',
      order: { kind: 'json', value: { type: 'Roll' } },
    } as const;
    const first = await games.submit(roll);
    expect(first).toMatchObject({ kind: 'accepted', repeated: false });
    expect(await games.submit(roll)).toEqual({ ...first, repeated: true });
    const { revision } = first;
    const again = await games.submit({ ...roll, expectedRevision: revision, commandId: 'again' });
    expect(again).toMatchObject({ kind: 'refused', refusal: { rule: 'act:5' } });
    expect((await games.questions.reach(other, seat('red'), 'Ada')) as object).toMatchObject({
      code: 'notInThisRuleset',
    });
    const stop = new AbortController();
    const types: string[] = [];
    for await (const { event } of games.follow(other, SPECTATOR, 0, stop.signal)) {
      types.push(event.type);
      if (types.length === revision + 1) break;
    }
    expect(types).toEqual(['GameSetUp', 'OrderGiven', 'SelectionRolled']);
  });
});
