import { createHash, createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Audit } from '../../src/audit/audit.js';
import type { ExportedEvent } from '../../src/audit/export-format.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { committedGame, eventsIn, linesOf } from './committed.js';
import { forged, inPieces, type RealGame } from './real-game.js';

const BRAWL = {
  scenario: 'tavern-brawl',
  dice: { mode: 'committed', awaitsWords: true },
  words: ['red', 'blue'],
} as const;
/** Missiles are counted in secret here, by dice that nobody else may see (pbem:22.2). */
const ARCHERS = { scenario: 'four-ways', dice: { mode: 'committed' }, orders: 120 } as const;

const verify = (lines: readonly string[]): Promise<Audit> => verifyExport(inPieces(lines.join('')), RULEBOOKS);

interface Die {
  readonly purpose: string;
  readonly subject?: string;
  readonly faces: number;
  readonly value: number;
  readonly source: string;
}

/* A stranger's program: docs/dice.md, node:crypto, and the lines of an export. */
const sha = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, sorted(v)]),
        )
      : value;
const canonical = (value: unknown): string => JSON.stringify(sorted(value));
const mac = (key: string, list: unknown): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(canonical(list)).digest();

function diceIn(value: unknown): readonly Die[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('purpose' in value && 'source' in value) return [value as unknown as Die];
  return Object.values(value).flatMap(diceIn);
}

function strangersCount(events: readonly ExportedEvent[]): { readonly right: number; readonly wrong: number } {
  const game = (events[0]?.stream ?? '').slice('game-'.length);
  const [{ data: begin }] = events as unknown as [{ data: { dice: { commitment: string } } }];
  const { commitment } = begin.dice;
  const secrets = [commitment];
  const words: Record<string, string> = {};
  for (const { type, data } of events) {
    const { turn, secret, side, word } = data as { turn: number; secret: string; side: string; word: string };
    if (type === 'DiceOpened') secrets[turn] = secret;
    if (type === 'DiceWordShown') words[side] = word;
  }
  secrets.slice(1).forEach((secret, index) => {
    if (sha(Buffer.from(secret, 'hex')) !== secrets[index]) throw new Error('the chain is broken');
  });
  let [turn, number, hash, right, wrong] = [1, 0, '', 0, 0];
  let [turnOfOrder, counts] = [1, new Map<string, number>()];
  for (const { type, data, sealed } of events) {
    if (type === 'OrderGiven') {
      const { side, order } = data as { side: string; order: unknown };
      [number, turnOfOrder, counts] = [number + 1, turn, new Map<string, number>()];
      hash = sha(canonical([game, turn, number, side, sealed && 'order' in sealed ? null : order]));
    }
    for (const { purpose, subject = null, faces, value, source } of diceIn(data)) {
      const name = canonical([purpose, subject]);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const secret = secrets[turnOfOrder];
      if (source !== 'committed' || secret === undefined || ['supply', 'search'].includes(purpose)) continue;
      const key = mac(secret, ['herald dice', game, turnOfOrder, words]).toString('hex');
      const byte = mac(key, [hash, purpose, subject, count, 0]).find((one) => one < 256 - (256 % faces)) ?? 0;
      if ((byte % faces) + 1 === value) right += 1;
      else wrong += 1;
    }
    if (type === 'PlayerTurnEnded') [turn, number] = [turn + 1, 0];
  }
  return { right, wrong };
}

