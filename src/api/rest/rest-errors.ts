import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HTTP_STATUS, publicError } from '../errors.js';

/** Errors of the REST routes: the same codes as GraphQL, in `code`, with the HTTP status that fits. */
@Catch()
export class RestErrors implements ExceptionFilter {
  readonly #logger = new Logger('REST');

  catch(error: unknown, host: ArgumentsHost): void {
    const { code, message, facts } = publicError(error);
    if (HTTP_STATUS[code] >= 500) this.#logger.error(error);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void reply.status(HTTP_STATUS[code]).send({ code, message, ...facts });
  }
}
