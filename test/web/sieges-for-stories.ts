import { randomUUID } from 'node:crypto';
import type { TestServer } from '../api/server.js';

const CREATE = 'mutation ($input: CreateSiegeInput!) { createSiege(input: $input) { id } }';
const JOIN = 'mutation ($siege: ID!, $side: SiegeSide!) { joinSiege(siege: $siege, side: $side) { key } }';
const SEE = 'query ($id: ID!) { siege(id: $id) { revision day } }';
const LEGAL = 'query ($siege: ID!) { siegeOrders(siege: $siege) { order } }';
const ORDER = 'mutation ($input: SubmitSiegeOrderInput!) { submitSiegeOrder(input: $input) { __typename } }';

/** Of the sortie; blue besieges. */
const SIDES = { attacker: 'blue', defender: 'red' } as const;

/** One character of each side of the sortie. */
const FIGHTERS = [
  { name: 'Ascelin', side: 'attacker' },
  { name: 'Gervase', side: 'defender' },
];

/** A siege of the castle of the sortie; its title is given. */
export async function besieged(server: TestServer, title: string, dayDefinition = 'siegeDays'): Promise<string> {
  const name = dayDefinition === 'siegeDays' ? 'sallyAttacker' : 'day';
  const input = {
    ...{ title, dayDefinition, commandId: randomUUID(), fighters: FIGHTERS },
    scenarios: [{ name, scenario: 'sortie', ...SIDES }],
    targets: [{ hex: 'CstP12', kind: 'castleTower' }],
    moat: [{ hex: 'CstM13' }],
    deliveries: [{ day: 1, side: 'attacker', goods: [{ name: 'arrows', count: 20 }] }],
  };
  return (await server.data<{ createSiege: { id: string } }>(CREATE, { input })).createSiege.id;
}

/** The order that is given: the first that is legal. */
const WISHES = ['{"rollInitiative":true}', '{"choose":"none"}', '{"close":true}'];

/** Plays a siege over GraphQL until a day begins. */
export async function playUntilDay(server: TestServer, siege: string, day: number): Promise<void> {
  const keys: string[] = [];
  for (const side of ['attacker', 'defender']) {
    keys.push((await server.data<{ joinSiege: { key: string } }>(JOIN, { siege, side })).joinSiege.key);
  }
  for (;;) {
    for (const key of keys) {
      const { siege: seen } = await server.data<{ siege: { revision: number; day: number } }>(SEE, { id: siege });
      if (seen.day >= day) return;
      const { siegeOrders } = await server.data<{ siegeOrders: { order: object }[] }>(LEGAL, { siege }, key);
      const order = WISHES.map((wish) => siegeOrders.find((one) => JSON.stringify(one.order) === wish)).find(Boolean);
      if (!order) continue;
      const input = { siege, expectedRevision: seen.revision, idempotencyKey: randomUUID(), ...order };
      await server.data(ORDER, { input }, key);
    }
  }
}

/** Takes the defender's side over GraphQL, and gives the first order that it may give. */
export async function orderAsDefender(server: TestServer, siege: string): Promise<void> {
  const { joinSiege } = await server.data<{ joinSiege: { key: string } }>(JOIN, { siege, side: 'defender' });
  const { siege: seen } = await server.data<{ siege: { revision: number } }>(SEE, { id: siege });
  const { siegeOrders } = await server.data<{ siegeOrders: { order: object }[] }>(LEGAL, { siege }, joinSiege.key);
  const input = { siege, expectedRevision: seen.revision, idempotencyKey: randomUUID(), ...siegeOrders[0] };
  await server.data(ORDER, { input }, joinSiege.key);
}
