import { ANIMAL_KINDS, CHARACTER_CLASSES, MISSILE_WEAPONS } from '../../../engine/position/unit-sheet.js';
import { HEALTHS, TRAITS } from '../../../engine/position/unit.js';
import { enumOf, sayingThemselves } from '../enum.js';

const UNIT_KINDS = ['character', ...ANIMAL_KINDS] as const;

export const UnitKinds = enumOf(UNIT_KINDS, 'UnitKind', 'Characters (pbem:2) and the kinds of animals (pbem:13).', {
  ...sayingThemselves(UNIT_KINDS),
});
export const CharacterClasses = enumOf(
  CHARACTER_CLASSES,
  'CharacterClass',
  'Classes of characters (pbem:2.6); a character may belong to several.',
  sayingThemselves(CHARACTER_CLASSES),
);
export const MissileWeapons = enumOf(
  MISSILE_WEAPONS,
  'MissileWeapon',
  'Missile weapons (pbem:26.21).',
  sayingThemselves(MISSILE_WEAPONS),
);
export const ArmourLabels = enumOf(
  ['armoured', 'unarmoured'],
  'ArmourLabel',
  'Labels of armour on counters; without one the rules tell by class and strength (pbem:2.5, 2.62).',
  { armoured: 'Armoured.', unarmoured: 'Unarmoured, though its class or strength says otherwise.' },
);
export const Healths = enumOf(HEALTHS, 'Health', 'States of health (pbem:2.4, 2.5).', {
  healthy: 'Not hurt.',
  stunned: 'Stunned: he does nothing for a while.',
  wounded: 'Wounded.',
  dead: 'Dead.',
});
export const Traits = enumOf(TRAITS, 'Trait', 'Marks that a scenario gives single characters.', {
  signalHorn: 'He carries a signal horn (pbem:12.7d).',
  quest: 'He is on a quest (pbem:12.8h).',
  woman: 'She is a woman (pbem:22.7g).',
});
export const Panics = enumOf(['panicked', 'routed'], 'Panic', 'States of panic (pbem:22.9).', {
  panicked: 'It panics.',
  routed: 'It routs.',
});
export const Rages = enumOf(['rage', 'madRage'], 'Rage', 'Fits of a berserk (pbem:2.72).', {
  rage: 'He is in a rage.',
  madRage: 'He will attack one single character, friend or foe (pbem:2.72e).',
});
export const Windeds = enumOf(
  ['next', 'now'],
  'Winded',
  'When a unit rests that has climbed out of water beyond its MPA (pbem:17.12a).',
  {
    next: 'It does not move in its next movement phase.',
    now: 'It does not move in this movement phase.',
  },
);
