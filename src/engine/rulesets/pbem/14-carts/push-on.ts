import type { Dice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { beneath, takeAlong } from '../07-movement/draught.js';
import { mayStop } from '../07-movement/going.js';
import type { Part } from '../08-pinning/passing.js';
import { goTogether, type PartyGone } from '../08-pinning/together.js';
import { cartNamed } from '../core/carts/carts.js';
import { mpaOf } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import type { PushStep } from '../core/events/carts.js';
import type { PlannedBy } from '../core/events/fight.js';
import { evolve } from '../evolve/evolve.js';

type Pushed = Extract<PlannedBy, { type: 'Push' }>;

/**
 * Carries out steps of a push that are known to be legal, up to the first in which somebody may try to pin one of the
 * pushers; there all halt (pbem:8.2a), and a pusher who is pinned stops the cart (pbem:8.1i).
 */
export function pushOn(
  course: Course<PbemEvent>,
  by: Pushed,
  steps: readonly PushStep[],
  dice: Dice,
  part: Part = 'first',
): void {
  const crew = {
    by,
    members: by.units,
    after: (position: Position, gone: readonly PushStep[]) => after(position, by, gone),
    tell: (told: Course<PbemEvent>, gone: readonly PushStep[]) => {
      tell(told, by, gone);
    },
  };
  goTogether(course, crew, steps, dice, part);
}

function crewOf({ units }: Position, by: Pushed): readonly Unit[] {
  return by.units.flatMap((id) => units[id] ?? []);
}

/** With the first steps they spend all their MP, and their own moves are over (pbem:14p). */
function tell(course: Course<PbemEvent>, by: Pushed, steps: readonly PushStep[]): void {
  const crew = crewOf(course.position, by);
  shove(course, by, steps);
  const cart = cartNamed(course.position, by.cart);
  if (cart) takeAlong(course, cart);
  for (const { id, acts } of crew) {
    if (!acts.moveEnded) course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:14p' } });
  }
}

function shove(course: Course<PbemEvent>, by: Pushed, steps: readonly PushStep[]): void {
  const { position } = course;
  const cart = cartNamed(position, by.cart);
  const last = steps.at(-1);
  if (!cart || !last) throw new Error(`${by.cart} goes nowhere`);
  const mp = steps.reduce((sum, step) => sum + step.mp, 0);
  const spent = crewOf(position, by).map((unit) => (unit.acts.moveEnded ? 0 : mpaOf(position, unit)));
  const under = beneath(position, cart, last.hexes);
  course.emit({
    type: 'CartPushed',
    data: { cart: cart.id, units: by.units, steps, mp, spent, under, rule: 'pbem:14n' },
  });
}

/** The cart after some steps, and its pushers as passers; none if one of them may not stop there (pbem:8.1c). */
function after(position: Position, by: Pushed, steps: readonly PushStep[]): PartyGone {
  const trial = new Course<PbemEvent>(position, evolve);
  shove(trial, by, steps);
  const there = trial.position;
  const before = steps.at(-2)?.crew ?? crewOf(position, by).map(({ hexes }) => hexes[0] ?? '');
  const crew = crewOf(there, by);
  const passers = crew.map((unit, index) => ({ unit, hexes: unit.hexes.filter((hex) => hex !== before[index]) }));
  return { position: there, passers: crew.some((unit) => mayStop(there, unit, unit.hexes)) ? [] : passers };
}
