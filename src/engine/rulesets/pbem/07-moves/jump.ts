import type { FieldHex, HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { arcsOf } from '../../../hex/two-hexes.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit } from '../../../position/unit.js';
import { ledBy } from '../core/animals/leads.js';
import { hiddenEnemiesIn } from '../22-hidden/discovery.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { reveal } from '../22-hidden/reveal.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { leftBehind, staysInMelee } from '../11-melee/melee.js';
import type { PbemEvent } from '../core/events.js';
import { hiddenOfSide } from '../core/hidden/hidden-units.js';
import type { MovementCost } from '../core/events/facts.js';
import { darkened } from '../core/night/dark-movement.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Jump } from '../core/orders/movement-orders.js';
import { meet } from '../08-pinning/passing.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { straightRuns } from '../07-movement/charge-movement.js';
import { crossingCost, entryCost } from '../07-movement/entry.js';
import { mayStop } from '../07-movement/going.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { unitsIn } from '../core/movement/occupancy.js';

const RULE = 'pbem:16.120b';
/** The hexes of a jump, a MP for each: the trench and the two on which the horse lands (pbem:16.120b). */
const JUMP_HEXES = 3;
const BY_DAY: readonly MovementCost[] = [{ mp: 1, rule: RULE }];

/**
 * A rider jumps over a hex of trench, straight forward, from flat ground to flat ground, over any unit in it except
 * halberdiers (pbem:16.120b, 16.120c). Nobody can pin him in the air; the hexes where he lands are like any others
 * (16.120d).
 */
export const JUMP: OrderRule<Jump> = {
  when: { steps: ['movement'] },
  rule: RULE,
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, to }, dice) {
    const unit = course.position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const judged = judge(course.position, unit, to);
    if (!judged.ok) return judged.refusal;
    if (findsBelow(course, unit, judged.value.trench) || runsInto(course, unit, to)) return null;
    const left = isInMelee(course.position, id) ? leftBehind(course.position, unit, to) : [];
    const data = { unit: id, hexes: to, mp: judged.value.mp, entered: JUMP_HEXES, rule: RULE };
    course.emit({ type: 'TrenchJumped', data });
    if (left.length > 0) breakMelee(course, id, 'pbem:11.41b', left);
    if (isInMelee(course.position, id)) course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:11.41c' } });
    const landed = course.position.units[id];
    if (landed) meet(course, [{ unit: landed, hexes: to }], dice, 'first', []);
    return null;
  },
  list(position, _side, unit) {
    if (!isMounted(unit) || whyImmobile(position, unit)) return [];
    return landingsOf(hexOf(position, unit.hexes[0] ?? '')).flatMap((to): readonly LegalOrder<Jump>[] => {
      const judged = judge(position, unit, to);
      if (!judged.ok) return [];
      return [{ order: { type: 'Jump', unit: unit.id, to }, mp: judged.value.mp, summary: `jump to ${to.join('-')}` }];
    });
  },
};

/** Places beyond each trench beside a hex, head first; most of them do not lie straight ahead. */
function landingsOf(head: FieldHex): readonly (readonly HexName[])[] {
  const beside = (hex: FieldHex): readonly FieldHex[] => hex.neighbours.filter((next) => next !== null);
  return beside(head)
    .filter(({ terrain }) => terrain === 'trench')
    .flatMap(beside)
    .flatMap((rear) => beside(rear).map(({ name }) => [name, rear.name]));
}

/**
 * The rider finds every enemy who hides in the trench below him (pbem:22.8d). If one of them is a halberdier, the rider
 * does not jump: he stays where he was, with all his MP (ruling of 16.120c).
 */
function findsBelow(course: Course<PbemEvent>, unit: Unit, { name }: FieldHex): boolean {
  const found = hiddenEnemiesIn(course.position, unit, [name]);
  for (const one of found) reveal(course, one.unit, one.rule, unit.id);
  if (!found.some((one) => isHalberdier(one.unit))) return false;
  course.emit({ type: 'MoveBrokenOff', data: { unit: unit.id, rule: 'pbem:22.8g' } });
  return true;
}

/** The hex that a jump leads over, and its MP. */
interface Judged {
  readonly trench: FieldHex;
  readonly mp: number;
}

