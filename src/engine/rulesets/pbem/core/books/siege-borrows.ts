import type { RuleId } from '../../../../game/refusal.js';

/**
 * Rules of the family by which Siege is played where its own book is silent (ADR 23). They are cited as they are; a
 * player of Siege reads no other rule of the family.
 */
export const SIEGE_BORROWS: readonly RuleId[] = [
  // Players and units: whose orders count, what the dead, the stunned and animals cannot do.
  'pbem:1.2c',
  'pbem:2.2b',
  'pbem:2.52',
  'pbem:2.53b',
  'pbem:2.56a',
  'pbem:2.66a',
  'pbem:5.2b',
  'pbem:6.2d',
  'pbem:10.0a',
  'pbem:13a',
  // How a retreat without a choice is made, and what no cover is called.
  'pbem:4.4b',
  'pbem:6.5a',
  // How a horse goes, turns and backs.
  'pbem:7.6',
  'pbem:7.61',
  'pbem:7.62a',
  'pbem:7.62b',
  'pbem:7.63a',
  'pbem:7.63b',
  'pbem:7.63c',
  // Set-up and end of a game.
  'pbem:2.3c',
  'pbem:2.3d',
  'pbem:2.54a',
  'pbem:23.2a',
  'pbem:23.2b',
  'pbem:23.2d',
  'pbem:23.11',
  'pbem:23.12',
  'pbem:23.15a',
  'pbem:23.16',
  'pbem:23.17',
];
