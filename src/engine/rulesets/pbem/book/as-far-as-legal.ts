import { BoundedDice, NO_DICE, type Dice } from '../../../dice/dice.js';
import { refusedWithoutDice } from '../../../game/act.js';
import type { Outcome } from '../../../game/game.js';
import type { Decided } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { seatId, type SeatId } from '../../../position/seat.js';
import { isLive } from '../../../position/unit.js';
import { oneLess } from '../06-missiles/missile.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { Attack, Fire } from '../core/orders/combat-orders.js';
import type { Move } from '../core/orders/movement-orders.js';
import type { Order } from '../core/orders.js';
import { evolve } from '../evolve/evolve.js';
import { decide } from './decide.js';

type Given = PbemEventOf<'OrderGiven'>;
/** Whether an order is legal as far as the dice that are at hand tell; `last`: it would need another one. */
type Try = (order: Order, dice: Dice) => 'legal' | 'last' | 'illegal';

/**
 * The remains of a recorded order that is illegal in this position (pbem:1.4f, 1.4i to 1.4k): the steps of a path that
 * are legal, the members of a group that reach its targets, and of a shot the spent missile. Of any other order nothing
 * remains but the order itself. `dice` gives the dice of the order anew for each attempt. Throws DiceExhausted if they
 * do not suffice.
 */
export function asFarAsLegal(position: Position, event: PbemEvent, dice: () => Dice): Outcome<Position, PbemEvent> {
  const given = { type: 'OrderGiven', data: { ...(event as Given).data, number: position.orders + 1 } } as Given;
  const { side, player } = given.data;
  const order = given.data.order as Order;
  const seat = seatId(side, player);
  const part = partOf(order, (other, at) => tried(position, seat, other, at), dice);
  const remains = part && decide(position, seat, part, new BoundedDice(dice()));
  if (remains?.ok) return { events: [given, ...remains.events.slice(1)], position: remains.position };
  const ordered = evolve(position, given);
  const wasted = order.type === 'Fire' ? wastedShot(ordered, order, side) : null;
  if (!wasted) return { events: [given], position: ordered };
  return { events: [given, wasted], position: evolve(ordered, wasted) };
}

function tried(position: Position, seat: SeatId, order: Order, dice: Dice): ReturnType<Try> {
  const decided: Decided<PbemEvent> = refusedWithoutDice(() => decide(position, seat, order, new BoundedDice(dice)));
  if (decided.ok) return 'legal';
  return decided.refusal.code === 'diceMissing' ? 'last' : 'illegal';
}

/** The legal part of an order; null: nothing of it is. */
function partOf(order: Order, attempt: Try, dice: () => Dice): Order | null {
  if (order.type === 'Move') return legalSteps(order, attempt, dice);
  return order.type === 'Attack' ? legalGroup(order, attempt) : null;
}

/** Each plotted step is tried from where the unit is, and skipped if it is illegal there (ruling of pbem:1.4i). */
function legalSteps(order: Move, attempt: Try, dice: () => Dice): Move | null {
  let path: Move['path'] = [];
  for (const step of order.path) {
    const further = attempt({ ...order, path: [...path, step] }, dice());
    if (further !== 'illegal') path = [...path, step];
    if (further === 'last') break;
  }
  return path.length === 0 ? null : { ...order, path };
}

/**
 * The group without the attackers who do not reach every target; if nobody is left, without the targets that the first
 * attacker does not reach (rulings of pbem:1.4f, 9.2c).
 */
function legalGroup(order: Attack, attempt: Try): Attack | null {
  // No die decides which units may attack one another.
  const reaches = (attacker: string, defender: string): boolean =>
    attempt({ type: 'Attack', attackers: [attacker], defenders: [defender] }, NO_DICE) !== 'illegal';
  const attackers = order.attackers.filter((one) => order.defenders.every((foe) => reaches(one, foe)));
  if (attackers.length > 0) return { ...order, attackers };
  const [first] = order.attackers;
  const defenders = order.defenders.filter((foe) => first !== undefined && reaches(first, foe));
  return first === undefined || defenders.length === 0 ? null : { ...order, attackers: [first], defenders };
}

/** The missile of a shot without effect; null: the unit could not shoot at all. */
function wastedShot({ units, turn }: Position, { unit: id, target }: Fire, side: string): PbemEvent | null {
  const firer = units[id];
  if (!firer || firer.side !== side || !isLive(firer)) return null;
  if (turn.side !== side || (turn.step !== 'fire1' && turn.step !== 'fire2')) return null;
  if (firer.missiles === 0 || firer.acts.fired.includes(turn.step)) return null;
  const aimedAt = units[target];
  const rule = aimedAt && isLive(aimedAt) ? 'pbem:1.4j' : 'pbem:1.4k';
  return { type: 'MissileWasted', data: { unit: id, missilesLeft: oneLess(firer.missiles), rule } };
}
