import { SCENARIOS } from '../../../engine/siege/siege.js';
import { enumOf } from '../enum.js';

export const SiegeStages = enumOf(
  ['morning', 'choice', 'scenario', 'wear', 'evening', 'over'],
  'SiegeStage',
  'The next thing that a siege waits for in its day or night.',
  {
    morning: 'For the roll of the initiative.',
    choice: 'For the choice of the side with the initiative.',
    scenario: 'For the end of a game.',
    wear: 'For the owner of the engines, who shares out their wear.',
    evening: 'For both sides to close the day or night.',
    over: 'For nothing: the siege has ended.',
  },
);
export const SiegeDoings = enumOf(
  [...SCENARIOS, 'none', 'work'],
  'SiegeDoing',
  'The outcome of a day or night: a scenario, nothing, or work.',
  {
    attackCastle: 'The besieger stormed the castle.',
    day: 'The day was played in detail.',
    sallyAttacker: 'The besieged fell on the camp of the besieger.',
    sallySupplies: 'The besieged fell on the supplies of the besieger.',
    none: 'Nobody fought.',
    work: 'The besieger worked.',
  },
);
