import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Budgets } from '../budgets.js';
import { ApiError, HTTP_STATUS } from '../errors.js';
import type { RequestContext } from './context.js';
import { RememberedCosts } from './remembered-costs.js';

/** Every operation over HTTP pays what it costs before it is carried out. */
export function costPlugin(budgets: Budgets): ApolloServerPlugin<RequestContext> {
  const costs = new RememberedCosts();
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ schema, document, request, operationName, contextValue }) {
          try {
            const cost = costs.of({ schema, document, variables: request.variables, operationName });
            await budgets.read(contextValue.asker, cost);
          } catch (error) {
            throw error instanceof ApiError ? refused(error) : error;
          }
        },
      }),
  };
}

/** With the HTTP status that REST would give; what the client is told is made by `formatError`. */
function refused(error: ApiError): GraphQLError {
  const { message, code } = error;
  return new GraphQLError(message, { originalError: error, extensions: { http: { status: HTTP_STATUS[code] } } });
}
