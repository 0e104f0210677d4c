import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, OperationTypeNode, type ValidationContext, type ValidationRule } from 'graphql';
import type { ErrorCode } from '../errors.js';

/** The limits of a document. docs/graphql.md tells clients. */
export const LIMITS = { depth: 10, cost: 30_000, aliases: 30, directives: 20, tokens: 3000 } as const;

/** The limits as rules of validation, for HTTP and sockets alike. */
export function limitRules(): readonly ValidationRule[] {
  const complex = rejectingWith('QUERY_TOO_COMPLEX');
  const armor = new ApolloArmor({
    // Introspection is open, so suggestions give nothing away.
    blockFieldSuggestion: { enabled: false },
    maxDepth: { n: LIMITS.depth, flattenFragments: true, ...rejectingWith('QUERY_TOO_DEEP') },
    // The cost of an operation depends on the values of its variables: see costOf.
    costLimit: { enabled: false },
    maxAliases: { n: LIMITS.aliases, ...complex },
    maxDirectives: { n: LIMITS.directives, ...complex },
    // Tokens are counted while the document is read: parseOptions of the server does it.
    maxTokens: { enabled: false },
  });
  return armor.protect().validationRules;
}

/** Apollo puts its own code on errors of validation, so our code has another name on the way. */
function rejectingWith(limit: ErrorCode) {
  const report = (context: ValidationContext | null, { message }: GraphQLError): void => {
    context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''), { extensions: { limit } }));
  };
  return { onReject: [report], propagateOnRejection: false };
}

/** Subscriptions come over a socket, queries and mutations over HTTP: each has one door, with its own limits. */
export function onlyThrough(door: 'socket' | 'http'): ValidationRule {
  const other = door === 'socket' ? 'HTTP' : 'a socket (graphql-ws)';
  return (context) => ({
    OperationDefinition(node) {
      const needsSocket = node.operation === OperationTypeNode.SUBSCRIPTION;
      if (needsSocket === (door === 'socket')) return;
      context.reportError(new GraphQLError(`a ${String(node.operation)} is sent over ${other}`, { nodes: node }));
    },
  });
}
