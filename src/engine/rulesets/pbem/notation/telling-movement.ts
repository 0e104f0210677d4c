import type { MovementEvent } from '../core/events/movement.js';
import { printPath } from './path.js';
import { printPlace } from '../../../notation/place.js';
import type { Tellings } from './tellings.js';
import { counted, listed } from '../../../notation/words.js';

export const MOVEMENT_TELLINGS: Tellings<MovementEvent> = {
  ChargeDeclared: (data) => `${data.unit} declares a charge against ${listed(data.targets)}`,
  UnitMoved: (data) => `${data.unit} moves ${printPath(data.steps)} (${counted(data.mp, 'MP', 'MP')})`,
  TrenchJumped: ({ unit, hexes, mp }) => `${unit} jumps to ${printPlace(hexes)} (${counted(mp, 'MP', 'MP')})`,
  MoveEnded: (data) => `${data.unit} may not move on`,
  MpGiven: ({ unit, helped, mp }) => `${unit} helps ${helped} with ${counted(mp, 'MP', 'MP')}`,
  MpGiftLost: ({ unit, helped, mp }) =>
    `${helped} has parted from ${unit}; ${counted(mp, 'MP', 'MP')} of help are lost`,
  DismountBegan: ({ unit, to }) => `${unit} begins to dismount to ${to}`,
  DismountFailed: ({ unit }) => `${unit} cannot dismount where he wanted and stays on his horse`,
  RiderDismounted: (data) => {
    const { unit, horse, to, horseHexes } = data;
    return `${unit} dismounts to ${to}; ${horse} stands on ${printPlace(horseHexes)}`;
  },
};
