import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import { riseBetween, sideTowards } from '../../../board/location.js';
import { allowed, illegal, type Refusal, refused } from '../../../game/refusal.js';
import type { LegalOrder, Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, type Unit, type ItemId } from '../../../position/unit.js';
import { isSparedPrisoner } from '../06-missiles/target.js';
import { PICK_UP_MP, whyNotStoop, whyTooMuch } from '../07-movement/pick-up.js';
import { fallsInto, fixedOdds, fixedResult } from '../09-combat/fixed-odds.js';
import { noticeAttack } from '../10-results/aftermath.js';
import { parseSign } from '../10-results/effect.js';
import { sufferResult } from '../10-results/result.js';
import { settleForced } from '../10-results/retreat-carried-out.js';
import { itemOf } from '../core/equipment/items.js';
import { revealIn } from '../22-hidden/reveal.js';
import { isInMelee } from '../core/melee/melee.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Pour, DrawWater } from '../core/orders/siege-orders.js';
import { isBesideInSight } from '../core/survey/seen.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/** The odds of boiling water against any target (pbem:19.17d). */
const ODDS = '6-1';

/** Places in which water does no harm (pbem:19.17f). */
const SHELTERS: readonly FieldHex['terrain'][] = ['underRam', 'underTower', 'siegePlatform'];

/**
 * A character empties a cauldron over a unit that is lower and beside him, in place of an attack (pbem:19.17a to
 * 19.17h).
 */
export const POUR: OrderRule<Pour> = {
  when: { steps: ['combat'] },
  rule: 'pbem:19.17c',
  possible: ({ items }) => items !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const { unit, item, at, target: id } = order;
    const refusal = whyNotPour(course.position, order);
    if (refusal) return refusal;
    const isOpen = !isSheltered(course.position, at);
    // Somebody hidden in a hex that looks empty is struck like anybody.
    const [lurking] = id === undefined && isOpen ? revealIn(course, [at], 'pbem:19.17d') : [];
    const target = id === undefined ? lurking : course.position.units[id];
    const poured = { unit, item, at, rule: 'pbem:19.17h', inPlaceOfAttack: 'pbem:19.17c' };
    if (!target || !isOpen) {
      course.emit({ type: 'WaterPoured', data: poured });
      return null;
    }
    const die = dice.roll({ purpose: 'boilingWater', rule: 'pbem:19.17d', faces: 10, subject: unit });
    const { table, result } = fixedResult(course.position, target, ODDS, die.value);
    course.emit({ type: 'WaterPoured', data: { ...poured, target: target.id, table, die, result } });
    noticeAttack(course, target.id, 'combat');
    const { side, effect } = parseSign(result);
    // Pouring is no combat: only results against the target count, and no unit advances (pbem:19.17d).
    if (side !== 'defender') return null;
    const blow = { rule: table, by: unit, from: [unit], missile: false, firedFrom: null, noAdvance: true } as const;
    sufferResult(course, target.id, effect, blow, dice);
    settleForced(course, dice);
    return null;
  },
  list(position, side, unit) {
    const item = position.items?.find(({ kind, carrier }) => kind === 'cauldron' && carrier === unit.id);
    if (!item) return [];
    return placesBelow(position, unit)
      .flatMap((at) => liveUnitsIn(position, at).map((target) => ({ at, target })))
      .filter(({ target }) => target.side !== side && target.rider === null)
      .map(({ at, target }): Pour => ({ type: 'Pour', unit: unit.id, item: item.id, at, target: target.id }))
      .filter((order) => !whyNotPour(position, order))
      .map((order): LegalOrder<Pour> => ({
        order,
        mp: null,
        summary: `pour ${order.item} on ${order.target ?? order.at}`,
        ...oddsOf(position, order),
      }));
  },
  preview(position, _side, order) {
    const refusal = whyNotPour(position, order);
    if (refusal) return refused(refusal);
    const { odds } = oddsOf(position, order);
    if (odds) return allowed(odds);
    // Such water may be poured, and no die is rolled.
    const rule = order.target === undefined ? 'pbem:19.17d' : 'pbem:19.17f';
    return refused({ code: 'malformed', rule, because: `nobody in ${order.at} is harmed`, subject: order.at });
  },
};

/** The result of each die for the target (pbem:19.17d); none if the target is sheltered or absent. */
function oddsOf(position: Position, { at, target: id }: Pour): { readonly odds?: Preview } {
  const target = id === undefined ? undefined : position.units[id];
  if (!target || isSheltered(position, at)) return {};
  return { odds: fixedOdds(position, target, ODDS) };
}

function isSheltered(position: Position, at: HexName): boolean {
  return SHELTERS.includes(hexOf(position, at).terrain);
}

function placesBelow(position: Position, { hexes: [from = ''] }: Unit): readonly HexName[] {
  const hex = hexOf(position, from);
  const around = [hex, ...hex.neighbours].flatMap((one) => {
    const top = one?.above ?? one;
    return top ? [top.name, ...(top.below ? [top.below.name] : [])] : [];
  });
  const dungeon = fieldOfGame(position).places.filter(({ terrain }) => terrain === 'dungeon');
  return [...new Set([...around, ...dungeon.map(({ name }) => name)])];
}

