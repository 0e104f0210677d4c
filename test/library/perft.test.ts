import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { act } from '../../src/engine/game/act.js';
import { replay } from '../../src/engine/game/replay.js';
import type { Position } from '../../src/engine/position/position.js';
import { loadBoards } from '../../src/library/boards.js';
import { groundFinder } from '../../src/library/conformance/case-ground.js';
import { CONFORMANCE_FOLDER } from '../../src/library/conformance/conformance.js';
import { loadProfiles } from '../../src/library/conformance/profiles.js';
import { perft, PerftBroken, totalOf } from '../../src/library/perft/count.js';
import { PerftDice } from '../../src/library/perft/perft-dice.js';
import { loadPerfts, PERFT_FILE } from '../../src/library/perft/perft-file.js';
import { counted } from '../../src/library/perft/run-perft.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { runHerald } from '../cli/run-herald.js';

const folder = mkdtempSync(join(tmpdir(), 'herald-perft-'));
afterAll(() => rmSync(folder, { recursive: true }));

const scenarios = loadScenarios();
const materials = {
  rulebooks: RULEBOOKS,
  scenarios,
  profiles: loadProfiles(`${CONFORMANCE_FOLDER}profiles.yaml`),
  groundOf: groundFinder(loadBoards()),
};

describe('the pinned numbers', () => {
  it.each(loadPerfts().map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
    expect(counted(entry, materials, false).nodes).toEqual(entry.nodes);
  });

  it('are of six positions at least, and say why they are what they are', () => {
    expect(loadPerfts().length).toBeGreaterThanOrEqual(6);
    for (const { id, changes } of loadPerfts()) expect([id, changes?.length ?? 0]).not.toEqual([id, 0]);
  });
});

describe('counting', () => {
  const { ruleset } = RULEBOOKS.rulebook('pbem', 1);
  const setup = scenarios.get('tavern-brawl')?.setup;
  if (!setup) throw new Error('there is no brawl');
  const created = ruleset.create(setup);
  if (!created.ok) throw new Error(created.refusal.because);
  const begun = replay(ruleset, created.value) as Position;

  it('counts what one would count by hand', () => {
    const first = ruleset.legal(begun, 'red');
    const second = first.flatMap(({ order }) => {
      const decided = act(ruleset, begun, 'red', order, new PerftDice(0));
      if (!decided.ok) throw new Error(decided.refusal.because);
      return ruleset.actors(decided.position).flatMap(({ side }) => ruleset.legal(decided.position, side));
    });
    const counts = perft(ruleset, { position: begun, rolled: 0 }, 2);
    expect(counts.map(totalOf)).toEqual([first.length, second.length]);
  });

  it('breaks off at an order that is listed and refused', () => {
    const lying = { ...ruleset, legal: () => [{ order: { type: 'Pursue', keep: true }, mp: null, summary: '' }] };
    expect(() => perft(lying, { position: begun, rolled: 0 }, 2)).toThrow(PerftBroken);
  });

  it('rolls every face once before any comes again', () => {
    const request = { purpose: 'test', rule: 'pbem:2.1a', faces: 10 } as const;
    const dice = new PerftDice(0);
    const values = Array.from({ length: 11 }, () => dice.roll(request).value);
    expect(values).toEqual([4, 1, 8, 5, 2, 9, 6, 3, 10, 7, 4]);
    expect(new PerftDice(2).roll({ ...request, faces: 6 }).value).toBe(6);
  });
});

describe('herald perft', () => {
  it('compares with what is pinned', async () => {
    const { code, out } = await runHerald('perft', 'two-footmen');
    expect(out).toMatch(/^ok +two-footmen: \d+, \d+, \d+ \(/);
    expect(out).toMatch(/\nperft: 1 passed, 0 failed\n$/);
    expect(code).toBe(EXIT.ok);
  });

  it('names what differs by length and type of order, and pins it with a reason', async () => {
    const file = join(folder, 'perft.yaml');
    const [entry] = loadPerfts().filter(({ id }) => id === 'two-footmen');
    const pinned = JSON.stringify(entry?.nodes[0]);
    const text = readFileSync(PERFT_FILE, 'utf8');
    expect(text).toContain('Move: 11');
    writeFileSync(file, text.replace('Move: 11', 'Move: 12'));
    const wrong = await runHerald('perft', 'two-footmen', '--file', file);
    expect(wrong.out).toContain('  sequences of 1 that end with Move: 11, pinned are 12\n');
    expect(wrong.code).toBe(EXIT.negative);
    expect((await runHerald('perft', 'two-footmen', '--file', file, '--write', 'he limps no more')).code).toBe(EXIT.ok);
    const [mended] = loadPerfts(file).filter(({ id }) => id === 'two-footmen');
    expect(JSON.stringify(mended?.nodes[0])).toBe(pinned);
    expect(mended?.changes?.at(-1)).toBe('he limps no more');
    expect(readFileSync(file, 'utf8')).toMatch(/^# How many sequences/);
  });

  it.each([
    [['nowhere'], 'there is no entry nowhere'],
    [['--file', '/nowhere.yaml'], '/nowhere.yaml'],
  ])('%j is bad input', async (argv, message) => {
    const { code, err } = await runHerald('perft', ...argv);
    expect(err).toContain(message);
    expect(code).toBe(EXIT.usage);
  });
});
