import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import { ListedDice } from '../../src/engine/dice/dice.js';
import { act } from '../../src/engine/game/act.js';
import type { GameEvent } from '../../src/engine/game/event.js';
import { areWords } from '../../src/engine/game/parley/events.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import type { SetupUnit } from '../../src/engine/game/setup.js';
import type { Telling } from '../../src/ledger/corrected-course.js';
import { READ_LIMIT_MAX, streamIsAtRevision, type Ledger } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { GameId } from '../../src/play/viewer.js';
import type { Submission } from '../../src/play/commands.js';
import type { GameService } from '../../src/play/game-service.js';
import { realService } from '../audit/real-game.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, memoryLedger, NOW, RED, SPECTATOR } from './support.js';

/** Ann and Una of red fight Ben and Bob of blue, who stand beside them. */
const SETUP = setupOf({
  units: [strong('Ann', 'E5'), man('Ben', 'blue', 'E6'), strong('Una', 'M5'), man('Bob', 'blue', 'M6')],
  step: 'combat',
});
const BOOK = RULEBOOKS.rulebook('pbem', 1);

let ledger: Ledger;
let games: GameService;
let game: GameId;

/** A man of red with three times the strength of those of blue. */
function strong(id: string, hex: string): SetupUnit {
  const { sheet } = man(id, 'red', hex);
  if (sheet.kind !== 'character') throw new Error('a man is a character');
  const { foot } = sheet;
  return man(id, 'red', hex, { sheet: { ...sheet, foot: { ...foot, healthy: { ...foot.healthy, attack: 12 } } } });
}

/** Records an attack as if the attacker had another strength, which is the error. */
async function attackAs(attacker: string, defender: string, attack: number, die: number): Promise<number> {
  const { position, revision } = await games.see(game, RED, NOW);
  const unit = position.units[attacker];
  if (unit?.sheet.kind !== 'character') throw new Error('no such man');
  const { foot } = unit.sheet;
  const sheet = { ...unit.sheet, foot: { ...foot, healthy: { ...foot.healthy, attack } } };
  const other = { ...position, units: { ...position.units, [attacker]: { ...unit, sheet } } };
  const order = { type: 'Attack', attackers: [attacker], defenders: [defender] };
  const decided = act(BOOK.ruleset, other, 'red', order, new ListedDice([die], 'server'));
  if (!decided.ok) throw new Error(decided.refusal.because);
  await append(decided.events, revision);
  return revision + 1;
}

async function append(events: readonly GameEvent[], revision: number, commandId = 'forged'): Promise<void> {
  await ledger.append({
    stream: gameStream(game),
    expected: streamIsAtRevision(revision),
    commandId: `${commandId}-${revision}`,
    metadata: { recordedAt: '2026-11-21T12:00:00Z', actor: 'seat:red' },
    events: events.map(({ type, data }) => ({ type, version: 1, data })),
  });
}

const claim = (at: number, what = 'wrong odds'): Promise<Submission> =>
  games.parley({ game, viewer: BLUE, parley: { kind: 'fileClaim', at, what }, commandId: randomUUID() });
const typesOf = (answer: Submission): readonly string[] =>
  answer.kind === 'accepted' ? answer.events.map(({ event }) => event.type) : [answer.refusal.because];

async function findings(): Promise<readonly string[]> {
  return (await judgeGame(ledger, RULEBOOKS, game)).findings.map(({ kind }) => kind);
}

/** A game on a ledger of its own, which has the same hashes each time. */
async function begin(): Promise<void> {
  ledger = await memoryLedger();
  games = realService(ledger);
  const ruleset = { id: 'pbem', version: 1 };
  ({ game } = await games.create({ commandId: 'corrected-game', ruleset, setup: SETUP }));
}

beforeEach(async () => {
  await begin();
});

