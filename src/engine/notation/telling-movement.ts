import type { MovementEvent } from '../rulesets/pbem/events/movement.js';
import { printPath } from './path.js';
import { printPlace } from './place.js';
import type { Tellings } from './tellings.js';
import { counted, listed } from './words.js';

export const MOVEMENT_TELLINGS: Tellings<MovementEvent> = {
  ChargeDeclared: (data) => `${data.unit} declares a charge against ${listed(data.targets)}`,
  UnitMoved: (data) => `${data.unit} moves ${printPath(data.steps)} (${counted(data.mp, 'MP', 'MP')})`,
  MoveEnded: (data) => `${data.unit} may not move on`,
  RiderDismounted: (data) => {
    const { unit, horse, to, horseHexes } = data;
    return `${unit} dismounts to ${to}; ${horse} stands on ${printPlace(horseHexes)}`;
  },
};
