import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { FastifyError, FastifyReply } from 'fastify';
import { AppModule } from './app.module.js';
import { type Application, openApplication } from './application.js';
import type { Config } from './config.js';
import { serveSocket } from './graphql/socket.js';

/** A server that listens. */
export interface RunningServer {
  /** `http://127.0.0.1:4000` */
  readonly url: string;
  readonly application: Application;
  /** Ends subscriptions, answers what is under way, writes what the projector has begun, closes the stores. */
  close(): Promise<void>;
}

/** Opens the stores and listens. Throws what opening them throws, and when the port is taken. */
export async function startServer(config: Config): Promise<RunningServer> {
  const application = await openApplication(config);
  try {
    const app = await createApp(application);
    const endSockets = serveSocket(app.getHttpServer(), app.get(GraphQLSchemaHost).schema);
    await app.listen(config.port, config.host);
    const url = (await app.getUrl()).replace('[::1]', 'localhost');
    const close = async () => {
      await endSockets();
      await app.close();
      await application.close();
    };
    return { url, application, close };
  } catch (error) {
    await application.close();
    throw error;
  }
}

async function createApp(application: Application): Promise<NestFastifyApplication> {
  const { config, metrics } = application;
  const adapter = new FastifyAdapter({
    bodyLimit: config.bodyBytesMax,
    forceCloseConnections: true,
    // Paths that no route can take (`/%`, a parameter of a thousand letters) never reach Nest's filter.
    frameworkErrors: ({ message, statusCode = 400 }: FastifyError, _request: unknown, reply: FastifyReply) => {
      void reply.status(statusCode).send({ code: 'BAD_INPUT', message: message.slice(0, 200) });
    },
  });
  adapter.getInstance().addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestAnswered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
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
  app.getHttpAdapter().get('/openapi.json', (_request: unknown, reply: { send(body: unknown): void }) => {
    reply.send(document);
  });
}
