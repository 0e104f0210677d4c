import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { FastifyError, FastifyReply } from 'fastify';
import { loadCatalogue } from '../library/catalogue.js';
import { loadTexts } from '../library/rule-text.js';
import { AppModule } from './app.module.js';
import { keepShipped, tagAnswers } from './caching.js';
import { compressAnswers } from './compression.js';
import { type Application, openApplication } from './application.js';
import type { Config } from './config.js';
import { guardRequests, limitConnections, takeTurns } from './gate.js';
import { serveSocket } from './graphql/socket.js';
import { serveMetrics } from './metrics-server.js';
import { serveOrigins } from './origins.js';
import { refuseOddRequests } from './request-form.js';
import { surviveOutlets } from './outlets.js';
import type { FurtherGames } from './stock.js';

/** How often Node looks for requests that take too long to come; at least twice in their time. */
const LOOK_MS_MAX = 5000;

/** A server that listens. */
export interface RunningServer {
  /** `http://127.0.0.1:4000` */
  readonly url: string;
  /** Where the metrics are if they have a port of their own. */
  readonly metricsUrl: string | null;
  readonly application: Application;
  /** Answers the requests under way, ends subscriptions, writes the projector's open batch, closes the stores. */
  close(): Promise<void>;
}

/**
 * Opens the stores and listens. Everything that ships is played, and the `further` games. Throws what opening them
 * throws, and when the port is taken.
 */
export async function startServer(config: Config, further: FurtherGames | null = null): Promise<RunningServer> {
  const application = await openApplication(config, further);
  try {
    return await listening(application);
  } catch (error) {
    await application.close();
    throw error;
  }
}

async function listening(application: Application): Promise<RunningServer> {
  const { config, metrics, underway } = application;
  surviveOutlets([process.stdout, process.stderr], () => {
    metrics.logLost();
  });
  // Rule texts are read now, since the first question about a rule would keep all others waiting for half a second.
  loadCatalogue();
  const app = await createApp(application);
  const schema = app.get(GraphQLSchemaHost).schema;
  limitConnections(app.getHttpServer(), config.limits, application.addresses);
  const endSockets = serveSocket(app.getHttpServer(), { schema, ...config, ...application });
  const metricsServer = await serveMetrics(metrics, config.metrics);
  // Readers of lists would otherwise wait right after the start, until the thread has loaded its modules.
  await application.readModel.projecting.begun();
  await app.listen(config.port, config.host);
  const url = (await app.getUrl()).replace('[::1]', 'localhost');
  const reading = new AbortController();
  void loadTexts(reading.signal);
  const close = async () => {
    reading.abort();
    underway.stop();
    const answered = await underway.ended(config.limits.shutdownSeconds * 1000);
    if (!answered) new Logger('Herald').warn('stopped before everything was answered');
    await endSockets();
    await app.close();
    metricsServer.close();
    await application.close();
  };
  return { url, metricsUrl: metricsServer.url, application, close };
}

async function createApp(application: Application): Promise<NestFastifyApplication> {
  const { config, metrics } = application;
  const requestTimeout = config.limits.requestSeconds * 1000;
  const adapter = new FastifyAdapter({
    bodyLimit: config.bodyBytesMax,
    // By then every request was answered, or its time was over.
    forceCloseConnections: true,
    requestTimeout,
    // A client that reads nothing of its answer for twice as long does not want it.
    connectionTimeout: 2 * requestTimeout,
    http: {
      // Node compares the two when the server is made, and its own default is 300 s.
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(LOOK_MS_MAX, requestTimeout / 2),
    },
    // Paths that no route can take (`/%`, a parameter of a thousand letters) never reach Nest's filter.
    frameworkErrors: ({ message, statusCode = 400 }: FastifyError, _request: unknown, reply: FastifyReply) => {
      const because = statusCode === 414 ? 'a part of the path is too long' : message.slice(0, 200);
      void reply.status(statusCode).send({ code: 'BAD_INPUT', message: because });
    },
  });
  const fastify = adapter.getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestAnswered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  await serveOrigins(fastify, config.corsOrigins);
  guardRequests(fastify, { ...config, ...application });
  refuseOddRequests(fastify);
  takeTurns(fastify);
  tagAnswers(fastify);
  await compressAnswers(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(application), adapter, {
    logger: config.log ? ['warn', 'error', 'fatal'] : ['fatal'],
    abortOnError: false,
  });
  serveOpenApi(app);
  await app.init();
  return app;
}

function serveOpenApi(app: NestFastifyApplication): void {
  const described = new DocumentBuilder()
    .setTitle('Herald')
    .setDescription('REST beside GraphQL.')
    .setVersion('1')
    .build();
  const document = SwaggerModule.createDocument(app, described);
  app.getHttpAdapter().get('/openapi.json', (_request: unknown, reply: FastifyReply) => {
    keepShipped(reply);
    void reply.send(document);
  });
}
