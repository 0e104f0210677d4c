import type { Position } from '../../engine/position/position.js';
import { isLit, lightOf } from '../../engine/rulesets/pbem/core/night/light.js';
import { stateOfLight } from '../../engine/rulesets/pbem/21-night/light-state.js';
import { hexOf } from '../../engine/rulesets/pbem/core/terrain/ground.js';
import type { Expectation } from './case.js';
import { compared, failure, type CaseFailure } from './failure.js';

/** Lights that do not burn as expected, and hexes that are not lit as expected. */
export function wrongLights({ lights = {}, lit = {} }: Expectation, position: Position): readonly CaseFailure[] {
  const light = lightOf(position);
  if (!light && Object.keys(lit).length > 0) return [failure(['expect', 'lit'], 'nothing is lit by day')];
  return [
    ...Object.entries(lights).flatMap(
      ([name, state]) =>
        compared(['expect', 'lights', name], `light ${name}`, state, stateOfLight(position, name) ?? 'gone') ?? [],
    ),
    ...Object.entries(lit).flatMap(
      ([name, expected]) =>
        compared(
          ['expect', 'lit', name],
          `light in ${name}`,
          inWords(expected),
          inWords(isLit(light, hexOf(position, name))),
        ) ?? [],
    ),
  ];
}

function inWords(lit: boolean): string {
  return lit ? 'lit' : 'dark';
}
