import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SIEGE_FIRE, SIEGE_ODDS } from '../../src/engine/rulesets/pbem/core/books/siege-tables.js';
import { CONTENT_FOLDER } from '../../src/library/content-file.js';

interface Params {
  readonly drm: unknown;
  readonly ranges: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly columns: readonly string[];
  readonly rowOffset: Readonly<Record<string, number>>;
  readonly house: Readonly<Record<'weapon' | 'cover' | 'target', Readonly<Record<string, number>>>>;
}

const text = readFileSync(`${CONTENT_FOLDER}catalogue/siege-en/01.yaml`, 'utf8');
const rules = parse(text) as readonly { readonly id: string; readonly params?: Params }[];

function paramsOf(id: string): Params {
  const params = rules.find((rule) => rule.id === `siege-en:${id}`)?.params;
  if (!params) throw new Error(`${id} has no params`);
  return params;
}

it('has the ranges, the modifiers and the odds of the catalogue', () => {
  for (const [weapon, [short, medium, long]] of Object.entries(paramsOf('1.31a').ranges)) {
    expect([weapon, SIEGE_FIRE.weapons[weapon as keyof typeof SIEGE_FIRE.weapons]]).toMatchObject([
      weapon,
      { shortTo: short?.[1], mediumTo: medium?.[1], longTo: long?.[1] },
    ]);
  }
  expect(SIEGE_FIRE.rangeDrm).toEqual(paramsOf('1.31b').drm);
  expect(SIEGE_FIRE.woundedFirerDrm).toBe(paramsOf('1.339').drm);
  expect(SIEGE_ODDS.map(({ name }) => name.replace(' or more', '+'))).toEqual(paramsOf('1.7b').columns);
});

it('reads the tables lower by weapon, cover and armour as the catalogue says, in heavy cover too', () => {
  const { weapon, cover, target } = paramsOf('1.322a').house;
  const { crossbow = 0 } = weapon;
  for (const [name, offset] of Object.entries(weapon)) {
    const { drm } = SIEGE_FIRE.weapons[name as keyof typeof SIEGE_FIRE.weapons] ?? {};
    expect([name, drm]).toEqual([name, offset - crossbow]);
    expect([name, drm]).toEqual([name, paramsOf('1.321a').rowOffset[name]]);
  }
  expect(SIEGE_FIRE.coverDrm).toEqual([cover['none'], cover['light'], cover['medium'], cover['heavy']]);
  expect(SIEGE_FIRE.protectedTarget).toEqual({ who: 'knightOnFoot', drm: target['dismountedKnight'] });
});
