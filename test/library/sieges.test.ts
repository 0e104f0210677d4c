import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { loadScenarios } from '../../src/library/scenarios.js';
import { loadSieges, parseSiege } from '../../src/library/sieges.js';

const scenarios = loadScenarios();
const FILE = 'corbel-leaguer.yaml';
const text = readFileSync(`content/sieges/${FILE}`, 'utf8');

describe('sieges that ship', () => {
  it('are accepted by the rules and by their scenarios', () => {
    const sieges = loadSieges(scenarios);
    expect([...sieges.keys()]).toEqual(['corbel-leaguer', 'corbel-winter']);
    const { setup } = parseSiege(text, FILE, scenarios);
    expect(setup.targets).toMatchObject({ CstH12: 'castleTower', CstI12: 'embattlement' });
    expect(setup.seenFrom).toMatchObject({ CstH12: ['south', 'west'] });
    expect(setup.scenarios?.sallyAttacker?.setup).toBe(scenarios.get('sortie')?.setup);
  });

  it.each([
    ['a fighter whom no scenario has', 'Ingram:', 'Ingrum:', /Ingrum/],
    ['a tower that is called a wall', 'kind: castleTower', 'kind: castleWall', /CstH12/],
    ['a scenario that is not there', 'scenario: sortie', 'scenario: sorties', /there is no scenario sorties/],
    ['a member that is not known', 'lastDay:', 'lastday:', /lastday.*lastDay/],
    ['an unknown option', 'nights:', 'knights:', /knights/],
  ])('with %s are refused, with the line', (_what, before, after, reason) => {
    const wrong = text.replace(before, after);
    expect(wrong).not.toBe(text);
    expect(() => parseSiege(wrong, FILE, scenarios)).toThrow(reason);
    expect(() => parseSiege(wrong, FILE, scenarios)).toThrow(/corbel-leaguer\.yaml:\d+: /);
  });
});
