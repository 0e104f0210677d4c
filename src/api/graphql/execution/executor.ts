import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { type GraphQLSchema, lexicographicSortSchema } from 'graphql';
import type { RequestContext } from '../context.js';
import { carryOut } from './carry-out.js';
import { RememberedTexts } from './lasting.js';
import { bodyOf } from './written.js';

type Gateway = ApolloServerOptionsWithGateway<RequestContext>['gateway'];
type Options = Pick<ApolloDriverConfig, 'transformSchema' | 'stringifyResult'> & { readonly gateway: Gateway };

/**
 * Options of Apollo by which operations over HTTP are carried out here. Apollo takes another executor than graphql-js
 * only from a gateway, so this is one to the schema of this server itself. Apollo goes on to read, check and remember
 * documents, and to form errors. The schema is sorted here, since Nest would put a sorted copy in its place afterwards.
 */
export function ownExecution(): Options {
  let schema: GraphQLSchema | null = null;
  const texts = new RememberedTexts();
  return {
    transformSchema(made) {
      schema = lexicographicSortSchema(made);
      return schema;
    },
    gateway: {
      onSchemaLoadOrUpdate(heard) {
        if (!schema) throw new Error('Apollo starts before its schema is made');
        heard({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: () =>
        Promise.resolve({
          executor: ({ schema: of, document, request, context }) => {
            const { variables, operationName } = request;
            return carryOut(
              { schema: of, document, variables, operationName, context: context as RequestContext },
              texts,
            );
          },
        }),
      stop: () => Promise.resolve(),
    },
    stringifyResult: (answer) => bodyOf(answer),
  };
}
