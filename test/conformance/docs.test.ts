import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readMessage } from '../../src/engine/notation/turn-message.js';
import { readOrder } from '../../src/engine/rulesets/pbem/notation/order.js';
import { printOrder } from '../../src/engine/rulesets/pbem/notation/print-order.js';
import { loadBoards } from '../../src/library/boards.js';
import { groundFinder } from '../../src/library/conformance/case-ground.js';
import { CONFORMANCE_FOLDER } from '../../src/library/conformance/conformance.js';
import { HEX_FEATURES, HEXSIDE_TYPES, TERRAIN_TYPES } from '../../src/engine/board/terrain.js';
import { STRUCTURE_KINDS } from '../../src/engine/board/structure.js';
import { REFUSAL_CODES } from '../../src/engine/game/refusal.js';
import { ITEM_KINDS } from '../../src/engine/position/things.js';
import { HEALTHS, MARKS, TRAITS } from '../../src/engine/position/unit.js';
import { MISSILE_WEAPONS } from '../../src/engine/position/unit-sheet.js';
import { OPTIONS, UNBUILT_OPTIONS } from '../../src/engine/rulesets/pbem/core/options.js';
import { TASK_KINDS } from '../../src/engine/rulesets/pbem/04-sequence/completion.js';
import { STEPS } from '../../src/engine/rulesets/pbem/core/events/sequence.js';
import { CAMPAIGN_CLASSES } from '../../src/engine/campaign/classes.js';
import { CHOICES } from '../../src/engine/siege/orders.js';
import { ENGINE_KINDS, SCENARIOS, SIEGE_OPTIONS, TARGET_KINDS } from '../../src/engine/siege/siege.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { EVENT_TYPES } from '../../src/library/conformance/unknown-events.js';
import { failuresOf, MATERIALS } from './materials.js';

function blockOf(file: string, language: string): string {
  const text = readFileSync(`${CONFORMANCE_FOLDER}../docs/${file}`, 'utf8');
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(text)?.[1];
  if (block === undefined) throw new Error(`${file} has no block of ${language || 'text'}`);
  return block;
}

it('passes the case that docs/conformance.md shows', () => {
  expect(failuresOf(blockOf('conformance.md', 'yaml'), { groundOf: groundFinder(loadBoards()) })).toStrictEqual([]);
});

it('reads the turn message that docs/notation.md shows', () => {
  const book = RULEBOOKS.rulebook('pbem', 1);
  const { orders, misread } = readMessage(blockOf('notation.md', ''), book, { names: [], boards: [] });
  expect(misread).toEqual([]);
  expect(orders.map(({ line }) => line)).toStrictEqual([2, 3, 4, 5, 6]);
});

it('reads the orders of the table in docs/notation.md, which are in their normal form', () => {
  const text = readFileSync(`${CONFORMANCE_FOLDER}../docs/notation.md`, 'utf8');
  const table = text.slice(text.indexOf('## Orders'), text.indexOf('**The side**'));
  const orders = [...table.matchAll(/`([^`…]*(?:: |s | attack | turn| step| advance| melee| go)[^`…]*)`/g)]
    .map(([, order = '']) => order)
    .filter((order) => /^(?:[A-Z]|end |no |keep |let )/.test(order));
  expect(orders.length).toBeGreaterThan(15);
  for (const order of orders) {
    const read = readOrder(order);
    expect(read.ok ? printOrder(read.value.order) : read.error.message).toBe(order);
  }
});

/** The part of docs/conformance.md under a heading, up to the next one of the same rank. */
function partOf(heading: string): string {
  const text = readFileSync(`${CONFORMANCE_FOLDER}../docs/conformance.md`, 'utf8');
  const part = text.split(/^## /m).find((one) => one.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`there is no part ${heading}`);
  return part;
}

/** The keys that the schema knows for a part of a case. */
function keysOf(part: string): readonly string[] {
  const text = readFileSync(`${CONFORMANCE_FOLDER}../content/schemas/conformance.schema.json`, 'utf8');
  const { $defs } = JSON.parse(text) as { readonly $defs: Record<string, { readonly properties: object } | undefined> };
  return Object.keys($defs[part]?.properties ?? {});
}

it.each<[string, string, readonly string[]]>([
  ['keys of a case', 'A case', keysOf('case')],
  ['keys of a unit', 'Units', keysOf('unit')],
  ['what happened before', 'Units', keysOf('before')],
  ['counters', 'Units', keysOf('counters')],
  ['states of health', 'Units', HEALTHS],
  ['traits and marks', 'Units', [...TRAITS, ...MARKS]],
  ['keys of an expectation', 'What is expected', keysOf('expect')],
  ['codes of refusals', 'Orders', REFUSAL_CODES],
  ['steps', 'Names', STEPS],
  ['profiles', 'Names', MATERIALS.profiles.names],
  ['weapons', 'Names', MISSILE_WEAPONS],
  ['items', 'Names', ITEM_KINDS],
  ['tasks', 'Names', Object.keys(TASK_KINDS)],
  ['equipment', 'Names', STRUCTURE_KINDS],
  ['options', 'Names', [...Object.keys(OPTIONS), ...Object.keys(UNBUILT_OPTIONS)]],
  ['terrain', 'Names', TERRAIN_TYPES],
  ['hexsides', 'Names', HEXSIDE_TYPES],
  ['features of hexes', 'Names', HEX_FEATURES],
  ['keys of what is expected of a siege', 'Days of a siege', keysOf('siegeExpect')],
  ['names of sieges', 'Days of a siege', [...TARGET_KINDS, ...ENGINE_KINDS, ...SCENARIOS, ...CHOICES]],
  ['options of sieges', 'Days of a siege', Object.keys(SIEGE_OPTIONS)],
  ['keys of what is expected of a campaign', 'Campaigns', keysOf('campaignExpect')],
  ['classes in campaigns', 'Campaigns', CAMPAIGN_CLASSES],
])('docs/conformance.md tells all %s', (_, heading, words) => {
  const part = partOf(heading);
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter((word) => !new RegExp(`(?<![\\w.])${word}(?!\\w)`).test(part))).toStrictEqual([]);
});

it('docs/events.md tells every event of games, sieges and campaigns', () => {
  const text = readFileSync(`${CONFORMANCE_FOLDER}../docs/events.md`, 'utf8');
  const told = [...text.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  const types = Object.values(EVENT_TYPES).flat();
  expect(types.filter((type) => !told.includes(type))).toStrictEqual([]);
});
