import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Budgets } from '../budgets.js';
import { BUDGETS } from '../tokens.js';
import type { RequestContext } from './context.js';

/** Limits how many mutations one address, and one key, may send; all mutations of a document count, of every kind. */
@Injectable()
export class Throttle implements CanActivate {
  constructor(@Inject(BUDGETS) private readonly budgets: Budgets) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.budgets.mutation(GqlExecutionContext.create(context).getContext<RequestContext>().asker);
    return true;
  }
}
