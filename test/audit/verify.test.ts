import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Audit } from '../../src/audit/audit.js';
import { EXPORT_LIMITS, type ExportLimits } from '../../src/audit/export-format.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { fingerprint } from '../../src/engine/position/fingerprint.js';
import type { RolledDie } from '../../src/engine/dice/dice.js';
import type { RecordedEvent } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { NOW, SPECTATOR } from '../play/support.js';
import { exportedText, forged, inPieces, playedGame, type RealGame } from './real-game.js';

let real: RealGame;
let text: string;
let lines: readonly string[];

beforeAll(async () => {
  real = await playedGame('tavern-brawl', 3);
  text = await exportedText(real);
  lines = text.trimEnd().split('\n');
});

function verify(altered: string, limits?: Partial<ExportLimits>): Promise<Audit> {
  return verifyExport(inPieces(altered), RULEBOOKS, { limits: { ...EXPORT_LIMITS, ...limits } });
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.map((part) => `${part ?? ''}\n`).join('');
}

const kinds = ({ findings }: Audit): readonly string[] => [...new Set(findings.map(({ kind }) => kind))].sort();

describe('an exported game', () => {
  it('proves itself without its ledger', async () => {
    const seen = await real.games.see(real.game, SPECTATOR, NOW);
    const audit = await verify(text);
    expect(audit).toMatchObject({ right: true, findings: [], omitted: 0, game: real.game });
    expect(audit).toMatchObject({ ruleset: { id: 'pbem', version: 1 }, events: lines.length - 2, turns: 16 });
    expect(audit.orders).toBe(seen.position.orders);
    expect(audit.fingerprint).toBe(fingerprint(seen.position));
  });

  it('is the same text each time', async () => {
    expect(await exportedText(real)).toBe(text);
  });

  it('reads the same in pieces of any size', async () => {
    for (const bytes of [1, 7, 65_536, 10_000_000]) {
      expect(await verifyExport(inPieces(text, bytes), RULEBOOKS)).toMatchObject({ right: true });
    }
  });

  it('tells how far its verification has come', async () => {
    const told: [number, number][] = [];
    await verifyExport(inPieces(text), RULEBOOKS, { progress: (done, of) => told.push([done, of]) });
    const events = lines.length - 2;
    expect(told.at(-1)).toEqual([2 * events, 2 * events]);
    expect(told.every(([done], index) => index === 0 || done > (told[index - 1]?.[0] ?? 0))).toBe(true);
  });
});

describe('a truncated export', () => {
  it('is found wherever its end is missing, with the line at which it breaks off', async () => {
    const cut = fc.integer({ min: (lines[0]?.length ?? 0) + 1, max: text.length - 3 });
    await fc.assert(
      fc.asyncProperty(cut, async (length) => {
        const kept = text.slice(0, length);
        const audit = await verify(kept);
        const line = kept.trimEnd().split('\n').length;
        expect(audit.right).toBe(false);
        expect(audit.findings).toContainEqual(expect.objectContaining({ kind: 'truncated', line }));
      }),
      { numRuns: 40 },
    );
  });

  it('counts as whole only with its footer', async () => {
    expect(kinds(await verify(joined(lines.slice(0, -1))))).toEqual(['truncated']);
  });
});

