import type { SiegeEvent } from '../../src/engine/siege/events.js';
import { siegeStream } from '../../src/ledger/game-stream.js';
import { anyRevision, type Ledger } from '../../src/ledger/ledger.js';

/** Id of a frozen siege, once it is recorded again. */
export const FROZEN_SIEGE = '00000000-0000-8000-a000-00000000051e';

/** Records a frozen siege as it was recorded then, command by command; gives the fingerprint of its end. */
export async function recorded(ledger: Ledger, bytes: Uint8Array): Promise<string> {
  const lines = Buffer.from(bytes).toString('utf8').trim().split('\n');
  const events = lines.slice(0, -1).map((line) => JSON.parse(line) as SiegeEvent & { readonly version: number });
  const starts = events.flatMap(({ type }, at) => (at === 0 || type === 'OrderTaken' ? [at] : []));
  for (const [index, start] of starts.entries()) {
    const batch = events.slice(start, starts[index + 1] ?? events.length);
    const [first] = batch;
    const side = first?.type === 'OrderTaken' ? first.data.side : undefined;
    await ledger.append({
      stream: siegeStream(FROZEN_SIEGE),
      expected: anyRevision,
      commandId: `command-${index}`,
      metadata: {
        recordedAt: '2026-11-20T12:00:00Z',
        actor: side === undefined ? 'service:create' : side === null ? 'service:report' : `seat:${side}`,
      },
      events: batch.map(({ type, data, version }) => ({ type, data, version })),
    });
  }
  return (JSON.parse(lines.at(-1) ?? '') as { readonly fingerprint: string }).fingerprint;
}
