import type { Refusal } from '../../../game/refusal.js';
import type { SetupUnit, Setup } from '../../../game/setup.js';
import {
  ANIMAL_KINDS,
  CHARACTER_CLASSES,
  MISSILE_WEAPONS,
  type AnimalSheet,
  type CharacterSheet,
} from '../../../position/unit-sheet.js';
import { HEALTHS, MARKS, TRAITS, isDragon } from '../../../position/unit.js';
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

/** The first fault in the special rules of a scenario about one unit (pbem:23.14), or null. */
export function wrongSpecial(setup: Setup, unit: SetupUnit): Refusal | null {
  return (
    wrongTraits(unit) ??
    wrongMarks(unit) ??
    wrongBeginning(setup, unit) ??
    wrongAwareness(setup, unit) ??
    wrongCaptivity(setup, unit) ??
    wrongFear(setup, unit)
  );
}

function wrongTraits({ id, sheet, traits = [] }: SetupUnit): Refusal | null {
  const unknown = traits.find((trait) => !TRAITS.includes(trait));
  if (unknown !== undefined) return malformedSetup('pbem:23.14', `${id}: there is no trait ${String(unknown)}`, id);
  if (traits.length === 0 || sheet.kind === 'character') return null;
  return malformedSetup('pbem:23.14', `${id} is an animal and has no traits`, id);
}

function wrongMarks({ id, sheet, marks = [] }: SetupUnit): Refusal | null {
  const unknown = marks.find((mark) => !MARKS.includes(mark));
  if (unknown !== undefined) return malformedSetup('pbem:23.14', `${id}: there is no mark ${String(unknown)}`, id);
  if (marks.length === 0 || sheet.kind === 'character') return null;
  return malformedSetup('pbem:23.14', `${id} is an animal and has no marks`, id);
}

/** At the start of a game no unit has done anything yet. */
function wrongBeginning({ start }: Setup, { id, before }: SetupUnit): Refusal | null {
  if (before === undefined || start) return null;
  return malformedSetup('pbem:4.1a', `${id} has done nothing before the game begins`, id);
}

/**
 * Why a unit cannot be unaware, or null: only characters of a side are alerted, and only with the option `alarm`
 * (pbem:12.7a).
 */
function wrongAwareness({ options }: Setup, { id, side, sheet, unaware }: SetupUnit): Refusal | null {
  if (unaware === undefined) return null;
  if (options['alarm'] !== true) return malformedSetup('pbem:12.7a', `${id} is unaware without the option alarm`, id);
  if (side !== null && sheet.kind === 'character') return null;
  return malformedSetup('pbem:12.7a', `${id} is no character of a side and is never alerted`, id);
}

/**
 * The first fault in a prisoner, or null: prisoners are on foot, belong to another side than their captors, and are
 * guarded by characters of the captors' side (pbem:12.4).
 */
function wrongCaptivity({ sides, units }: Setup, { id, side, sheet, mount, captive }: SetupUnit): Refusal | null {
  if (captive === undefined) return null;
  const wrong = (because: string): Refusal => malformedSetup('pbem:12.4b', `${id} ${because}`, id);
  if (side === null || sheet.kind !== 'character') return wrong('is no character of a side and no prisoner');
  if (mount !== undefined) return wrong('is a prisoner and rides nothing');
  if (captive.by === side || !sides.includes(captive.by)) return wrong(`cannot be a prisoner of ${captive.by}`);
  const strange = captive.guards.find((name) => {
    const guard = units.find((unit) => unit.id === name);
    return guard?.side !== captive.by || guard.sheet.kind !== 'character' || guard.captive !== undefined;
  });
  return strange === undefined ? null : wrong(`cannot be guarded by ${strange}`);
}

/**
 * The first fault in panic and sergeant of a unit, or null: only characters can panic or follow a sergeant, who is of
 * their own side (pbem:22.9, 26.8e).
 */
function wrongFear({ options, units }: Setup, { id, side, sheet, panic, sergeant }: SetupUnit): Refusal | null {
  if (panic === undefined && sergeant === undefined) return null;
  if (sheet.kind !== 'character') return malformedSetup('pbem:22.9a', `${id} is an animal and knows no panic`, id);
  if (panic !== undefined && options['panicAndRout'] !== true) {
    return malformedSetup('pbem:22.9a', `${id} panics without the option panicAndRout`, id);
  }
  if (sergeant === undefined) return null;
  const leader = units.find((unit) => unit.id === sergeant);
  const leads = leader?.side === side && leader.sheet.kind === 'character' && leader.sheet.classes.includes('sergeant');
  return leads ? null : malformedSetup('pbem:26.8e', `${sergeant} is no sergeant of ${id}'s side`, id);
}

/** The first fault in a dragon of a set-up, or null (pbem:13.5). */
export function wrongDragon({ options, items = [], leads = [] }: Setup, unit: SetupUnit): Refusal | null {
  if (!isDragon(unit)) return null;
  const { id, mount, mayMount, captive, traits, sergeant } = unit;
  const wrong = (because: string): Refusal => malformedSetup('pbem:13.5', `${id} ${because}`, id);
  if (options['dragon'] !== true) return wrong('is a dragon without the option dragon');
  const counter = wrongCounter(unit);
  if (counter !== null) return wrong(counter);
  if (mount !== undefined || mayMount !== undefined) return wrong('is a dragon and rides nothing');
  if (captive !== undefined) return wrong("is a dragon and nobody's prisoner");
  if (traits !== undefined || sergeant !== undefined)
    return wrong('is a dragon, has no traits and follows no sergeant');
  if (items.some(({ carrier }) => carrier === id)) return wrong('is a dragon and carries nothing');
  if (leads.some(({ leader, led }) => leader === id || led === id))
    return wrong('is a dragon, neither leads nor is led');
  return null;
}

function wrongCounter({ sheet }: SetupUnit): string | null {
  if (sheet.kind !== 'character') return null;
  if (sheet.classes.length > 1) return 'is a dragon and nothing else';
  if (sheet.weapon !== null) return 'is a dragon and has no missile weapon';
  return sheet.mounted === null ? null : 'is a dragon and has no mounted counter';
}
