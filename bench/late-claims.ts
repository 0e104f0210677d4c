import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiegeEvent } from '../src/engine/siege/events.js';
import { openLedger } from '../src/ledger/open.js';
import { SPECTATOR } from '../src/play/viewer-seat.js';
import { siegesOn } from '../test/siege/support.js';
import type { BenchOptions } from './options.js';
import type { BenchGroup, BenchRow } from './row.js';
import { playedSiege, writeSiege } from './siege-logs.js';

const SIZES = [1_000, 10_000];
const NOW = { kind: 'now' } as const;

/**
 * A claim about an early day of a siege, filed and upheld after the last one: all days since are decided again.
 */
export async function lateClaimsBench({ sizes = SIZES }: BenchOptions): Promise<readonly BenchGroup[]> {
  const rows: BenchRow[] = [];
  for (const size of sizes) rows.push(...(await measure(size)));
  return [{ title: 'A claim about an early day of a siege, upheld late, on SQLite', rows }];
}

async function measure(size: number): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-late-claims-'));
  const ledger = await openLedger({ kind: 'sqlite', file: join(folder, 'ledger.sqlite') });
  const spoilt = new FirstBattering();
  const log = playedSiege(size, 1, (events) => spoilt.told(events));
  const siege = randomUUID();
  await writeSiege(ledger, siege, log);
  const { sieges } = siegesOn(ledger);
  await sieges.see(siege, SPECTATOR, NOW);
  const at = log.orders.slice(0, spoilt.order).reduce((sum, { length }) => sum + length, 0);
  const say = async (side: 'attacker' | 'defender', parley: Parameters<typeof sieges.parley>[0]['parley']) => {
    const viewer = { kind: 'seat', side } as const;
    const began = performance.now();
    const done = await sieges.parley({ game: siege, viewer, parley, commandId: randomUUID() });
    if (done.kind === 'refused') throw new Error(done.refusal.because);
    return performance.now() - began;
  };
  const filed = await say('defender', { kind: 'fileClaim', at, what: 'the damage is wrong' });
  const upheld = await say('attacker', { kind: 'answerClaim', claim: 1, agree: true });
  const { corrections } = await sieges.parleyOf(siege, SPECTATOR);
  await ledger.close();
  await rm(folder, { recursive: true });
  const orders = corrections[0]?.orders.length ?? 0;
  const note = `${log.events.toLocaleString('en-GB')} events, ${log.day} days`;
  return [
    { name: 'claim filed and judged', value: filed, unit: 'ms', note },
    { name: 'claim upheld, days corrected', value: upheld, unit: 'ms', note: `${note}, ${orders} orders changed` },
  ];
}

/** Records the first battering of a siege with a wrong result. */
class FirstBattering {
  /** The number of its order; the set-up is number 0. */
  order = 0;
  #spoilt = false;

  told(events: readonly SiegeEvent[]): readonly SiegeEvent[] {
    if (this.#spoilt) return events;
    this.order += 1;
    return events.map((event) => {
      if (event.type !== 'TargetBattered' || this.#spoilt) return event;
      this.#spoilt = true;
      return { type: event.type, data: { ...event.data, damage: event.data.damage === 0 ? 1 : 0 } };
    });
  }
}
