import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Order } from '../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { oddsView } from '../../src/api/graphql/views/odds.view.js';
import { begin, give, rider } from '../engine/rulesets/pbem/support-play.js';
import { seatedGame, TestServer } from '../api/server.js';

const page = readFileSync('docs/graphql.md', 'utf8');
const QUERY = /```graphql\n(query Odds[\s\S]*?)```/.exec(page)?.[1] ?? '';

/** The answers of docs/graphql.md that show odds, in their order. */
const shown = [...page.matchAll(/```json\n(\{\n {2}"preview"[\s\S]*?)```/g)].map(
  ([, answer = '']) => (JSON.parse(answer) as { readonly preview: object }).preview,
);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

it('docs/graphql.md shows what a flaming arrow may do, with the die that is rolled after it', async () => {
  const game = await seatedGame(server, 'walkelins-round');
  const order = { text: 'Gamel: flaming arrow at tent in F14' };
  const { data, errors } = await server.ask(QUERY, { game: game.id, order }, game.red);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ game: { preview: shown[0] } });
});

it('docs/graphql.md shows what a charge may do, with the die that is rolled before it', () => {
  const units = [...rider('Roland', 'red', ['E11', 'E12']), ...rider('Piers', 'blue', ['E4', 'E3'])];
  const path = ['E10', 'E9', 'E8', 'E7', 'E6', 'E5'].map((hex, index) => ({
    gait: 'forward' as const,
    hexes: [hex, ['E11', 'E10', 'E9', 'E8', 'E7', 'E6'][index] ?? ''],
  }));
  const move: Order = { type: 'Move', unit: 'Roland', path, charge: ['Piers'] };
  const ready = give({ position: begin({ units }).position, log: [] }, 'red', move);
  const { position } = ['movement', 'fire2'].reduce((play) => give(play, 'red', { type: 'EndStep' }), ready);
  const attack: Order = { type: 'Attack', attackers: ['Roland'], defenders: ['Piers'], charge: true };
  const preview = PBEM.preview(position, 'red', attack);
  expect(preview.ok && oddsView(preview.value)).toMatchObject(shown[1] ?? {});
  expect(shown).toHaveLength(2);
});