describe('a tampered export', () => {
  it('is found whichever byte of an event is altered, with its line', async () => {
    const place = fc.integer({ min: (lines[0]?.length ?? 0) + 1, max: text.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom('0', '1', 'a', 'B', '"', ' ', '}'), async (at, byte) => {
        fc.pre(text[at] !== byte && text[at] !== '\n');
        const audit = await verify(text.slice(0, at) + byte + text.slice(at + 1));
        const line = text.slice(0, at).split('\n').length;
        expect(audit.right).toBe(false);
        expect(audit.findings.map((finding) => finding.line)).toContain(line);
      }),
      { numRuns: 60 },
    );
  });

  it('is found when two lines change places', async () => {
    const audit = await verify(joined([...lines.slice(0, 20), lines[21], lines[20], ...lines.slice(22)]));
    expect(audit.findings).toContainEqual(expect.objectContaining({ kind: 'reordered', line: 22, revision: 19 }));
  });

  it('is found when a line is gone', async () => {
    const audit = await verify(joined([...lines.slice(0, 20), ...lines.slice(21)]));
    expect(kinds(audit)).toEqual(['footer', 'gap']);
    expect(audit.findings).toContainEqual(expect.objectContaining({ kind: 'gap', revision: 19 }));
  });

  it('is found when a line stands twice', async () => {
    const audit = await verify(joined([...lines.slice(0, 21), lines[20], ...lines.slice(21)]));
    expect(audit.findings).toContainEqual(expect.objectContaining({ kind: 'reordered', line: 22 }));
  });

  it('is found when an event of another game stands in it', async () => {
    const other = (lines[20] ?? '').replace(/"game-[^"]*"/, '"game-00000000-0000-4000-8000-000000000000"');
    const audit = await verify(joined([...lines.slice(0, 20), other, ...lines.slice(21)]));
    expect(kinds(audit)).toContain('foreign');
  });

  it('is found when something follows the footer', async () => {
    const audit = await verify(text + (lines[5] ?? '') + '\n');
    expect(audit.findings).toEqual([expect.objectContaining({ kind: 'form', line: lines.length + 1 })]);
  });

  it.each([
    ['"events":', /"events":\d+/, '"events":3'],
    ['"lastHash":', /"lastHash":"[^"]*"/, `"lastHash":"${'a'.repeat(64)}"`],
    ['"fingerprint":', /"fingerprint":"[^"]*"/, `"fingerprint":"${'b'.repeat(64)}"`],
  ])('is found when the %s of its footer is not true', async (_what, pattern, instead) => {
    const footer = (lines.at(-1) ?? '').replace(pattern, instead);
    const audit = await verify(joined([...lines.slice(0, -1), footer]));
    expect(audit.findings).toEqual([expect.objectContaining({ kind: 'footer', line: lines.length })]);
  });

  it('is found when its header names another ruleset, or a game of another name', async () => {
    const version = (lines[0] ?? '').replace('"version":1', '"version":2');
    expect(kinds(await verify(joined([version, ...lines.slice(1)])))).toEqual(['header']);
    const name = (lines[0] ?? '').replace(real.game, '00000000-0000-4000-8000-000000000000');
    expect(kinds(await verify(joined([name, ...lines.slice(1)])))).toEqual(['foreign']);
  });

  it('is found when a line holds a member that no hash covers, or is not canonical', async () => {
    const more = (lines[9] ?? '').replace(/}$/, ',"zzz":1}');
    const blank = (lines[9] ?? '').replace(',', ', ');
    for (const line of [more, blank]) {
      const audit = await verify(joined([...lines.slice(0, 9), line, ...lines.slice(10)]));
      expect(audit.findings).toContainEqual(expect.objectContaining({ kind: 'form', line: 10 }));
    }
  });
});

/** Only the member is left out, so that the log can be read and its position is no JSON. */
function withoutLive(data: object): object {
  const { setup } = data as { readonly setup: Readonly<Record<string, unknown>> };
  const left = Object.entries(setup).filter(([name]) => name !== 'live');
  return { ...data, setup: Object.fromEntries(left) };
}

