import type { Equipment } from '../../../../position/equipment.js';

/** The rules for moving a tower or a ram. */
export interface EngineRules {
  readonly crew: string;
  readonly allowance: string;
  readonly ground: string;
  readonly row: string;
  readonly pivot: string;
}

/** MP that a manned tower or ram may spend in a movement phase (pbem:19.12s, 19.13f). */
export const ENGINE_MP = 2;

/** MP for turning it by 60 degrees about its middle (pbem:19.12v, 19.13g). */
export const PIVOT_MP = 2;

const TOWER: EngineRules = {
  crew: 'pbem:19.12r',
  allowance: 'pbem:19.12s',
  ground: 'pbem:19.12t',
  row: 'pbem:19.12u',
  pivot: 'pbem:19.12v',
};
const RAM: EngineRules = {
  crew: 'pbem:19.13e',
  allowance: 'pbem:19.13f',
  ground: 'pbem:19.13f',
  row: 'pbem:19.13f',
  pivot: 'pbem:19.13g',
};

export function rulesOf({ kind }: Equipment): EngineRules {
  return kind === 'siegeTower' ? TOWER : RAM;
}
