import { allowed } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import type { Tie, Untie } from '../core/orders/animal-orders.js';
import { declaring } from './declaring.js';
import { oneOrTwo } from './mates.js';
import { demandOf } from '../core/tasks/task.js';
import { STRINGABLE, TYING, UNTYING } from '../13-animals/tying.js';

/** Turns that tying or untying takes a healthy character (pbem:13.61a, 13.61b). */
const TURNS = 1;

/** Declares that a character ties one animal behind another (pbem:13.61a): one connection a turn (13.61e). */
export const TIE = declaring<'tie', Tie>({
  kind: TYING,
  workers: oneOrTwo,
  besides: ({ front, rear }) => [front, rear],
  declared: (_position, order) => {
    const { front, rear } = order;
    return allowed({ kind: 'tie', workers: oneOrTwo(order), about: { front, rear }, demand: demandOf(1, TURNS) });
  },
  candidates: (position, unit) => pairsBeside(position, unit).map((pair): Tie => ({ type: 'Tie', ...pair })),
  summary: ({ unit, front, rear }) => `${unit} ties ${rear} behind ${front}`,
});

/** Declares that he unties one (pbem:13.61b). */
export const UNTIE = declaring<'untie', Untie>({
  kind: UNTYING,
  workers: oneOrTwo,
  declared: (_position, order) => {
    const { front, rear } = order;
    return allowed({ kind: 'untie', workers: oneOrTwo(order), about: { front, rear }, demand: demandOf(1, TURNS) });
  },
  candidates: (position, unit) => pairsBeside(position, unit).map((pair): Untie => ({ type: 'Untie', ...pair })),
  summary: ({ unit, front, rear }) => `${unit} unties ${rear} from ${front}`,
});

/**
 * All pairs of animals beside a unit that can be in strings, in both orders; the frame leaves out those that cannot be
 * done.
 */
function pairsBeside(
  position: Position,
  unit: Unit,
): readonly { readonly unit: UnitId; readonly front: UnitId; readonly rear: UnitId }[] {
  const animals = unitsBeside(position, unit).filter(
    ({ sheet }) => sheet.kind !== 'character' && STRINGABLE.includes(sheet.kind),
  );
  return animals.flatMap((front) =>
    animals.filter((rear) => rear !== front).map((rear) => ({ unit: unit.id, front: front.id, rear: rear.id })),
  );
}
