import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom } from '../../api/config.js';
import { startServer } from '../../api/server.js';

/** A real server on a free port, on files of its own that go when it closes. */
export async function startTemporaryServer(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-demo-'));
  const server = await startServer(
    configFrom({
      PORT: '0',
      HERALD_DEMO: '0',
      HERALD_LEDGER_FILE: join(folder, 'ledger.sqlite'),
      HERALD_READ_MODEL_FILE: join(folder, 'read-model.sqlite'),
      HERALD_MUTATIONS_PER_MINUTE: '1000000',
    }),
  );
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
