import { Course } from '../../../game/course.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { evolve } from '../evolve/evolve.js';
import type { PbemEvent } from '../core/events.js';
import { stepsFrom } from '../07-movement/going.js';
import { whyImmobile } from '../07-movement/mobility.js';
import type { March, MarchStep } from '../core/orders/animal-orders.js';
import { ledBy } from '../core/animals/leads.js';
import { marchOnce, whyNotHalt } from './march-step.js';

/**
 * Lists marches of one step: each step of the led unit, combined with each step of its leader and with none. Any longer
 * march is a sequence of such steps, unless it passes through a hex where one of the units may not stop; such a march
 * is accepted, but not listed. Steps of the leader alone are listed as his moves.
 */
export function listMarches(position: Position, leader: Unit): readonly LegalOrder<March>[] {
  const led = position.units[ledBy(position, leader.id) ?? ''];
  if (!led || whyImmobile(position, leader)) return [];
  const own: readonly (readonly HexName[] | null)[] = [
    null,
    ...stepsFrom(position, leader, leader.hexes).map(({ hexes }) => hexes),
  ];
  return own.flatMap((hexes) => {
    const after = hexes ? gone(position, leader, hexes) : position;
    return stepsFrom(after, led, led.hexes).flatMap((step) =>
      listed(position, leader, {
        ...(hexes ? { hexes } : {}),
        string: [{ unit: led.id, hexes: step.hexes }],
      }),
    );
  });
}

/** The position after the leader's step, since the led unit moves after him (pbem:13.7r). */
function gone(position: Position, leader: Unit, hexes: readonly HexName[]): Position {
  const horse = position.units[leader.mount ?? ''];
  const units = { ...position.units, [leader.id]: { ...leader, hexes } };
  return { ...position, units: horse ? { ...units, [horse.id]: { ...horse, hexes } } : units };
}

function listed(position: Position, leader: Unit, step: MarchStep): readonly LegalOrder<March>[] {
  const course = new Course<PbemEvent>(position, evolve);
  if (marchOnce(course, leader.id, step) ?? whyNotHalt(course, leader.id)) return [];
  const spent = (course.position.units[leader.id] ?? leader).acts.mpSpent - leader.acts.mpSpent;
  const places = (step.string ?? []).map(({ unit, hexes }) => `${unit} to ${hexes.join('-')}`);
  const where = step.hexes ? `goes to ${step.hexes.join('-')} and leads` : 'leads';
  return [
    {
      order: { type: 'March', unit: leader.id, path: [step] },
      mp: spent,
      summary: `${leader.id} ${where} ${places.join(', ')}`,
    },
  ];
}
