import type { Refusal } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import { MARKS, TRAITS } from '../../../position/unit.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

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
