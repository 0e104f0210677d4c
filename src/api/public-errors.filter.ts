import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, HTTP_STATUS, type PublicError, publicError } from './errors.js';

/**
 * Handles every error on its way out. REST answers with the same codes as GraphQL, in `code`, and the matching HTTP
 * status; errors of resolvers go on to `formatError`. Only faults of the server are logged.
 */
@Catch()
export class PublicErrors implements ExceptionFilter {
  readonly #logger = new Logger('REST');

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<GqlContextType>() === 'graphql') return error;
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const known = publicError(error);
    const { code } = known;
    const status = error instanceof HttpException ? error.getStatus() : HTTP_STATUS[code];
    const told = status === 413 ? tooLarge(known, request) : known;
    if (HTTP_STATUS[code] >= 500) this.#logger.error(error);
    const reply = http.getResponse<FastifyReply>().status(status);
    const { retryAfterSeconds } = told.facts;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    // The route may have said that it gives text.
    void reply.type('application/json; charset=utf-8');
    return reply.send(errorBody(request.url, told));
  }
}

/** A body that is too large, with the number of bytes that the server takes. */
function tooLarge(error: PublicError, { routeOptions: { bodyLimit } }: FastifyRequest): PublicError {
  return bodyLimit === undefined ? error : { ...error, message: `the body has more than ${bodyLimit} bytes` };
}
