import type { Course } from '../../../game/course.js';
import { illegal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Duel } from '../../../position/duel.js';
import type { Position } from '../../../position/position.js';
import { isLive, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import { championOf, isFought, otherSide } from '../core/duel/fighters.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { KeepWord } from '../core/orders/duel-orders.js';
import { decisionsOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import { ownerOfStake } from './challenge.js';

/** A duel that has just ended. */
interface DuelOver {
  readonly duel: Duel;
  readonly loser: SideId;
  /** The challenger takes up the player turn that he interrupted; else it is forfeited (pbem:12.8r). */
  readonly resumes: boolean;
  /** One of the champions was beaten; else the challenger could not bring about the fight. */
  readonly isDecided: boolean;
}

/** So many player turns without an attack show that there is no way from one champion to the other. */
const IDLE_TURNS_MAX = 20;

/**
 * Ends the duel at once if one of its champions is dead or a prisoner, even if decisions between them were still open
 * (pbem:12.8r); a challenger who cannot bring about the fight has lost it. Null: the duel goes on, or there is none.
 */
export function endDuel(course: Course<PbemEvent>): DuelOver | null {
  const { duel } = course.position;
  const fallen = duel && isFought(course.position) ? beatenIn(course.position, duel) : undefined;
  const beaten =
    fallen ?? (duel && duel.idle >= IDLE_TURNS_MAX ? championOf(course.position, duel.challenger) : undefined);
  if (!duel || !beaten?.side) return null;
  const loser = beaten.side;
  const winner = otherSide(course.position, loser);
  for (const { id, kind, about } of course.position.pending) {
    if (kind !== 'Retreat' || isOfChampion(duel, about['unit'])) settle(course, id, 'pbem:12.8r');
  }
  const { links } = course.position;
  if (links.length > 0) course.emit({ type: 'MeleeBroken', data: { links, rule: 'pbem:12.8r' } });
  const resumes = loser === duel.challenger;
  course.emit({ type: 'DuelEnded', data: { unit: beaten.id, winner, loser, resumes, rule: 'pbem:12.8r' } });
  return { duel, loser, resumes, isDecided: fallen !== undefined };
}

/** Retreats that bystanders left open before the duel are still owed after it. */
function isOfChampion({ champions }: Duel, unit: unknown): boolean {
  return Object.values(champions).some((id) => id === unit);
}

/**
 * The champion who has lost; if both are down, the challenger's champion has lost, and the challenger's own turn goes
 * on.
 */
function beatenIn(position: Position, { challenger, challenged }: Duel): Unit | undefined {
  return [challenger, challenged]
    .map((side) => championOf(position, side))
    .find((unit) => unit !== undefined && (!isLive(unit) || unit.captive !== undefined));
}

/** Asks the loser of a fight whether he keeps the conditions that were set (pbem:12.8s). */
export function askForWord(course: Course<PbemEvent>, { duel, loser, isDecided }: DuelOver): void {
  const { conditions, stake } = duel;
  if (!isDecided || course.position.outcome || (conditions === undefined && stake === undefined)) return;
  const winner = loser === duel.challenger ? duel.challenged : duel.challenger;
  const champion = duel.champions[winner] ?? '';
  raise(course, 'KeepWord', loser, 'pbem:12.8s', {
    unit: champion,
    ...(conditions === undefined ? {} : { conditions }),
    ...(stake === undefined ? {} : { stake }),
  });
}

/**
 * The loser of a duel keeps the conditions that were set, or loses his honour and nothing else (pbem:12.8s). He
 * delivers the stake at once, if he has it.
 */
export const KEEP_WORD: OrderRule<KeepWord> = {
  when: { decision: 'KeepWord' },
  rule: 'pbem:12.8s',
  units: () => [],
  carryOut(course, side, { keep }) {
    const [decision] = decisionsOf(course.position, 'KeepWord', side);
    if (!decision) return illegal('pbem:12.8s', `${side} has no word to keep`, side);
    const { unit, stake } = decision.about;
    settle(course, decision.id, 'pbem:12.8s');
    course.emit({ type: 'WordGiven', data: { side, kept: keep, rule: 'pbem:12.8s' } });
    if (keep && stake !== undefined) deliver(course, side, stake, unit);
    return null;
  },
  list(position, side, { id }) {
    const [decision] = decisionsOf(position, 'KeepWord', side);
    if (decision?.about.unit !== id) return [];
    return [true, false].map((keep): LegalOrder<KeepWord> => ({
      order: { type: 'KeepWord', keep },
      mp: null,
      summary: keep ? 'keep the conditions of the duel' : 'break them and lose honour',
    }));
  },
};

/** A prisoner goes free where he stands; an item is laid down where the victor is. */
function deliver(course: Course<PbemEvent>, side: SideId, stake: string, victor: UnitId): void {
  const { position } = course;
  if (ownerOfStake(position, stake) !== side) return;
  if (Object.hasOwn(position.units, stake)) {
    course.emit({ type: 'PrisonerReleased', data: { unit: stake, rule: 'pbem:12.8s' } });
    return;
  }
  const carrier = position.items?.find(({ id }) => id === stake)?.carrier ?? null;
  const [hex] = position.units[victor]?.hexes ?? [];
  if (carrier !== null && hex !== undefined) {
    course.emit({ type: 'ItemDropped', data: { unit: carrier, item: stake, hex, rule: 'pbem:12.8s' } });
  }
}
