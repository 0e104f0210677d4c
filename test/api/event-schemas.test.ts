import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { EVENT_FAMILIES, EVENT_SCHEMAS } from '../../src/api/event-schemas.js';
import type { GameEvent } from '../../src/engine/game/event.js';
import { eventFault } from '../../src/engine/game/define/events.js';
import { frozenFiles, ONLY_IN_CORRECTIONS } from '../frozen/frozen.js';

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
ajv.addVocabulary(['x-role', 'x-secret']);
const VALIDATORS = new Map<string, ValidateFunction>(
  EVENT_SCHEMAS.map(({ family, type, schema }) => [`${family} ${type}`, ajv.compile(schema)]),
);
const FIXTURES = new URL('../engine/rulesets/pbem/fixtures/', import.meta.url);

function* eventsOf(folder: 'games' | 'sieges'): Generator<GameEvent> {
  const texts = frozenFiles(folder).map(({ bytes }) => Buffer.from(bytes()).toString('utf8'));
  if (folder === 'games')
    texts.push(...readdirSync(FIXTURES).map((file) => readFileSync(new URL(file, FIXTURES), 'utf8')));
  for (const text of texts) {
    for (const line of text.trimEnd().split('\n')) {
      const read = JSON.parse(line) as Partial<GameEvent>;
      if (read.type !== undefined && read.data !== undefined) yield read as GameEvent;
    }
  }
}

/** The same data with one member of another kind, or gone. */
function* spoilt({ type, data }: GameEvent): Generator<GameEvent> {
  for (const key of Object.keys(data)) {
    yield { type, data: { ...data, [key]: { never: 'this' } } };
    yield { type, data: Object.fromEntries(Object.entries(data).filter(([one]) => one !== key)) };
  }
}

describe.each([
  ['games', 'game'],
  ['sieges', 'siege'],
] as const)('the events of frozen %s', (folder, family) => {
  const faultOf = eventFault(EVENT_FAMILIES[family]);
  const fits = (event: GameEvent): boolean => VALIDATORS.get(`${family} ${event.type}`)?.(event) ?? false;

  it('are all as their definitions and their schemas say, and those agree on what is spoilt', () => {
    const wrong = new Set<string>();
    const seen = new Map<string, number>();
    for (const event of eventsOf(folder)) {
      const count = seen.get(event.type) ?? 0;
      seen.set(event.type, count + 1);
      const fault = faultOf(event);
      if (fault) wrong.add(`${event.type}${fault.at}: ${fault.because}`);
      if (!fits(event)) wrong.add(`${event.type} does not fit its schema`);
      if (count >= 5) continue;
      for (const one of spoilt(event)) {
        if (fits(one) !== (faultOf(one) === null)) wrong.add(`${event.type}: ${JSON.stringify(one).slice(0, 200)}`);
      }
    }
    expect([...wrong]).toEqual([]);
    if (folder !== 'games') return;
    expect([...seen.keys(), ...ONLY_IN_CORRECTIONS].sort()).toEqual(Object.keys(EVENT_FAMILIES.game).sort());
  });
});