describe('a forged export, chained anew', () => {
  const die = (event: { data: object }): RolledDie | undefined => (event.data as { die?: RolledDie }).die;

  it('is found by its judgement when a result is not that of the die, with line and rule', async () => {
    let done = -1;
    const altered = forged(text, (event) => {
      if (done >= 0 || event.type !== 'CombatResolved') return event;
      done = event.revision;
      const result = (event.data as { result: string }).result === 'dw' ? 'aw' : 'dw';
      return { ...event, data: { ...event.data, result } };
    });
    const audit = await verify(altered);
    expect(done).toBeGreaterThan(0);
    expect(kinds(audit)).toEqual(['judgement']);
    expect(audit.findings[0]).toMatchObject({ kind: 'judgement', revision: done, line: done + 2 });
    expect(audit.findings[0]?.because).toMatch(/^CombatResolved: result is "(dw|aw)", by the rules /);
    expect(audit.findings[0]?.rule).toMatch(/^pbem:26/);
  });

  it('is found when a die shows what no die can', async () => {
    const altered = forged(text, (event) => {
      const rolled = die(event);
      return rolled ? { ...event, data: { ...event.data, die: { ...rolled, value: 11 } } } : event;
    });
    expect(kinds(await verify(altered))).toContain('judgement');
  });

  it('is found when a unit moves further than it may', async () => {
    const altered = forged(text, (event) => {
      if (event.type !== 'UnitMoved') return event;
      return { ...event, data: { ...event.data, mp: 0 } };
    });
    const audit = await verify(altered);
    expect(kinds(audit)).toContain('judgement');
    expect(audit.findings.some(({ because }) => because.startsWith('UnitMoved: mp is 0, by the rules'))).toBe(true);
  });

  it('is found when a turn claims another position', async () => {
    const altered = forged(text, (event) => {
      if (event.type !== 'PlayerTurnEnded') return event;
      return { ...event, data: { ...event.data, fingerprint: 'c'.repeat(64) } };
    });
    const audit = await verify(altered);
    expect(audit.turns).toBe(0);
    expect(kinds(audit)).toEqual(['judgement', 'turnEnd']);
  });

  it('is found when an order was not given by the seat that it names', async () => {
    const orders = text.split('\n').filter((line) => line.includes('"type":"OrderGiven"'));
    const { commandId, revision, data } = JSON.parse(orders[3] ?? '') as RecordedEvent;
    const { side } = data as { readonly side: string };
    const by = (actor: string) =>
      forged(text, (event) =>
        event.commandId === commandId ? { ...event, metadata: { ...event.metadata, actor } } : event,
      );
    for (const actor of [`seat:${side === 'red' ? 'blue' : 'red'}`, `seat:${side}/Anna`, 'service:create', side]) {
      const audit = await verify(by(actor));
      expect(audit.findings).toEqual([expect.objectContaining({ kind: 'actor', revision, line: revision + 2 })]);
      expect(audit.findings[0]?.because).toBe(`OrderGiven was recorded for ${actor}, and is of seat:${side}`);
    }
    expect(await verify(by(`seat:${side}`))).toMatchObject({ right: true });
  });

  it('is found when the set-up, or a part of what follows from an order, is somebody else’s', async () => {
    const last = JSON.parse(text.trimEnd().split('\n').at(-2) ?? '') as RecordedEvent;
    for (const revision of [0, last.revision]) {
      const altered = forged(text, (event) =>
        event.revision === revision ? { ...event, metadata: { ...event.metadata, actor: 'seat:green' } } : event,
      );
      const { findings } = await verify(altered);
      expect(findings).toEqual([expect.objectContaining({ kind: 'actor', revision })]);
    }
  });

  it('takes the one name under which self-play was recorded, and no mixture', async () => {
    const under = (count: number) =>
      forged(text, (event) =>
        event.revision < count ? { ...event, metadata: { ...event.metadata, actor: 'self-play' } } : event,
      );
    expect(await verify(under(1_000_000))).toMatchObject({ right: true });
    expect(kinds(await verify(under(20)))).toEqual(['actor']);
  });

  it('is found when an event is impossible where it stands', async () => {
    const altered = forged(text, (event) => {
      if (event.type !== 'OrderGiven') return event;
      return { ...event, data: { ...event.data, number: 77 } };
    });
    const audit = await verify(altered);
    expect(audit.fingerprint).toBeNull();
    expect(kinds(audit)).toEqual(['replay']);
  });

  it.each([
    ['UnitMoved', 'a sum that is no number', (data: object) => ({ ...data, entered: undefined })],
    ['GameSetUp', 'a set-up of which a part is missing', withoutLive],
    ['StepClosed', 'a member with the name of one that every object has', (data: object) => ({ ...data, toString: 1 })],
  ])('is found, not stumbled over, when %s has %s', async (type, _what, alter) => {
    const altered = forged(text, (event) => (event.type === type ? { ...event, data: alter(event.data) } : event));
    const audit = await verify(altered);
    expect(audit.right).toBe(false);
    expect(audit.findings.length).toBeGreaterThan(0);
  });

  it.each([
    ['an unknown type', { type: 'UnitFlew' }],
    ['a version that is not known yet', { version: 99 }],
  ])('is found when it holds %s', async (_what, over) => {
    const altered = forged(text, (event) => (event.revision === 12 ? { ...event, ...over } : event));
    const audit = await verify(altered);
    expect(audit.findings).toEqual([expect.objectContaining({ kind: 'replay', line: 14, revision: 12 })]);
  });

  it('of a ruleset that is not here is told so', async () => {
    const altered = forged(text, (event) => {
      if (event.type !== 'GameSetUp') return event;
      return { ...event, data: { ...event.data, ruleset: { id: 'pbem', version: 99 } } };
    });
    const audit = await verify(altered);
    expect(audit.findings).toEqual([expect.objectContaining({ kind: 'ruleset', line: 2 })]);
  });
});