describe('a game with committed dice', () => {
  let brawl: RealGame;
  let lines: readonly string[];
  beforeAll(async () => {
    brawl = await committedGame(BRAWL);
    lines = await linesOf(brawl);
  });

  const found = async (alter: (event: ExportedEvent) => ExportedEvent): Promise<readonly string[]> => {
    const text = forged(lines.join(''), (event) => alter(event) as unknown as typeof event);
    const { findings } = await verifyExport(inPieces(text), RULEBOOKS);
    return [...new Set(findings.map(({ kind }) => kind))];
  };
  const data = (event: ExportedEvent, changed: object): ExportedEvent => ({
    ...event,
    data: { ...event.data, ...changed },
  });

  it('proves every die when it is over, also to a stranger who has read docs/dice.md', async () => {
    const audit = await verify(lines);
    expect(audit.findings).toEqual([]);
    expect(audit.dice).toMatchObject({ mode: 'committed', false: 0, unopened: 0, taken: 0 });
    expect(audit.dice.proven).toBeGreaterThan(20);
    expect(strangersCount(eventsIn(lines))).toEqual({ right: audit.dice.proven, wrong: 0 });
  });

  it.each(['red', 'blue', null])('proves the same to %s', async (seenBy) => {
    const audit = await verify(await linesOf(brawl, seenBy));
    expect(audit.findings).toEqual([]);
    expect(audit.dice).toMatchObject({ false: 0, unopened: 0, proven: strangersCount(eventsIn(lines)).right });
  });

  it('shows a die that was changed together with all that follows from it', async () => {
    // Every pin of 9 that fails as a 10 does: the rules see no difference, and the secret does.
    const events = eventsIn(lines);
    const rolled = events.filter(({ type }) => type === 'CombatResolved' || type === 'PinAttempted');
    const kinds: (readonly string[])[] = [];
    for (const { revision } of rolled.slice(0, 5)) {
      kinds.push(
        await found((event) => {
          if (event.revision !== revision) return event;
          const { die } = event.data as { die: Die };
          return data(event, { die: { ...die, value: die.value === 10 ? 9 : die.value + 1 } });
        }),
      );
    }
    expect(kinds.length).toBeGreaterThan(0);
    for (const one of kinds) expect(one).toContain('dice');
  });

  it('shows a false opening, one that is missing, and one that comes too early', async () => {
    const opened = eventsIn(lines).filter(({ type }) => type === 'DiceOpened');
    const [first, second] = opened;
    const last = opened.at(-1);
    const secretOf = (event?: ExportedEvent): unknown => (event?.data as { secret: string } | undefined)?.secret;
    const at = (one: ExportedEvent | undefined, changed: object) => (event: ExportedEvent) =>
      event.revision === one?.revision ? data(event, changed) : event;
    expect(await found(at(first, { secret: secretOf(second) }))).toEqual(['dice']);
    expect(await found(at(first, { turn: 2 }))).toEqual(['dice']);
    expect(await found(at(last, { hiddenSecret: secretOf(first) }))).toEqual(['dice']);
    expect(await found(at(first, { hiddenSecret: secretOf(first) }))).toEqual(['dice']);
    const missing = (event: ExportedEvent): ExportedEvent =>
      event.revision === last?.revision ? { ...event, data: { turn: 1, secret: secretOf(first) } } : event;
    expect(await found(missing)).toEqual(['dice']);
  });

  it('shows other words, another commitment, and an order that was given under other terms', async () => {
    const ofType = (type: string, changed: (event: ExportedEvent) => object) => (event: ExportedEvent) =>
      event.type === type ? data(event, changed(event)) : event;
    expect(await found(ofType('DiceWordShown', () => ({ word: 'another-word-that-is-long' })))).toEqual(['dice']);
    expect(await found(ofType('DiceWordSealed', () => ({ seal: 'a'.repeat(64) })))).toEqual(['dice']);
    const dice = { mode: 'committed', commitment: 'b'.repeat(64), hiddenCommitment: 'c'.repeat(64) };
    expect(await found(ofType('GameSetUp', () => ({ dice })))).toEqual(['dice']);
    expect(await found(ofType('GameSetUp', () => ({ dice: { ...dice, mode: 'loaded' } })))).toContain('dice');
    expect(await found(ofType('DiceWordShown', () => ({ side: 'green' })))).toContain('dice');
  });
});

describe('dice that not everybody may see', () => {
  let archers: RealGame;
  beforeAll(async () => {
    archers = await committedGame(ARCHERS);
  });

  it('stay hidden when the secret of their turn is open, and the others verify at any viewer', async () => {
    const whole = await verify(await linesOf(archers));
    expect(whole.findings).toEqual([]);
    const [red, spectator] = [await verify(await linesOf(archers, 'red')), await verify(await linesOf(archers, null))];
    expect([red.findings, spectator.findings]).toEqual([[], []]);
    expect(whole.dice.unopened).toBeGreaterThan(spectator.dice.unopened);
    expect(red.dice.proven).toBe(spectator.dice.proven);
  });

  it('cannot be computed from the secrets of turns', async () => {
    const events = eventsIn(await linesOf(archers));
    const supply = events.flatMap(({ disclosed }) => diceIn(disclosed)).filter(({ purpose }) => purpose === 'supply');
    expect(supply.length).toBeGreaterThan(0);
    expect(supply.every(({ source }) => source === 'committed')).toBe(true);
    const open = eventsIn(await linesOf(archers, null));
    expect(open.flatMap(({ data }) => diceIn(data)).some(({ purpose }) => purpose === 'supply')).toBe(false);
    expect(strangersCount(open)).toMatchObject({ wrong: 0 });
  });
});
