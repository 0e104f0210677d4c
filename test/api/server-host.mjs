import process from 'node:process';
import { resolve } from 'node:path';
import '../../dist/cli/production.js';
import { configFrom } from '../../dist/api/config.js';
import { createDemoGame } from '../../dist/api/demo-game.js';
import { startServer } from '../../dist/api/server.js';

/**
 * A process in which servers of the tests run side by side, as `herald serve` would run each alone. A message with an
 * `env` starts a server whose data is in the folder `home`; a message without one closes it. Each is answered. The
 * servers project in this one thread, since a thread of its own loads the modules anew for each.
 */

/** Files of a server, from its folder. */
const FILES = { HERALD_LEDGER_FILE: 'data/herald.sqlite', HERALD_READ_MODEL_FILE: 'data/read-model.sqlite' };

const servers = new Map();

async function start(server, env, home) {
  const files = Object.entries(FILES).map(([name, file]) => [name, resolve(home, env[name] ?? file)]);
  const config = configFrom({
    PORT: '0',
    HERALD_LOG: '0',
    HERALD_PROJECTOR_THREAD: '0',
    ...env,
    ...Object.fromEntries(files),
  });
  const running = await startServer(config);
  servers.set(server, running);
  const { games, scenarios } = running.application;
  const demo = config.demo ? await createDemoGame(games, scenarios) : null;
  return { url: running.url, metrics: running.metricsUrl, demo };
}

async function close(server) {
  await servers.get(server).close();
  servers.delete(server);
}

// Each server listens to errors of these.
process.stdout.setMaxListeners(0);
process.stderr.setMaxListeners(0);
process.on('message', ({ server, env, home }) => {
  const done = env ? start(server, env, home) : close(server);
  done.then(
    (announced) => process.send({ server, announced }),
    (error) => process.send({ server, failed: String(error?.stack ?? error) }),
  );
});