/** The jump into these hexes, or what forbids it. */
function judge(position: Position, unit: Unit, to: readonly HexName[]): Ruled<Judged> {
  const no = (rule: string, because: string, subject = unit.id): Ruled<never> => forbidden(rule, because, subject);
  const immobile = whyImmobile(position, unit);
  if (immobile) return refused(immobile);
  if (!isMounted(unit)) return no(RULE, `${unit.id} is not mounted; only riders jump`);
  if (ledBy(position, unit.id) !== null) return no(RULE, `${unit.id} leads and cannot jump`);
  const field = fieldOfGame(position);
  const [head, rear] = to.map((name) => field.hex(name));
  const unknown = to.find((name) => !field.hex(name));
  if (unknown !== undefined) {
    return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${unknown}`, subject: unknown });
  }
  const from = hexOf(position, unit.hexes[0] ?? '');
  const trench = head && rear ? trenchBetween(position, unit, from, rear, head) : null;
  if (!head || !rear || !trench) return no(RULE, `${to.join('-')} is not straight beyond a hex of trench`, to[0]);
  const uneven = [from, rear, head].find((hex) => hex.terrains.some((terrain) => terrain !== 'flatGround'));
  if (uneven) return no(RULE, `${uneven.name} is no flat ground`, uneven.name);
  const costs = [trench, rear, head].flatMap((hex) => darkened(position, unit, hex, BY_DAY));
  const mp = costs.reduce((sum, cost) => sum + cost.mp, 0);
  const wrong =
    whyBarredBetween(position, unit, [from, trench, rear, head]) ??
    whyNotLand(position, unit, trench, rear, head) ??
    whyTooDear(position, unit, mp) ??
    whyStays(position, unit, [trench.name, from.name]);
  return wrong ? refused(wrong) : allowed({ trench, mp });
}

/** The hex of trench in the front arc from which these two hexes lie straight ahead, as straight as the grid allows. */
function trenchBetween(
  position: Position,
  unit: Unit,
  from: FieldHex,
  rear: FieldHex,
  head: FieldHex,
): FieldHex | null {
  const behind = hexOf(position, unit.hexes[1] ?? '');
  const front = arcsOf({ head: from.cell, rear: behind.cell }).front.map((cell) => fieldOfGame(position).hexAt(cell));
  const runs = straightRuns(fieldOfGame(position), from, head);
  const run = runs.find(
    ([first, second, third, ...more]) =>
      first?.terrains.every((terrain) => terrain === 'trench') &&
      front.includes(first) &&
      second === rear &&
      third === head &&
      more.length === 0,
  );
  return run?.[0] ?? null;
}

/**
 * Nothing on the hexsides keeps a horse from crossing them, and no active halberdier is in the trench (pbem:16.120c).
 */
function whyBarredBetween(position: Position, unit: Unit, way: readonly FieldHex[]): Refusal | null {
  for (const [index, hex] of way.entries()) {
    const next = way[index + 1];
    const crossing = next ? crossingCost(position, unit, hex, next) : null;
    if (crossing && !crossing.ok) return crossing.refusal;
  }
  const over = way[1]?.name ?? '';
  const own = unit.side === null ? [] : hiddenOfSide(position, unit.side).filter(({ hexes }) => hexes.includes(over));
  const halberdier = [...unitsIn(position, over), ...own].find(isHalberdier);
  if (!halberdier) return null;
  return illegal('pbem:16.120c', `${halberdier.id}, a halberdier, is in ${over}`, halberdier.id);
}

function isHalberdier(unit: Unit): boolean {
  return isCharacter(unit) && isActive(unit) && unit.sheet.classes.includes('halberdier');
}

function whyNotLand(position: Position, unit: Unit, trench: FieldHex, rear: FieldHex, head: FieldHex): Refusal | null {
  for (const [over, hex] of [[trench, rear] as const, [rear, head] as const]) {
    const entry = entryCost(position, unit, over, hex);
    if (!entry.ok) return entry.refusal;
  }
  return mayStop(position, unit, [head.name, rear.name]);
}

/** Each dark hex of a jump costs him double (pbem:21.2a). */
function whyTooDear(position: Position, unit: Unit, mp: number): Refusal | null {
  const left = mpLeft(position, unit);
  if (left >= mp) return null;
  return illegal('pbem:7.3c', `a jump costs ${mp} MP here, ${unit.id} has ${left} left`, unit.id);
}

/**
 * After his first hex he would still be in melee and would have to stop, but he cannot stop in a trench (pbem:11.41c).
 */
function whyStays(position: Position, unit: Unit, first: readonly HexName[]): Refusal | null {
  if (!isInMelee(position, unit.id) || !staysInMelee(position, unit, first)) return null;
  return illegal('pbem:11.41c', `${unit.id} would still be in melee over the trench`, unit.id);
}
