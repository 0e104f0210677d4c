import type { HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Item } from '../../../position/item.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type ItemId, type Unit } from '../../../position/unit.js';
import { itemOf } from '../core/equipment/items.js';
import type { KindleAbout } from '../core/events/burning.js';
import type { TaskKind } from '../core/tasks/task-kind.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { spendAid } from './aid.js';
import { tryToKindle } from './break-out.js';
import { firesConsuming } from '../core/burning/fires.js';
import { fuelNamed, hexOfPlace } from './fuel.js';
import type { KindlingMethod } from './fire-table.js';

/**
 * A task of one turn: to set fire to a thing in an ADJACENT hex (pbem:20.1b); a die decides whether it burns
 * (pbem:20.1c).
 */
export const KINDLING: TaskKind<'kindle'> = {
  rule: 'pbem:20.1b',
  completes: 'asTask',
  whyNot(position, [worker = ''], about) {
    const unit = position.units[worker];
    if (!unit) return { code: 'unknownUnit', rule: null, because: `there is no unit ${worker}`, subject: worker };
    return whyNotKindle(position, unit, about);
  },
  takeEffect(course, { workers: [unit = ''], about }, dice) {
    const { hex, what, aid } = about;
    const fuel = fuelNamed(course.position, hex, what);
    if (!fuel) return;
    const burns = tryToKindle(course, unit, methodOf(aid), hex, fuel, dice);
    if (aid !== undefined) spendAid(course, unit, aid, hex, burns);
  },
};

/** The method of an attempt. A torch and a barrel together help no more than one of them (ruling of pbem:20.2h). */
export function methodOf(aid: ItemId | undefined): KindlingMethod {
  return aid === undefined ? 'bareHands' : 'torchOrOil';
}

function whyNotKindle(position: Position, unit: Unit, { hex, what, aid }: KindleAbout): Refusal | null {
  const no = (rule: string, because: string): Refusal => forbidden(rule, because, unit.id).refusal;
  if (isMounted(unit)) return no('pbem:20.1b', `${unit.id} rides; fires are kindled on foot`);
  const fuel = fuelNamed(position, hex, what);
  if (!fuel) return no('pbem:20.1a', `there is no ${what} in ${hex} that burns`);
  if (firesConsuming(position, what, hex).length > 0) return no('pbem:20.1c', `${what} burns in ${hex} already`);
  if (!isBeside(position, unit, hex)) return no('pbem:20.1b', `${hex} is not ADJACENT to ${unit.id}`);
  const item = aid === undefined ? undefined : itemOf(position, aid);
  if (aid === undefined) return null;
  if (item?.carrier !== unit.id) return no(RULES_OF_AID[item?.kind ?? 'torch'] ?? AID, `${unit.id} carries no ${aid}`);
  return RULES_OF_AID[item.kind] === undefined ? no(AID, `${aid} does not help to kindle anything`) : null;
}

const AID = 'pbem:20.1b';

/** Items that help to kindle a fire, with their rules. */
const RULES_OF_AID: Partial<Readonly<Record<Item['kind'], string>>> = { torch: 'pbem:20.4b', barrel: 'pbem:20.2h' };

/** Whether an item helps to kindle a fire. */
export function isAid({ kind }: Item): boolean {
  return RULES_OF_AID[kind] !== undefined;
}

/** Whether a unit is ADJACENT to a hex, in one of its locations, without being in it (pbem:20.1b, 20.1k). */
export function isBeside(position: Position, unit: Unit, hex: HexName): boolean {
  const name = hexOfPlace(hex);
  const places = [name, name + UNDER].filter((place) => fieldOfGame(position).hex(place));
  return unit.hexes.some((held) =>
    places.some((place) => hexOfPlace(held) !== name && ADJACENT(position, unit, held, place)),
  );
}
