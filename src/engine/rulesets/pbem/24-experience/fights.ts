import type { Beaten, Fighting, Fights } from '../../../game/fights.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type UnitId } from '../../../position/unit.js';
import { strengthOf } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import type { Cause } from '../core/events/facts.js';

/**
 * The sections with the combat tables and their results: by their rules harm follows from a combat. A samurai at
 * seppuku is wounded in place of a retreat (pbem:12.10d).
 */
const OF_COMBAT = [/^pbem:26\.3/, /^pbem:10\./, /^pbem:12\.10d$/, /^siege-en:1\.7/] as const;
/** The sections with the missile tables, and the wound of a samurai at seppuku in place of a retreat (pbem:12.10c). */
const OF_MISSILES = [/^pbem:26\.2/, /^pbem:12\.10c$/, /^siege-en:1\.32/] as const;

/**
 * Lists who has beaten and taken whom after one more event of a log. `answers`: the event begins an order that answers
 * a decision; all other orders end the combat before them. Harm by missiles, falls, fire and engines is no result of a
 * combat (pbem:24.1d); a retreat that cannot be made is (ruling of pbem:24.1a).
 */
export function fightsAfter(fights: Fights, before: Position, event: PbemEvent, answers: boolean): Fights {
  const { open } = fights;
  switch (event.type) {
    case 'OrderGiven':
      return answers ? fights : { ...fights, open: null };
    case 'CombatResolved': {
      const { attackers, defenders } = event.data;
      const parties = [partyOf(before, attackers), partyOf(before, defenders)] as const;
      return { ...fights, open: { parties, fallen: [], counted: [false, false] } };
    }
    case 'UnitFell':
      return open ? { ...fights, open: { ...open, fallen: [...open.fallen, event.data.unit] } } : fights;
    case 'UnitStunned':
    case 'UnitWounded':
    case 'UnitKilled':
      return afterHarm(fights, before, event.data);
    case 'SurrenderAccepted':
      return { ...fights, yielding: { unit: event.data.unit, by: event.data.by } };
    case 'PrisonerTaken':
      return afterCapture(fights, before, event.data);
    default:
      return fights;
  }
}

/** A captor who accepts a surrender has taken the prisoner, though he may not be able to guard him (pbem:22.7k). */
function afterCapture(
  { yielding, ...fights }: Fights,
  before: Position,
  { unit, guards }: { unit: UnitId; guards: readonly UnitId[] },
): Fights {
  const by = yielding?.unit === unit ? yielding.by : guards[0];
  if (by === undefined) return fights;
  const stunned = before.units[unit]?.health === 'stunned' ? { stunned: true as const } : {};
  return { ...fights, taken: [...fights.taken, { unit, by, ...stunned }] };
}

function afterHarm(fights: Fights, before: Position, { unit, cause }: { unit: UnitId; cause: Cause }): Fights {
  const { open } = fights;
  const isOf = (sections: readonly RegExp[]): boolean => sections.some((section) => section.test(cause.rule));
  if (isOf(OF_MISSILES) && cause.by !== undefined) {
    return withBeaten(fights, 'missile', partyOf(before, [cause.by]), partyOf(before, [unit]));
  }
  if (!open || open.fallen.includes(unit) || !isOf(OF_COMBAT)) return fights;
  const lost = open.parties.findIndex((party) => party.some((one) => one.unit === unit));
  if (lost < 0 || open.counted[lost === 0 ? 0 : 1]) return fights;
  const [attackers, defenders] = open.parties;
  const counted = [open.counted[0] || lost === 0, open.counted[1] || lost === 1] as const;
  const [victors, beaten] = lost === 0 ? [defenders, attackers] : [attackers, defenders];
  return withBeaten({ ...fights, open: { ...open, counted } }, 'combat', victors, beaten);
}

/** Without characters on both sides nobody has beaten anybody. */
function withBeaten(
  fights: Fights,
  by: Beaten['by'],
  victors: readonly Fighting[],
  beaten: readonly Fighting[],
): Fights {
  if (victors.length === 0 || beaten.length === 0) return fights;
  return { ...fights, beaten: [...fights.beaten, { by, victors, beaten }] };
}

function partyOf({ units }: Position, ids: readonly UnitId[]): readonly Fighting[] {
  return ids.flatMap((id) => {
    const unit = units[id];
    if (!unit || !isCharacter(unit)) return [];
    return [{ unit: id, attack: strengthOf(unit).attack, ...(unit.mount === null ? {} : { mounted: true as const }) }];
  });
}