describe('an upheld claim', () => {
  it('corrects the turn at once, and the audit confirms the correction', async () => {
    const at = await attackAs('Ann', 'Ben', 2, 5);
    const played = (await games.see(game, SPECTATOR, NOW)).position;
    expect(played.pending).toEqual([]);
    expect(typesOf(await claim(at))).toEqual(['ClaimFiled', 'ClaimJudged', 'TurnCorrected']);
    const { position } = await games.see(game, SPECTATOR, NOW);
    expect(position.pending).toMatchObject([{ kind: 'Retreat', owner: 'blue', about: { unit: 'Ben' } }]);
    const asPlayed = await games.see(game, SPECTATOR, { kind: 'revision', revision: at + 3 });
    expect(asPlayed.position.pending).toEqual([]);
    expect(await findings()).toEqual(['judgement']);
    const again = await realService(ledger).see(game, SPECTATOR, NOW);
    expect(again.fingerprint).toBe(BOOK.ruleset.fingerprint(position));
  });

  it('corrects a turn in which more has happened than is read at once', async () => {
    const at = await attackAs('Ann', 'Ben', 2, 5);
    while ((await games.see(game, SPECTATOR, NOW)).revision <= at + READ_LIMIT_MAX) {
      await giveText(games, game, RED, 'standing pin at 2-1');
      await giveText(games, game, RED, 'standing let pass');
    }
    expect(typesOf(await claim(at))).toEqual(['ClaimFiled', 'ClaimJudged', 'TurnCorrected']);
    expect((await games.see(game, SPECTATOR, NOW)).position.pending).toMatchObject([{ about: { unit: 'Ben' } }]);
  });

  it('is not filed about an order of which the claimant sees nothing or about nothing', async () => {
    await giveText(games, game, RED, 'standing pin at 2-1');
    const before = await games.head(game, BLUE);
    expect(typesOf(await claim(1))).toEqual(['blue sees no order to which event 1 belongs']);
    expect(typesOf(await claim(0))).toEqual(['blue sees no order to which event 0 belongs']);
    expect(typesOf(await claim(before.revision + 1))[0]).toContain('blue sees no order');
    expect(await games.head(game, BLUE)).toEqual(before);
  });

  it('is neither filed again nor withdrawn once the turn is corrected', async () => {
    const at = await attackAs('Ann', 'Ben', 2, 5);
    await claim(at);
    expect(typesOf(await claim(at))).toEqual(['the correction after claim 1 has decided this order again']);
    const parley = { kind: 'withdrawClaim', claim: 1 } as const;
    const answer = await games.parley({ game, viewer: BLUE, parley, commandId: randomUUID() });
    expect(typesOf(answer)).toEqual(['the turn is corrected by claim 1: its verdict stands']);
  });

  it('makes plotted orders wait for decisions that only the correction asks for', async () => {
    const at = await attackAs('Ann', 'Ben', 2, 5);
    const later = await attackAs('Una', 'Bob', 12, 5);
    expect(typesOf(await claim(at))).toEqual(['ClaimFiled', 'ClaimJudged', 'CorrectionBegun']);
    const standing = await giveText(games, game, BLUE, 'standing pin at 2-1');
    expect(typesOf(standing)[0]).toContain('the turn is being corrected after claim 1');
    expect(typesOf(await claim(later))[0]).toContain('the turn is being corrected after claim 1');
    const answered = await giveText(games, game, BLUE, 'Ben: retreat E7');
    expect(typesOf(answered).at(-1)).toBe('TurnCorrected');
    const { position } = await games.see(game, SPECTATOR, NOW);
    expect(position.units['Ben']?.hexes).toEqual(['E7']);
    expect(position.pending).toMatchObject([{ kind: 'Retreat', about: { unit: 'Bob' } }]);
    expect(await findings()).toEqual(['judgement']);
  });

  it('is judged on the turn as corrected so far if it is the second one', async () => {
    const at = await attackAs('Ann', 'Ben', 2, 5);
    const later = await attackAs('Una', 'Bob', 2, 5);
    expect(typesOf(await claim(later))).toEqual(['ClaimFiled', 'ClaimJudged', 'TurnCorrected']);
    expect(typesOf(await claim(at))).toEqual(['ClaimFiled', 'ClaimJudged', 'CorrectionBegun']);
    expect(typesOf(await giveText(games, game, BLUE, 'Ben: retreat E7')).at(-1)).toBe('TurnCorrected');
    const { position } = await games.see(game, SPECTATOR, NOW);
    expect(position.pending).toMatchObject([{ kind: 'Retreat', about: { unit: 'Bob' } }]);
    expect(await findings()).toEqual(['judgement', 'judgement']);
  });

  it('shows every instant of the turn as played and as corrected, also while it waits and after a second one', async () => {
    const hexOf = async (revision: number | null, as: Telling): Promise<readonly string[] | undefined> => {
      const at = revision === null ? NOW : ({ kind: 'revision', revision } as const);
      return (await games.see(game, SPECTATOR, { ...at, as })).position.units['Ben']?.hexes;
    };
    const at = await attackAs('Ann', 'Ben', 2, 5);
    const later = await attackAs('Una', 'Bob', 2, 5);
    const last = (await games.head(game, SPECTATOR)).revision;
    await claim(at);
    // The retreat is missing: neither the order after the claimed one nor Ben's hex has changed yet.
    expect((await games.see(game, SPECTATOR, { ...NOW, as: 'corrected' })).position.pending).toHaveLength(1);
    expect((await games.see(game, SPECTATOR, { ...NOW, as: 'played' })).position.pending).toEqual([]);
    await giveText(games, game, BLUE, 'Ben: retreat E7');
    expect(await hexOf(null, 'played')).toEqual(['E6']);
    expect(await hexOf(null, 'corrected')).toEqual(['E7']);
    expect(await hexOf(at, 'corrected')).toEqual(['E6']);
    expect(await hexOf(later, 'corrected')).toEqual(['E7']);
    expect(await hexOf(later, 'played')).toEqual(['E6']);
    await claim(later);
    const melee = async (as: Telling) =>
      (await games.see(game, SPECTATOR, { kind: 'revision', revision: last, as })).position.links;
    expect(await melee('played')).toHaveLength(2);
    expect(await melee('corrected')).toEqual([{ a: 'Bob', b: 'Una' }]);
    expect((await games.see(game, SPECTATOR, NOW)).position.pending).toMatchObject([{ about: { unit: 'Bob' } }]);
    const told = await games.differences(game, SPECTATOR, { kind: 'revision', revision: last });
    expect(told).toContainEqual({ unit: 'Ben', member: 'hexes', was: ['E6'], is: ['E7'] });
    expect(told).toContainEqual({ unit: 'Ben', member: 'melee', was: ['Ann'], is: [] });
    const replaced = await games.replaced(game, SPECTATOR);
    expect(replaced.map((one) => [one.at, one.fate])).toEqual([
      [at, 'changed'],
      [later, 'changed'],
    ]);
  });

  it('is found by the audit if another correction is recorded than the rules make', async () => {
    await claim(await attackAs('Ann', 'Ben', 2, 5));
    const recorded = await games.events(game, SPECTATOR, 1, 100);
    await begin();
    const forged = recorded.map(({ event }) => (event.type === 'TurnCorrected' ? withoutChanges(event) : event));
    await append(forged, 0);
    expect(await findings()).toContain('parley');
  });
});

function withoutChanges({ type, data }: GameEvent): GameEvent {
  return { type, data: { ...data, changes: [] } };
}

describe('a die that a correction needs', () => {
  it('comes from the original order, its purpose and number, whatever the claim says', async () => {
    const seen = new Set<string>();
    const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => areWords(text));
    await fc.assert(
      fc.asyncProperty(words, async (what) => {
        await begin();
        const order = { type: 'Attack', attackers: ['Ann'], defenders: ['Ben'] };
        // Nothing followed from the attack: its die never fell.
        await append([{ type: 'OrderGiven', data: { number: 1, side: 'red', order } }], 0);
        const answer = await claim(1, what);
        if (answer.kind !== 'accepted') throw new Error(answer.refusal.because);
        const corrected = answer.events.find(({ event }) => event.type === 'TurnCorrected');
        expect(JSON.stringify(corrected?.event)).toContain('"source":"derived"');
        seen.add(JSON.stringify(corrected?.event));
      }),
      { numRuns: 8 },
    );
    expect(seen.size).toBe(1);
  });
});
