import type { HexName } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { AnimalKind } from '../../../position/unit-sheet.js';
import { isCharacter, isLive, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { isInRearArc, isTied, leaderOf, stringOf, ledBy } from '../core/animals/leads.js';
import { cartOfString } from '../core/carts/carts.js';
import { isInFrontArc } from '../core/combat/blow-direction.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { ofEach, type TaskKind } from '../core/tasks/task.js';
import { ADJACENT, isAdjacentTo } from '../core/terrain/adjacency.js';
import { breakAway } from './let-go.js';

/** Kinds of animals that are strung together (pbem:13d). */
export const STRINGABLE: readonly AnimalKind[] = ['horse', 'ox', 'mule'];

/**
 * Why two animals cannot be tied to one another as they stand, `rear` behind `front`, or null (pbem:13.61c, 13.61d).
 */
export function whyNoTie(position: Position, front: Unit, rear: Unit): Refusal | null {
  const [tail, head] = [front.hexes.at(-1), rear.hexes[0]];
  if (tail === undefined || head === undefined || tail === head || !ADJACENT(position, rear, head, tail)) {
    const because = `${rear.id} does not stand behind ${front.id}`;
    return illegal('pbem:13.61d', because, rear.id);
  }
  if (front.hexes.length < 2 || rear.hexes.length < 2) return null;
  const joined = isInRearArc(position, pair(front), head) && isInFrontArc(position, rear, tail);
  if (joined) return null;
  const because = `${rear.id} does not stand head to rear behind ${front.id}`;
  return illegal('pbem:13.61c', because, rear.id);
}

function pair({ hexes }: Unit): readonly [HexName, HexName] {
  const [head, rear] = hexes;
  if (head === undefined || rear === undefined) throw new RangeError('expected head and rear');
  return [head, rear];
}

/** Why an animal of a string could not stand in these hexes while the others of it stay where they are, or null. */
export function whyTornApart(position: Position, unit: Unit, hexes: readonly HexName[]): Refusal | null {
  if (!isTied(position, unit.id)) return null;
  const members = stringOf(position, unit.id);
  const place = members.indexOf(unit.id);
  const moved: Unit = { ...unit, hexes };
  const before = position.units[members[place - 1] ?? ''];
  const behind = position.units[members[place + 1] ?? ''];
  return (before ? whyNoTie(position, before, moved) : null) ?? (behind ? whyNoTie(position, moved, behind) : null);
}

/** Tying two animals together, `rear` behind `front`: a task of one PT for one on foot beside both (pbem:13.61a). */
export const TYING: TaskKind<'tie'> = {
  rule: 'pbem:13.61a',
  completes: 'asTask',
  whyNot: ofEach<'tie'>((position, { id }, { front, rear }) => {
    const pair = pairOf(position, id, front, rear, 'pbem:13.61a');
    if ('refusal' in pair) return pair.refusal;
    return whyHeldByEnemy(position, pair.unit, rear) ?? whyNotTie(position, pair.front, pair.rear);
  }),
  takeEffect(course, { workers: [unit = ''], about: { front, rear } }) {
    if (ledBy(course.position, unit) === null && stringOf(course.position, rear)[0] === rear) {
      breakAway(course, rear, 'pbem:13.62a');
    }
    course.emit({ type: 'AnimalsStrung', data: { unit, front, rear, rule: 'pbem:13.61a' } });
  },
};

/** Untying takes the same (pbem:13.61b). */
export const UNTYING: TaskKind<'untie'> = {
  rule: 'pbem:13.61b',
  completes: 'asTask',
  whyNot: ofEach<'untie'>((position, { id }, { front, rear }) => {
    const pair = pairOf(position, id, front, rear, 'pbem:13.61b');
    if ('refusal' in pair) return pair.refusal;
    const held = whyHeldByEnemy(position, pair.unit, rear);
    if (held) return held;
    const members = stringOf(position, front);
    const follows = members[members.indexOf(front) + 1] === rear;
    return follows ? null : refusal('pbem:13.61b', `${rear} is not tied behind ${front}`, rear);
  }),
  takeEffect(course, { workers: [unit = ''], about: { front, rear } }) {
    course.emit({ type: 'AnimalsUnstrung', data: { unit, front, rear, rule: 'pbem:13.61b' } });
  },
};

/** Nobody takes with ropes what an enemy leads, nor a part of the string that he leads (pbem:13.7t, 13.7c). */
function whyHeldByEnemy(position: Position, unit: Unit, rear: UnitId): Refusal | null {
  const leader = leaderOf(position, rear);
  if (!leader || !areEnemies(leader, unit)) return null;
  return refusal('pbem:13.7t', `${rear} is led by ${leader.id}`, rear);
}

type Pair = { readonly unit: Unit; readonly front: Unit; readonly rear: Unit } | { readonly refusal: Refusal };

function pairOf(position: Position, worker: UnitId, frontId: UnitId, rearId: UnitId, rule: string): Pair {
  const [unit, front, rear] = [worker, frontId, rearId].map((id) => position.units[id]);
  if (!unit || !front || !rear) {
    const subject = unit ? (front ? rearId : frontId) : worker;
    return { refusal: { code: 'unknownUnit', rule: null, because: `there is no unit ${subject}`, subject } };
  }
  if (isMounted(unit)) return { refusal: refusal(rule, `${worker} rides; animals are tied on foot`, worker) };
  const far = [front, rear].find((animal) => !isAdjacentTo(position, unit, animal));
  if (far) return { refusal: refusal(rule, `${worker} is not ADJACENT to ${far.id}`, far.id) };
  return { unit, front, rear };
}

/**
 * Live horses, oxen and mules without riders, one behind the other, each with one before and one behind (pbem:13d,
 * 13.61d).
 */
function whyNotTie(position: Position, front: Unit, rear: Unit): Refusal | null {
  for (const animal of [front, rear]) {
    const { kind } = animal.sheet;
    if (isCharacter(animal) || kind === 'character' || !STRINGABLE.includes(kind)) {
      return refusal('pbem:13d', `${animal.id} is not tied into strings`, animal.id);
    }
    if (animal.rider !== null) return refusal('pbem:13.61a', `${animal.rider} rides ${animal.id}`, animal.id);
    if (!isLive(animal)) return refusal('pbem:13b', `${animal.id} is dead`, animal.id);
  }
  const [before, behind] = [stringOf(position, front.id), stringOf(position, rear.id)];
  if (before.includes(rear.id)) {
    return refusal('pbem:13.61d', `${front.id} and ${rear.id} are in one string`, rear.id);
  }
  const cart = cartOfString(position, before);
  if (cart) return refusal('pbem:14g', `${front.id} is hitched to ${cart.id}`, front.id);
  const drawn = cartOfString(position, behind);
  if (drawn && front.sheet.kind !== rear.sheet.kind) {
    return refusal('pbem:13e', `${front.id} and ${rear.id} do not draw one cart`, front.id);
  }
  if (before.at(-1) !== front.id) return refusal('pbem:13.61d', `${front.id} has an animal behind it`, front.id);
  if (behind[0] !== rear.id) return refusal('pbem:13.61d', `${rear.id} has an animal before it`, rear.id);
  return whyNoTie(position, front, rear);
}

function refusal(rule: string, because: string, subject: string): Refusal {
  return illegal(rule, because, subject);
}
