import type { Position } from '../../engine/position/position.js';
import { factsOf } from '../rulesets.js';
import type { Expectation } from './expected.js';
import { compared, failure, type CaseFailure } from './failure.js';

/** Lights that do not burn as expected, and hexes that are not lit as expected. */
export function wrongLights({ lights = {}, lit = {} }: Expectation, position: Position): readonly CaseFailure[] {
  const { map, light } = factsOf(position);
  const reached = light.litHexes(position);
  if (!reached && Object.keys(lit).length > 0) return [failure(['expect', 'lit'], 'nothing is lit by day')];
  return [
    ...Object.entries(lights).flatMap(([name, state]) => {
      const found = light.lights(position).find((one) => one.name === name);
      const actual = found ? (found.burning ? 'burning' : 'out') : 'gone';
      return compared(['expect', 'lights', name], `light ${name}`, state, actual) ?? [];
    }),
    ...Object.entries(lit).flatMap(([name, expected]) => {
      const hex = map(position).hex(name)?.name;
      const actual = hex === undefined ? 'no hex' : inWords(reached?.includes(hex) === true);
      return compared(['expect', 'lit', name], `light in ${name}`, inWords(expected), actual) ?? [];
    }),
  ];
}

function inWords(lit: boolean): string {
  return lit ? 'lit' : 'dark';
}
