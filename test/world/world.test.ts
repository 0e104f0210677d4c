import { describe, expect, it } from '@jest/globals';
import type { Sabotage } from './sabotage.js';
import { World, type WorldReport } from './world.js';

/** `HERALD_WORLD_SEED=<n>` plays one world again; `HERALD_WORLDS=<n>` plays so many. */
const ONE = process.env['HERALD_WORLD_SEED'];
const WORLDS = Number(process.env['HERALD_WORLDS'] ?? 200);

async function worlds(sabotage: Sabotage, first: number, count: number): Promise<readonly [number, WorldReport][]> {
  const reports: [number, WorldReport][] = [];
  for (let seed = first; seed < first + count; seed += 1) reports.push([seed, await new World(seed, sabotage).run()]);
  return reports;
}

describe('a world in which everything goes wrong that can', () => {
  it('keeps every promise, whatever the seed', async () => {
    const reports = await worlds('none', ONE === undefined ? 1 : Number(ONE), ONE === undefined ? WORLDS : 1);
    const faults = reports.flatMap(([seed, report]) =>
      report.faults.map((fault) => `HERALD_WORLD_SEED=${seed}: ${fault}`),
    );
    if (ONE !== undefined) process.stdout.write(`${reports.flatMap(([, { log }]) => log).join('\n')}\n`);
    expect(faults).toEqual([]);
    expect(reports.some(([, { acknowledged }]) => acknowledged > 0)).toBe(true);
    if (ONE !== undefined) return;
    expect(reports.some(([, { crashes }]) => crashes > 0)).toBe(true);
    expect(reports.some(([, { refusals }]) => refusals > 0)).toBe(true);
    expect(reports.some(([, { damage }]) => damage === 'mended')).toBe(true);
  }, 3_600_000);

  it('is the same world for the same seed', async () => {
    const [[, one] = [], [, other] = []] = [...(await worlds('none', 7, 1)), ...(await worlds('none', 7, 1))];
    expect(one).toEqual(other);
  });

  it.each([
    ['acknowledgesBeforeSync', /was acknowledged and is not there/],
    ['noLock', /a client was told|the projector|the export/],
    ['noHeadCheck', /a client was told|the projector|the export/],
    ['noVeil', /was shown marker/],
    ['projectorSkips', /the read model|the projector/],
    ['ignoresFailedWrite', /was acknowledged and is not there|accepted, and there is no event/],
    ['servesUnchecked', /is served otherwise than it was written/],
    ['stopsWhenDiskIsFull', /a server that lived through it takes no order/],
  ] as const)(
    'finds what is broken on purpose: %s',
    async (sabotage, found) => {
      for (let seed = 1; seed <= 60; seed += 1) {
        const { faults } = await new World(seed, sabotage).run();
        if (faults.some((fault) => found.test(fault))) return;
      }
      throw new Error(`no world of 60 showed what ${sabotage} breaks`);
    },
    300_000,
  );
});