describe('what is no export', () => {
  const header = (): string => `${lines[0] ?? ''}\n`;

  it.each([
    ['nothing', () => '', 1, 'empty'],
    ['something else', () => '{"format":"other"}\n', 1, 'no header'],
    ['no JSON', () => 'PK\u0003\u0004', 1, 'no header'],
    ['a later version', () => header().replace('"formatVersion":3', '"formatVersion":4'), 1, 'versions 1, 2 and 3'],
    ['events without a header', () => text.slice(header().length), 1, 'no header'],
  ])('is refused: %s', async (_what, make, line, because) => {
    const unreadable = { type: 'exportUnreadable', line, because: expect.stringContaining(because) };
    await expect(verify(make())).rejects.toMatchObject(unreadable);
  });

  it('is refused when more lines than a game may have events are none', async () => {
    const many = header() + '{}\n'.repeat(32);
    await expect(verify(many, { eventsMax: 31 })).rejects.toMatchObject({ type: 'exportUnreadable', line: 33 });
    expect(kinds(await verify(many, { eventsMax: 32 }))).toEqual(['form', 'truncated']);
  });

  it('is refused when it is no UTF-8', async () => {
    const source = (async function* () {
      yield await Promise.resolve(Buffer.concat([Buffer.from(header()), Buffer.from([0xff, 0xfe, 0x0a])]));
    })();
    await expect(verifyExport(source, RULEBOOKS)).rejects.toMatchObject({ type: 'exportUnreadable', line: 2 });
  });

  it.each([
    ['a line', { lineBytesMax: 2000 }, 2],
    ['the file', { bytesMax: 50_000 }, null],
    ['the number of events', { eventsMax: 30 }, 32],
  ])('is refused when %s is larger than allowed', async (_what, limits, line) => {
    const unreadable = { type: 'exportUnreadable', ...(line === null ? {} : { line }) };
    await expect(verify(text, limits)).rejects.toMatchObject(unreadable);
  });

  it('ends the reading of an endless line early', async () => {
    let given = 0;
    const endless = (async function* () {
      for (;;) {
        given += 1;
        yield await Promise.resolve(Buffer.alloc(65_536, 'a'));
      }
    })();
    await expect(verifyExport(endless, RULEBOOKS)).rejects.toMatchObject({ type: 'exportUnreadable', line: 1 });
    expect(given).toBeLessThan(40);
  });

  it('may nest without end, and findings may be many: both are bounded', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const audit = await verify(header() + `${deep}\n` + '{}\n'.repeat(3000));
    expect(audit.findings).toHaveLength(1000);
    expect(audit.omitted).toBe(2002);
    expect(audit.findings[0]).toMatchObject({ kind: 'form', line: 2 });
  });
});
