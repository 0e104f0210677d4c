import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { ApiError, ERROR_CODES, HTTP_STATUS, publicError } from '../../src/api/errors.js';
import { formatError } from '../../src/api/graphql/format-error.js';
import { UnknownRuleset } from '../../src/engine/game/rulebook.js';
import {
  CommandReused,
  CorruptedEvent,
  InvalidAppend,
  InvalidRequest,
  LedgerUnavailable,
  NewerEventVersion,
  NewerSchema,
  RevisionConflict,
  StreamDeleted,
  StreamNotFound,
  UnknownEventType,
} from '../../src/ledger/errors.js';
import { streamIsAtRevision } from '../../src/ledger/ledger.js';
import {
  KeyNeeded,
  KeyVoid,
  NoSuchGame,
  NoSuchSeat,
  NotASeat,
  NotTheOrganiser,
  SeatKept,
  SeatReserved,
  SeatTaken,
  SecretRefused,
  SecretsShown,
  SetupRefused,
  WrongKey,
} from '../../src/play/errors.js';
import { NoSuchInstant, NoSuchSide } from '../../src/play/no-such-instant.js';
import { ReadModelBehind } from '../../src/projections/freshness.js';

const CASES: readonly (readonly [Error, string])[] = [
  [new RevisionConflict('game-x', streamIsAtRevision(3), 5), 'REVISION_CONFLICT'],
  [new CommandReused('game-x', 'c'), 'IDEMPOTENCY_KEY_REUSED'],
  [new StreamNotFound('game-x'), 'NOT_FOUND'],
  [new StreamDeleted('game-x'), 'DELETED'],
  [new CorruptedEvent('game-x', 3, 'its hash differs'), 'CORRUPTED'],
  [new InvalidAppend('no events'), 'BAD_INPUT'],
  [new InvalidRequest('a limit of 0'), 'BAD_INPUT'],
  [new NewerSchema(9, 1), 'UNAVAILABLE'],
  [new UnknownEventType('Sung'), 'UNAVAILABLE'],
  [new NewerEventVersion('UnitMoved', 2, 1), 'UNAVAILABLE'],
  [new LedgerUnavailable('connect ECONNREFUSED 10.0.0.7:5432'), 'UNAVAILABLE'],
  [new NoSuchGame('x'), 'NOT_FOUND'],
  [new NoSuchGame('x', 'siege'), 'NOT_FOUND'],
  [new NoSuchSeat('x', 'green'), 'NOT_FOUND'],
  [new NoSuchInstant('x', { kind: 'revision', revision: 9 }, 3), 'NOT_FOUND'],
  [new SeatTaken('x', 'red'), 'SEAT_TAKEN'],
  [new SeatKept('x', 'red', 'y'), 'UNAUTHENTICATED'],
  [new SeatReserved('x', 'red'), 'SEAT_RESERVED'],
  [new WrongKey('x'), 'UNAUTHENTICATED'],
  [new KeyVoid('x'), 'UNAUTHENTICATED'],
  [new NotTheOrganiser('x'), 'FORBIDDEN'],
  [new SecretRefused('a key of your own is longer'), 'BAD_INPUT'],
  [new SecretsShown(), 'IDEMPOTENCY_KEY_REUSED'],
  [new NotASeat('x'), 'FORBIDDEN'],
  [new KeyNeeded(), 'UNAUTHENTICATED'],
  [new NoSuchSide('x', 'green', ['red', 'blue']), 'NOT_FOUND'],
  [new SetupRefused({ code: 'illegal', rule: 'pbem:7.1a', because: 'two units in A1' }), 'BAD_INPUT'],
  [new UnknownRuleset('chess', 1), 'NOT_FOUND'],
  [new ReadModelBehind(3000), 'UNAVAILABLE'],
  [new NotFoundException('Cannot GET /x'), 'NOT_FOUND'],
  [new PayloadTooLargeException(), 'BAD_INPUT'],
  [new ApiError('UNAUTHENTICATED', 'no'), 'UNAUTHENTICATED'],
  [new TypeError("Cannot read properties of undefined (reading 'secret')"), 'INTERNAL'],
];

describe('errors as clients see them', () => {
  it.each(CASES)('%s is told as %s', (error, code) => {
    expect(publicError(error).code).toBe(code);
  });

  it.each(CASES)('%s names no stream of the ledger', (error) => {
    const { message, facts } = publicError(error);
    expect(`${message} ${JSON.stringify(facts)}`).not.toMatch(/\b(game|siege|seats|dice)-x|stream/i);
  });

  it('tell both revisions of a conflict, and the rule of a set-up', () => {
    expect(publicError(CASES[0]?.[0]).facts).toEqual({ expected: 3, actual: 5 });
    const refusal = { code: 'illegal', rule: 'pbem:7.1a', because: 'x' } as const;
    expect(publicError(new SetupRefused(refusal)).facts).toEqual({ rule: 'pbem:7.1a', subject: null });
    const named = publicError(new SetupRefused({ ...refusal, subject: 'Abe' }));
    expect(named.facts).toEqual({ rule: 'pbem:7.1a', subject: 'Abe' });
  });

  it('tell nothing about defects, nor about where the ledger is', () => {
    for (const error of [
      new TypeError('secret'),
      new LedgerUnavailable('connect 10.0.0.7:5432 secret'),
      'secret',
      null,
    ]) {
      expect(JSON.stringify(publicError(error))).not.toMatch(/secret|10\.0/);
    }
  });

  it('say what to do when the ledger cannot be reached', () => {
    expect(publicError(new LedgerUnavailable('gone')).message).toMatch(/send the same again .* same idempotencyKey/);
  });

  it('all have a status', () => {
    for (const code of ERROR_CODES) expect(HTTP_STATUS[code]).toBeGreaterThanOrEqual(400);
  });
});

describe('errors of GraphQL', () => {
  beforeAll(() => {
    Logger.overrideLogger([]);
  });
  afterAll(() => {
    Logger.overrideLogger(['fatal', 'error', 'warn', 'log', 'debug', 'verbose']);
  });

  it('keep their place, and get the code of what caused them', () => {
    const cause = new NoSuchGame('x');
    const error = new GraphQLError(cause.message, { path: ['game'], originalError: cause });
    expect(formatError(error.toJSON(), error)).toEqual({
      message: 'there is no game x',
      path: ['game'],
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('that end a subscription under way are told like any other, though no place of the document is named', () => {
    const ended = (thrown: Error): unknown => {
      const error = new GraphQLError(thrown.message, { originalError: thrown });
      return formatError(error.toJSON(), error).extensions?.['code'];
    };
    expect(ended(new CorruptedEvent('game-x', 3, 'its hash differs'))).toBe('CORRUPTED');
    expect(ended(new TypeError('secret'))).toBe('INTERNAL');
    const lost = new GraphQLError('secret', { originalError: new LedgerUnavailable('secret') });
    expect(JSON.stringify(formatError(lost.toJSON(), lost))).not.toContain('secret');
  });

  it('that a document causes are bad input; others of their kind are told without words', () => {
    const parse = new GraphQLError('Syntax Error: x', {
      extensions: { code: 'GRAPHQL_PARSE_FAILED', stacktrace: ['at x'] },
    });
    expect(formatError(parse.toJSON(), parse)).toEqual({
      message: 'Syntax Error: x',
      extensions: { code: 'BAD_INPUT' },
    });
    const odd = new GraphQLError('x', { extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['at secret'] } });
    expect(formatError(odd.toJSON(), odd).extensions).toEqual({ code: 'INTERNAL' });
  });
});
