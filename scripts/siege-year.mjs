#!/usr/bin/env node
/**
 * Plays a siege of Castle Corbel over the public API of a server that it starts, and writes its export: node
 * scripts/siege-year.mjs test/siege/fixtures/year 365. Each side has a key of its own and orders by a simple policy;
 * the scenarios are fought by greedy players. The export of the siege goes to <folder>/siege.ndjson.br,
 * those of its games to <folder>/<day>.ndjson.br.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { askerOf, served } from './served.mjs';
import { fight } from './siege-year-fight.mjs';
import { besieged, orderOf } from './siege-year-policy.mjs';

const [folder, days = '365'] = process.argv.slice(2);
if (!folder) throw new Error('a folder for the exports is wanted');

const QUERIES = {
  create: 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }',
  join: 'mutation ($siege: ID!, $side: SiegeSide!) { joinSiege(siege: $siege, side: $side) { key } }',
  see: `query ($id: ID!) { siege(id: $id) { revision day night stage initiative outcome { winner reason }
    targets { hex kind left } engines { name side points wear unbuilt lost } fighters { name side health engineer captive due }
    games { day night scenario game } } }`,
  listed: 'query ($siege: ID!) { siegeOrders(siege: $siege) { order } }',
  order: `mutation ($input: SubmitSiegeOrderInput!) { submitSiegeOrder(input: $input) { __typename
    ... on SiegeOrderRefused { refusal { rule reason } } } }`,
  report: `mutation ($siege: ID!) { reportSiegeScenario(siege: $siege) { __typename
    ... on SiegeOrderRefused { refusal { rule reason } } } }`,
};

const server = await served();

const answerTo = askerOf(server.address);

async function ask(query, variables, key) {
  const { data, errors } = await answerTo(query, variables, key);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

function accepted(answer) {
  if (answer.refusal) throw new Error(JSON.stringify(answer.refusal));
}

/** Greedy players fight the scenario to its end; then the siege takes over how it went. */
async function fightFor(siege, { game, scenario }, keys) {
  const { attacker, defender } = besieged.scenarios.find(({ name }) => name === scenario);
  await fight(ask, game, { [attacker]: keys.attacker, [defender]: keys.defender });
  accepted((await ask(QUERIES.report, { siege })).reportSiegeScenario);
}

/** Plays the siege to its end; gives its id and its games. */
async function play() {
  const input = { ...besieged, lastDay: Number(days), commandId: crypto.randomUUID() };
  const { id } = (await ask(QUERIES.create, { input })).createSiege;
  const keys = {};
  for (const side of ['attacker', 'defender']) {
    keys[side] = (await ask(QUERIES.join, { siege: id, side })).joinSiege.key;
  }
  for (;;) {
    for (const side of ['attacker', 'defender']) {
      const { siege } = await ask(QUERIES.see, { id });
      if (siege.outcome) return { id, ...siege };
      if (siege.stage === 'scenario') {
        const played = siege.games.at(-1);
        await fightFor(id, played, keys);
        console.log(`day ${played.day}: ${played.scenario} is over`);
        continue;
      }
      const { siegeOrders } = await ask(QUERIES.listed, { siege: id }, keys[side]);
      const order = orderOf(
        siege,
        side,
        siegeOrders.map((one) => one.order),
      );
      if (order === null) continue;
      const submitted = { siege: id, expectedRevision: siege.revision, idempotencyKey: crypto.randomUUID(), order };
      accepted((await ask(QUERIES.order, { input: submitted }, keys[side])).submitSiegeOrder);
    }
  }
}

/** The export of a siege or game. */
async function exported(path) {
  const answer = await fetch(`${server.address}${path}/events.ndjson`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

try {
  const { id, day, outcome, games } = await play();
  console.log(`day ${day}: ${outcome.reason}; ${games.length} scenarios`);
  const texts = new Map([['siege', await exported(`/sieges/${id}`)]]);
  for (const one of games) texts.set(`${one.day}${one.night ? '-night' : ''}`, await exported(`/games/${one.game}`));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of texts) writeFileSync(join(folder, `${name}.ndjson.br`), brotliCompressSync(text));
} finally {
  server.end();
}