function whyNotPour(position: Position, { unit: id, item: name, at, target: aimed }: Pour): Refusal | null {
  const unit = position.units[id];
  const no = (rule: string, because: string, subject = id): Refusal => illegal(rule, because, subject);
  if (!unit || !isCharacter(unit) || !isActive(unit)) return no('pbem:19.17c', `${id} is not active`);
  const item = itemOf(position, name);
  if (item?.kind !== 'cauldron' || item.carrier !== id) return no('pbem:19.17a', `${id} carries no cauldron ${name}`);
  if (unit.acts.attacked) return no('pbem:19.17c', `${id} has attacked already`);
  if (isInMelee(position, id)) return no('pbem:19.17c', `${id} is in melee`);
  const [from, to] = [hexOf(position, unit.hexes[0] ?? ''), fieldOfGame(position).hex(at)];
  if (!to) return { code: 'unknownHex', rule: null, because: `the map has no hex ${at}`, subject: at };
  const wrong = fallsInto(position, unit, from, to) ? null : whyNotDown(position, from, to);
  if (wrong) return wrong;
  const there = liveUnitsIn(position, to.name).filter(({ rider }) => rider === null);
  if (aimed === undefined) return there.length === 0 ? null : no('pbem:19.17d', `one of those in ${at} is named`, at);
  const target = there.find((one) => one.id === aimed);
  if (!target) return no('pbem:19.17d', `${aimed} is not in ${at}`, aimed);
  return isSparedPrisoner(position, target) ? no('pbem:22.7n', `${aimed} is a prisoner`, aimed) : null;
}

/**
 * Why water cannot be poured from one hex to another, or null. It goes down into an adjacent hex or onto a ladder
 * there, but not through a slit (pbem:19.17a, 19.17b).
 */
function whyNotDown(position: Position, from: FieldHex, to: FieldHex): Refusal | null {
  const direction = directionBetween(from, to);
  const no = (rule: string, because: string): Refusal => illegal(rule, because, to.name);
  if (direction === null || !isBesideInSight(position, from, to)) {
    return no('pbem:19.17a', `${to.name} is not adjacent to ${from.name}, or a floor lies between`);
  }
  if (sideTowards(from, direction, to) === 'arrowSlit') {
    return no('pbem:19.17b', `nothing is poured through the arrow slit ${from.name}/${to.name}`);
  }
  if (to.terrain === 'ladder' || to.level - from.level + 2 * riseBetween(from, to) < 0) return null;
  return no('pbem:19.17a', `${to.name} is no lower than ${from.name}`);
}

/** Cauldrons that one source delivers in a GT (pbem:19.17l). */
const CAULDRONS_MAX = 2;

/** A character takes a cauldron of boiling water at its source, as he picks things up (pbem:19.17k, 12.5b). */
export const DRAW_WATER: OrderRule<DrawWater> = {
  when: { steps: ['movement'] },
  rule: 'pbem:12.5b',
  possible: ({ terms }) => terms?.boilingWater !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id }) {
    const { position } = course;
    const unit = position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const refusal = whyNotDraw(position, unit);
    if (refusal) return refusal;
    const [source = ''] = unit.hexes;
    const data = { unit: id, item: nextCauldron(position), source, mp: PICK_UP_MP, rule: 'pbem:19.17k' };
    course.emit({ type: 'WaterDrawn', data });
    return null;
  },
  list: (position, _side, unit) =>
    whyNotDraw(position, unit)
      ? []
      : [{ order: { type: 'DrawWater', unit: unit.id }, mp: PICK_UP_MP, summary: 'draw boiling water' }],
};

function whyNotDraw(position: Position, unit: Unit): Refusal | null {
  const { id, hexes } = unit;
  const unable = whyNotStoop(position, unit) ?? whyTooMuch(position, unit, { id: 'a cauldron', kind: 'cauldron' });
  if (unable) return unable;
  const source = hexes.find((hex) => position.terms?.boilingWater?.includes(hex));
  if (source === undefined) return illegal('pbem:19.17k', `no water is boiled where ${id} is`, id);
  return drawnNow(position, source) < CAULDRONS_MAX
    ? null
    : illegal('pbem:19.17l', `${CAULDRONS_MAX} cauldrons have been drawn in ${source} in this turn`, source);
}

/** Cauldrons drawn at a source in this GT; what was not drawn in others is not stored up (ruling of pbem:19.17l). */
function drawnNow({ drawn, turn }: Position, source: HexName): number {
  const known = drawn?.[source];
  return known?.gameTurn === turn.gameTurn ? known.count : 0;
}

/** The first name of a cauldron that nothing on the map has. */
function nextCauldron({ items = [], units, equipment = [], carts = [], buried = {} }: Position): ItemId {
  const names = new Set([...[...items, ...equipment, ...carts].map(({ id }) => id), ...Object.keys(buried)]);
  let number = 1;
  while (names.has(`cauldron${number}`) || Object.hasOwn(units, `cauldron${number}`)) number += 1;
  return `cauldron${number}`;
}
