import { UNDER } from '../../../board/location.js';
import { allowed, illegal } from '../../../game/refusal.js';
import type { Thing, Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { declaring } from '../12-tasks/declaring.js';
import { oneOrTwo } from '../12-tasks/mates.js';
import { firesIn, burningPlaces } from '../core/burning/fires.js';
import type { Douse } from '../core/orders/burning-and-light-orders.js';
import { demandOf, ofEach, type TaskKind } from '../core/tasks/task.js';
import { douses, dousingOdds } from './fire-table.js';
import { putOut } from './go-out.js';
import { isBeside, hexesBeside } from './kindling.js';

/**
 * A task of one turn: trying to put out the fire in a hex beside one, each who tries for himself (pbem:20.1k, 20.1l,
 * 26.53).
 */
export const DOUSING: TaskKind<'douse'> = {
  rule: 'pbem:20.1k',
  completes: 'asTask',
  whyNot: ofEach<'douse'>((position, unit, { hex }) => {
    if (firesIn(position, hex).length === 0) return illegal('pbem:20.1k', `nothing burns in ${hex}`, hex);
    if (isBeside(position, unit, hex)) return null;
    return illegal('pbem:20.1k', `${hex} is not ADJACENT to ${unit.id}`, unit.id);
  }),
  takeEffect(course, { workers: [unit = ''], about: { hex } }, dice) {
    const fires = firesIn(course.position, hex);
    const die = dice.roll({ purpose: 'douse', rule: 'pbem:26.53', faces: 10, subject: unit });
    const success = douses(die.value, litByArrow(fires));
    course.emit({ type: 'DousingTried', data: { unit, hex, die, success, rule: 'pbem:26.53' } });
    if (success) putOut(course, fires, dice);
  },
};

/** Everything that burns there was lit by flaming arrows (pbem:26.53). */
function litByArrow(fires: readonly Thing[]): boolean {
  return fires.every(({ burns }) => burns?.cause === 'arrow');
}

/** Turns that it takes (pbem:20.1k). */
const TURNS = 1;

/** Declares that somebody tries to put out the fire in a hex, whoever lit it (pbem:20.1k). */
export const DOUSE = declaring<'douse', Douse>({
  kind: DOUSING,
  workers: oneOrTwo,
  declared: (_position, order) =>
    allowed({
      kind: 'douse',
      workers: oneOrTwo(order),
      about: { hex: order.hex },
      demand: demandOf(1, TURNS),
    }),
  possible: (position) => burningPlaces(position) !== undefined,
  candidates,
  summary: ({ hex }) => `douse the fire in ${hex}`,
  odds: (position, { hex }) => dousingOdds(litByArrow(firesIn(position, hex))),
  meleeRule: 'pbem:11.2a',
});

function candidates(position: Position, unit: Unit): readonly Douse[] {
  const burning = burningPlaces(position);
  if (burning === undefined) return [];
  return hexesBeside(position, unit)
    .flatMap((hex) => (burning.has(hex) ? [hex] : [hex + UNDER]))
    .filter((hex) => burning.has(hex))
    .map((hex): Douse => ({ type: 'Douse', unit: unit.id, hex }));
}
