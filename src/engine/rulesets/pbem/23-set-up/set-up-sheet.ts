import type { Refusal } from '../../../game/refusal.js';
import type { SetupUnit } from '../../../game/setup.js';
import { HEALTHS } from '../../../position/unit.js';
import {
  ANIMAL_KINDS,
  type AnimalSheet,
  CHARACTER_CLASSES,
  type CharacterSheet,
  MISSILE_WEAPONS,
} from '../../../position/unit-sheet.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** The first fault in the counters or the health of a unit (pbem:2.3, 2.5), or null. */
export function wrongSheet(unit: SetupUnit): Refusal | null {
  const { id, sheet, health = 'healthy' } = unit;
  if (!HEALTHS.includes(health)) return malformedSetup('pbem:2.51', `${id} cannot be ${String(health)}`, id);
  const because = sheet.kind === 'character' ? wrongCharacter(sheet) : wrongAnimal(sheet);
  if (because !== null) return malformedSetup('pbem:2.3a', `${id}: ${because}`, id);
  if (sheet.kind !== 'character' && health !== 'healthy' && health !== 'dead') {
    return malformedSetup('pbem:2.3e', `${id} is an animal and cannot be ${health}`, id);
  }
  return null;
}

function wrongCharacter({ classes, armoured, unarmoured, weapon, foot, mounted }: CharacterSheet): string | null {
  if (armoured && unarmoured) return 'a counter says that he is armoured, and his label that he is not';
  if (classes.length === 0) return 'a character has a class';
  const unknown = classes.find((one) => !CHARACTER_CLASSES.includes(one));
  if (unknown !== undefined) return `there is no class ${String(unknown)}`;
  if (weapon !== null && !MISSILE_WEAPONS.includes(weapon)) return `there is no missile weapon ${String(weapon)}`;
  const { healthy, wounded, stunned } = foot;
  const numbers = [
    healthy.attack,
    healthy.defence,
    healthy.mpa,
    wounded.attack,
    wounded.defence,
    wounded.mpa,
    stunned.defence,
  ];
  if (mounted)
    numbers.push(mounted.healthy.attack, mounted.healthy.defence, mounted.wounded.attack, mounted.wounded.defence);
  return wrongNumbers(numbers);
}

function wrongAnimal({ kind, attack, defence, mpa }: AnimalSheet): string | null {
  return ANIMAL_KINDS.includes(kind) ? wrongNumbers([attack, defence, mpa]) : `there is no animal ${String(kind)}`;
}

function wrongNumbers(numbers: readonly number[]): string | null {
  return numbers.every((number) => Number.isSafeInteger(number) && number >= 0)
    ? null
    : 'strengths and MPA are whole numbers, not below 0';
}
