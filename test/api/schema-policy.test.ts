import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

const text = readFileSync('schema.graphql', 'utf8');
const schema = buildSchema(text);
const ROOTS = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/**
 * Types whose id is no id of a thing in the world: lines of lists have the id of their game or siege, a ruleset has
 * versions, an account and what belongs to it are for its holder alone, and the others are named within their game.
 */
const NO_NODES = [
  ...['Account', 'AccountKey', 'GameSummary', 'PendingDecision', 'Ruleset', 'ScenarioSide', 'SiegeSummary', 'Thing'],
  'Webhook',
];

/** Names of fields that hold a word rather than a text. */
const WORDS = /^(kind|state|mover|steps?|topics?|books?|chapters?|types?|purpose|answer|on|column|result)$/;
/** Fields of words to which a rulebook, a board or the catalogue may add, and of one that is a place (ADR 62). */
const OPEN_WORDS = [
  ...['AskedDie.purpose', 'CampaignMoment.type', 'Chance.result', 'DieResult.result'],
  ...['EventCount.type', 'EventNow.type', 'FeedFilterInput.types', 'ForeseenEvent.type', 'ForeseenStep.step'],
  ...['GameEvent.type', 'GameSummary.step', 'HistoryFilterInput.type'],
  ...['HistoryFilterInput.types', 'LegalCount.type', 'LegalOrderFilterInput.types', 'Loss.step'],
  ...[
    'Loss.types',
    'Odds.column',
    'PendingDecision.kind',
    'PlannedOrder.step',
    'PlannedTurn.steps',
    'RaiseLadderInput.step',
    'Rule.book',
  ],
  ...['Rule.chapter', 'Rule.topic', 'RulesFilterInput.book', 'RulesFilterInput.books', 'RulesFilterInput.chapter'],
  ...['RulesFilterInput.chapters', 'RulesFilterInput.topic', 'RulesFilterInput.topics', 'SiegeEvent.type'],
  ...[
    'SiegeOccurrence.type',
    'StandInput.answer',
    'StandInput.on',
    'StandingAnswer.answer',
    'StandingKind.on',
    'StandingOrder.answer',
    'StandingOrder.on',
  ],
  ...['StatementInput.column', 'StatementInput.result', 'Task.kind', 'ToldEvent.type', 'Turn.mover', 'Turn.step'],
];

/** Fields of a type that has fields, be it of answers or of inputs. */
function fieldsOf(type: GraphQLNamedType): readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] {
  if (isInputObjectType(type)) return Object.values<GraphQLInputField>(type.getFields());
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values<GraphQLField<unknown, unknown>>(type.getFields());
}

describe('schema.graphql', () => {
  it('describes every query, mutation and subscription', () => {
    const fields = ROOTS.flatMap((root) => (root ? fieldsOf(root) : []));
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('describes every type, field, argument and value; an argument `input` is what its type is', () => {
    const plain = types.filter((type) => !ROOTS.some((root) => root === type));
    const args = types
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).flatMap((one) => one.args))
      .filter(({ name }) => name !== 'input');
    const members = [...plain.flatMap((type) => fieldsOf(type)), ...args];
    const values = types.filter(isEnumType).flatMap((type) => type.getValues());
    const without = [...plain, ...members, ...values].filter(({ description }) => !description);
    expect(members.length).toBeGreaterThan(1000);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('has no line of more than 120 columns', () => {
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  it('has connections of one style', () => {
    const connections = types.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(10);
    for (const type of connections) {
      const names = fieldsOf(type).map(({ name }) => name);
      expect({ [type.name]: names }).toEqual({
        [type.name]: expect.arrayContaining(['edges', 'pageInfo', 'totalCount']),
      });
    }
  });

  it('gives every type with an id that names one thing to `node`', () => {
    const withId = types.filter((type) => isObjectType(type) && type.getFields()['id'] !== undefined);
    const nodes = withId.filter(
      (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
    );
    expect(nodes.length).toBeGreaterThan(10);
    expect(withId.filter((type) => !nodes.includes(type)).map(({ name }) => name)).toEqual(NO_NODES);
  });

  it('has the scalar DateTime for every time', () => {
    const times = types
      .flatMap((type) => fieldsOf(type))
      .filter(({ name }) => /(edAt|setAt|givenAt|Since)$/.test(name));
    expect(times.length).toBeGreaterThan(10);
    const others = times.filter(({ type }) => String(type).replace('!', '') !== 'DateTime');
    expect(others.map(({ name }) => name)).toEqual(['aimedAt']);
  });

  it('has an enum for every word to which nobody adds', () => {
    const words = types.flatMap((type) =>
      fieldsOf(type)
        .filter((field) => WORDS.test(field.name) && String(field.type).replaceAll(/[[\]!]/g, '') === 'String')
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(words.sort()).toEqual(OPEN_WORDS);
  });

  it('says what to use in place of all that is deprecated', () => {
    const members = types.flatMap((type) => [...fieldsOf(type), ...(isEnumType(type) ? type.getValues() : [])]);
    const reasons = members.flatMap(({ deprecationReason }) => deprecationReason ?? []);
    for (const reason of reasons) expect(reason).toMatch(/^Use \w+/);
  });
});
