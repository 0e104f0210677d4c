import { describe, expect, it } from '@jest/globals';
import { otherwiseIn, otherwiseInGames } from '../../src/audit/otherwise.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import type { GameEvent } from '../../src/engine/game/event.js';
import { judge } from '../../src/engine/game/judge.js';
import type { AnyRuleset } from '../../src/engine/game/game.js';
import { RULEBOOKS, RULEBOOKS_TO_JUDGE_BY } from '../../src/library/rulesets.js';
import { PBEM_TRIAL } from '../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../src/selfplay/chance.js';
import { EngineTable } from '../../src/selfplay/engine-table.js';
import { frozenFiles } from '../frozen/frozen.js';
import { SCENARIOS } from '../selfplay/materials.js';

const TRIAL = 1001;
const first = RULEBOOKS.rulebook('pbem', 1);
const trial = { ...first, ruleset: PBEM_TRIAL };

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);

/** Games in which the rules that the trial edition changes decide something. */
const TELLING = ['skirmish-7021', 'skirmish-7044', 'drill-7131', 'drill-7164'];

/** The log of a brawl by one edition, at random. */
async function brawlBy(book: typeof first, seed: number): Promise<readonly GameEvent[]> {
  const setup = SCENARIOS.get('tavern-brawl')?.setup;
  if (!setup) throw new Error('the library has no tavern-brawl');
  const chance = new Chance(`editions ${seed}`);
  const table = EngineTable.open(book, setup, chance);
  for (let orders = 0; orders < 400; orders += 1) {
    const [actor] = (await table.look()).actors;
    if (!actor) break;
    const { order } = chance.pick(await table.legal(actor.side));
    await table.give(actor.side, order);
  }
  return table.log(0);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

describe('editions of a ruleset', () => {
  it('are pinned by a game, which is decided and judged by its edition', async () => {
    for (const book of [first, trial]) {
      const log = await brawlBy(book, 1);
      expect(log[0]).toMatchObject({ data: { ruleset: { id: 'pbem', version: book.ruleset.version } } });
      expect(judge(book.ruleset, log)).toMatchObject({ right: true, findings: [] });
    }
  });

  it('can be asked what they would decide otherwise, in both directions', async () => {
    const logs = await Promise.all(SEEDS.map((seed) => brawlBy(trial, seed)));
    const rulesBy = (by: AnyRuleset) =>
      logs.flatMap((log) => otherwiseIn(judge(trial.ruleset, log, { by }).findings).map(({ rule }) => rule));
    expect(rulesBy(trial.ruleset)).toEqual([]);
    const found = rulesBy(first.ruleset);
    expect(found).toContain('pbem:26.33');
    // A pin that fails or succeeds is read in the same table.
    expect(
      found.filter((rule) => !['pbem:26.33', 'pbem:8.1i', 'pbem:8.1j', 'pbem:10.3g'].includes(rule ?? '')),
    ).toEqual([]);
  });

  it('differ in a cell of a table, a refusal and a happening, and in what rests on these', async () => {
    const audits = [];
    for (const { name, bytes } of frozenFiles('games')) {
      if (!TELLING.includes(name.replace('.ndjson.br', ''))) continue;
      const audit = await verifyExport(once(bytes()), RULEBOOKS_TO_JUDGE_BY, { edition: TRIAL });
      expect(audit).toMatchObject({ edition: TRIAL, ruleset: { id: 'pbem', version: 1 } });
      audits.push({ game: name, otherwise: audit.otherwise });
    }
    const kinds = otherwiseInGames(audits).map(({ rule, recorded, decided }) => `${rule}: ${recorded} ${decided}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'pbem:26.33: CombatResolved CombatResolved',
        'pbem:6.1n: Fire refused',
        'pbem:10.3g: UnitsRecovered UnitsRecovered',
      ]),
    );
  });

  it('are refused by name where there is no such edition', async () => {
    const [file] = frozenFiles('games');
    const asked = verifyExport(once(file?.bytes() ?? new Uint8Array()), RULEBOOKS, { edition: TRIAL });
    await expect(asked).rejects.toMatchObject({ type: 'noSuchEdition', id: 'pbem', version: TRIAL });
    expect(() => RULEBOOKS.rulebook('pbem', TRIAL)).toThrow('no ruleset pbem version 1001');
  });
});
