import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { MetricsConfig } from './config.js';
import type { Metrics } from './metrics.js';

const TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 50;

/** Serves the metrics on an address of their own, to everybody who reaches it. Throws when the port is taken. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: MetricsConfig,
): Promise<{ readonly url: string | null; close(): void }> {
  if (port === null) return { url: null, close: () => undefined };
  const server = createServer({ requestTimeout: TIMEOUT_MS }, (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: urlOf(server, host),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`;
}
