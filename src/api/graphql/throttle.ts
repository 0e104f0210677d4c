import { type ExecutionContext, Injectable } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { ThrottlerGuard } from '@nestjs/throttler';
import { ApiError } from '../errors.js';
import type { RequestContext } from './context.js';

/** Limits how often one address may send mutations. They come over HTTP only, so there is a reply for the headers. */
@Injectable()
export class Throttle extends ThrottlerGuard {
  protected override getRequestResponse(context: ExecutionContext) {
    const { req, reply } = GqlExecutionContext.create(context).getContext<RequestContext>();
    return { req, res: reply ?? {} };
  }

  protected override throwThrottlingException(): Promise<void> {
    return Promise.reject(new ApiError('RATE_LIMITED', 'too many requests; try again later'));
  }
}
