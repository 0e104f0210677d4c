import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { ERROR_CODES } from '../../src/api/errors.js';
import { LIMITS } from '../../src/api/graphql/limits.js';
import { give, seatedGame, TestServer } from './server.js';

const page = readFileSync('docs/graphql.md', 'utf8');
const examples = examplesOf(page);
const others = ['quarrels', 'sieges', 'campaigns', 'webhooks'].flatMap((name) =>
  examplesOf(readFileSync(`docs/${name}.md`, 'utf8')),
);

function examplesOf(text: string): readonly string[] {
  return [...text.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, example = '']) => example);
}

describe('docs/graphql.md', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared();
  });
  afterAll(() => server.clear());

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(7);
  });

  it.each([...examples, ...others])('fits the schema, without what is deprecated: %s', (example) => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    expect(validate(schema, parse(example), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
  });

  it.each(examples.filter((example) => example.startsWith('{')))(
    'works on the demo game as it is: %s',
    async (example) => {
      const { data, errors } = await server.ask(example);
      expect(errors).toBeUndefined();
      expect(Object.values(data ?? {}).every((value) => value !== null)).toBe(true);
    },
  );

  it('builds a move step by step in the scenario that it names', async () => {
    const game = await seatedGame(server, 'dawn-raid');
    await give(server, game.id, game.red, { endStep: true });
    const query = examples.find((example) => example.startsWith('query WayOn')) ?? '';
    const { data } = await server.ask(query, { game: game.id }, game.red);
    expect(data).toMatchObject({ game: { wayOn: { hexes: ['G12', 'G13'], mp: 1, mayEnd: true } } });
  });

  it('lists every error code, and the limits', () => {
    for (const code of ERROR_CODES) expect(page).toContain(`- \`${code}\`:`);
    const { depth, cost, tokens, aliases, directives } = LIMITS;
    const limits = `${depth} levels, cost ${cost.toLocaleString('en-GB')}, ${tokens.toLocaleString('en-GB')} tokens, ${aliases} aliases and ${directives} directives`;
    expect(page).toContain(limits);
  });
});
