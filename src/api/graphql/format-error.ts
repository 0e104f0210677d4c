import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERROR_CODES, type ErrorCode, publicError } from '../errors.js';

const logger = new Logger('GraphQL');

/** Error codes of GraphQL itself and what they are here. */
const BAD_DOCUMENT = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** How Apollo begins what it says of a request that a page of another origin could send without being asked. */
const FOREIGN_FORM = 'This operation has been blocked as a potential Cross-Site Request Forgery';
const JSON_WANTED = 'send a POST whose body is JSON, with Content-Type: application/json';

/** An error as a client sees it: a stable code, a message, the place; never a stack. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = thrownUnderWay(error) ?? unwrapResolverError(error);
  const place = {
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
  if (cause instanceof GraphQLError) {
    if (isTooDeep(cause))
      return { message: 'the document is nested too deeply', extensions: { code: 'QUERY_TOO_DEEP' } };
    return {
      message: cause.message.startsWith(FOREIGN_FORM) ? JSON_WANTED : cause.message,
      ...place,
      extensions: { code: documentCode(cause, formatted.extensions?.['code']) },
    };
  }
  const { code, message, facts } = publicError(cause);
  if (code === 'INTERNAL' || code === 'CORRUPTED' || code === 'UNAVAILABLE') logger.error(cause);
  return { message, ...place, extensions: { code, ...facts } };
}

/**
 * An error that concerns no place of the document: by a subscription under way, or before anything was
 * resolved. Its message is not for clients.
 */
function thrownUnderWay(error: unknown): Error | null {
  if (!(error instanceof GraphQLError) || error.path !== undefined || error.nodes !== undefined) return null;
  const { originalError } = error;
  return originalError === undefined || isTooDeep(originalError) ? null : originalError;
}

function documentCode({ message, extensions }: GraphQLError, formatted: unknown): ErrorCode {
  const code = extensions['limit'] ?? extensions['code'] ?? formatted;
  const known = ERROR_CODES.find((one) => one === code);
  if (known) return known;
  if (message.includes('more that') && message.includes('tokens')) return 'QUERY_TOO_COMPLEX';
  return code === undefined || (typeof code === 'string' && BAD_DOCUMENT.has(code)) ? 'BAD_INPUT' : 'INTERNAL';
}

/** Whether reading or checking the document ran out of stack: nothing else of a document is a RangeError. */
function isTooDeep(error: Error | undefined): boolean {
  if (error instanceof GraphQLError) return isTooDeep(error.originalError);
  return error instanceof RangeError;
}
