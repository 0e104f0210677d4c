import type { Position } from '../../../position/position.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { seatId, type PlayerId } from '../../../position/seat.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Group, GroupMen } from '../core/orders/group-orders.js';
import { hexesBetween } from '../core/panic/panicked.js';
import { whyNotHis } from '../01-players/command.js';
import { STEPS, type Step } from '../core/events/sequence.js';
import { checkControl } from '../22-control/check.js';
import { charactersOf, isSergeant, MEN_MAX, needsControl } from '../core/control/control.js';

const RULE = 'pbem:23.15b';

/**
 * A player assigns his men to sergeants in his first player turn, if the set-up has not done so, and for the whole game
 * (pbem:23.15b). If he does so before his movement phase, the positions of the set-up are checked: they could not be
 * checked before there were groups.
 */
export const GROUP_MEN: OrderRule<GroupMen> = {
  when: { inTurn: (position, player) => owesGroups(position, position.turn.side, player) },
  rule: RULE,
  takesNoTime: true,
  units: () => [],
  carryOut(course, side, { groups }) {
    const { position, player } = course;
    if (!owesGroups(position, side, player)) {
      return illegal(RULE, `the men of ${player ?? side} are grouped for the whole game`, side);
    }
    const refusal = whyNotSo(position, side, player, groups);
    if (refusal) return refusal;
    const who = player === null ? {} : { player };
    course.emit({ type: 'MenGrouped', data: { side, ...who, groups, rule: RULE } });
    if (STEPS.indexOf(position.turn.step as Step) < STEPS.indexOf('movement')) checkControl(course);
    return null;
  },
  list: () => [],
  listOfSide: (position, side, player) =>
    owesGroups(position, side, player)
      ? [nearestGroups(position, side, player), []].map((groups) => listed(groups))
      : [],
};

/** True if a side, or one of its several players (null: all of them together), still has to assign men to groups. */
function owesGroups({ ungrouped = [] }: Position, side: SideId, player: PlayerId | null): boolean {
  return ungrouped.includes(seatId(side, player));
}

function listed(groups: readonly Group[]): LegalOrder<GroupMen> {
  const words = groups.map(({ sergeant, units }) => `${units.join(', ')} under ${sergeant}`).join('; ');
  return { order: { type: 'GroupMen', groups }, mp: null, summary: `group ${words || 'nobody'}` };
}

function whyNotSo(position: Position, side: SideId, player: PlayerId | null, groups: readonly Group[]): Refusal | null {
  const named = new Set<UnitId>();
  for (const { sergeant, units } of groups) {
    const refusal = whyNoSergeant(position, side, sergeant) ?? whyTooMany(position, side, sergeant, units.length);
    if (refusal) return refusal;
    for (const id of [sergeant, ...units]) {
      if (named.has(id)) return { code: 'malformed', rule: null, because: `${id} is named twice`, subject: id };
      named.add(id);
    }
    for (const id of units) {
      const wrong = whyNotAssigned(position, side, player, id);
      if (wrong) return wrong;
    }
  }
  return null;
}

function whyNoSergeant(position: Position, side: SideId, id: UnitId): Refusal | null {
  const sergeant = charactersOf(position, side).find((unit) => unit.id === id);
  if (sergeant && isSergeant(sergeant)) return null;
  return illegal('pbem:22.3c', `${id} is no sergeant of ${side}`, id);
}

/** Several players may assign men to the same sergeant, but together not more than he can lead (pbem:22.3c). */
function whyTooMany(position: Position, side: SideId, sergeant: UnitId, count: number): Refusal | null {
  const before = charactersOf(position, side).filter((unit) => unit.sergeant === sergeant).length;
  if (before + count <= MEN_MAX) return null;
  return illegal('pbem:22.3c', `${sergeant} leads ${MEN_MAX} men at most, not ${before + count}`, sergeant);
}

function whyNotAssigned(position: Position, side: SideId, player: PlayerId | null, id: UnitId): Refusal | null {
  const unit = charactersOf(position, side).find((one) => one.id === id);
  if (!unit) return illegal('pbem:22.3c', `${id} is no character of ${side}`, id);
  return whyNotHis(position, player, unit);
}

/**
 * Assigns each man who needs control to the nearest sergeant of the side with room for him; of several sergeants at the
 * same distance, to the first by name.
 */
function nearestGroups(position: Position, side: SideId, player: PlayerId | null): readonly Group[] {
  const all = [...charactersOf(position, side)].sort((one, other) => (one.id < other.id ? -1 : 1));
  const groups = all.filter(isSergeant).map((sergeant) => ({ sergeant, units: [] as UnitId[] }));
  const menOf = new Map(groups.map(({ sergeant: { id } }) => [id, all.filter((one) => one.sergeant === id).length]));
  for (const unit of all) {
    if (!needsControl(unit) || whyNotHis(position, player, unit)) continue;
    const open = groups.filter(({ sergeant, units }) => (menOf.get(sergeant.id) ?? 0) + units.length < MEN_MAX);
    const far = open.map(({ sergeant }) => hexesBetween(position, sergeant.hexes, unit.hexes));
    open[far.indexOf(Math.min(...far))]?.units.push(unit.id);
  }
  return groups.filter(({ units }) => units.length > 0).map(({ sergeant: { id }, units }) => ({ sergeant: id, units }));
}
