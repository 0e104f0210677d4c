import { hexsideName } from '../../../board/field-hexside.js';
import type { FieldHex } from '../../../board/field.js';
import { isLeafShut } from '../../../board/live.js';
import { sideTowards } from '../../../board/location.js';
import type { HexsideType } from '../../../board/terrain.js';
import { allowed, illegal, type Refusal } from '../../../game/refusal.js';
import type { DirectionIndex } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { crossingCost, entryCost } from '../07-movement/entry.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { declaring } from '../12-tasks/declaring.js';
import { oneOrTwo } from '../12-tasks/mates.js';
import { cartAt } from '../core/carts/carts.js';
import { withoutControl } from '../core/control/limits.js';
import { liesAcross } from '../core/doors/across.js';
import { GATE_DEEDS, type GateDeed, type MoveGate } from '../core/orders/door-orders.js';
import { demandOf, ofEach, type TaskKind } from '../core/tasks/task.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/** Gate doors; behind a bridge that is raised they are there as well (ruling of pbem:18.1c). */
const DOORS: readonly HexsideType[] = ['gateDoor', 'raisedDrawbridge'];

/** The archway of a gate, and the hexsides on which its doors hang (pbem:16.26). */
interface Gate {
  readonly archway: FieldHex;
  readonly doors: readonly string[];
  /** The hexes before these doors. */
  readonly before: readonly FieldHex[];
}

/** The gate whose hex this is, either location; null if it is none. */
export function gateIn(hex: FieldHex): Gate | null {
  const archway = hex.below ?? hex;
  if (archway.above === null) return null;
  const before = archway.neighbours.flatMap((next, direction) =>
    next && DOORS.includes(sideTowards(archway, direction as DirectionIndex, next)) ? [next] : [],
  );
  const doors = before.map((next) => hexsideName(archway, next));
  return doors.length > 0 ? { archway, doors, before } : null;
}

/**
 * Opening or shutting the doors of a gate from inside (pbem:12.6h). Shut they are bolted, and opening unbolts them
 * (12.6i); they cannot be shut while things that lie in the gate would keep infantry from passing (12.6j).
 */
export const GATE: TaskKind<'gate'> = {
  rule: 'pbem:12.6h',
  completes: 'asTask',
  whyNot: ofEach<'gate'>((position, unit, { gate: name, deed }) => {
    const hex = fieldOfGame(position).hex(name);
    if (!hex) return { code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name };
    const gate = gateIn(hex);
    if (!gate) return illegal('pbem:12.6h', `${name} is no gate with doors`, name);
    return whyNotInside(position, unit, gate) ?? whyNotState(position, gate, deed) ?? whyBlocked(position, unit, gate);
  }),
  takeEffect(course, { about: { gate: name, deed } }) {
    const gate = gateIn(hexOf(course.position, name));
    if (!gate) throw new Error(`${name} is no gate`);
    const state = deed === 'open' ? 'open' : 'bolted';
    const states = gate.doors.map((where) => ({ where, state }));
    course.emit({ type: 'TerrainChanged', data: { states, rule: 'pbem:12.6i' } });
    for (const { a } of course.position.links) breakDistantMelee(course, a, 'pbem:12.6h');
  },
};

/** He stands in a hex from which one goes into the archway, and not over its doors (pbem:12.6h). */
function whyNotInside(position: Position, unit: Unit, { archway, doors }: Gate): Refusal | null {
  const inside = unit.hexes
    .map((name) => hexOf(position, name))
    .some(
      (hex) =>
        archway.neighbours.includes(hex) &&
        !doors.includes(hexsideName(archway, hex)) &&
        crossingCost(position, unit, hex, archway).ok,
    );
  return inside ? null : illegal('pbem:12.6h', `${unit.id} is not inside, ADJACENT to ${archway.name}`, unit.id);
}

function whyNotState({ live }: Position, { archway, doors }: Gate, deed: GateDeed): Refusal | null {
  if (doors.some((name) => live[name] === 'broken')) {
    return illegal('pbem:19.2o', `the doors of ${archway.name} are broken`, archway.name);
  }
  const shut = doors.every((name) => isLeafShut(live, 'gateDoor', name));
  if (shut === (deed === 'open')) return null;
  return illegal('pbem:12.6e', `the doors of ${archway.name} are ${shut ? 'shut' : 'open'} already`, archway.name);
}

/** Bodies, debris, carts and enemies in the archway, and what stands across the doors (pbem:12.6j). */
function whyBlocked(position: Position, unit: Unit, { archway, before }: Gate): Refusal | null {
  const cart = position.carts && cartAt(position, archway.name);
  if (cart) return illegal('pbem:12.6j', `${cart.id} stands in ${archway.name}`, archway.name);
  for (const { name } of before) {
    const across = liesAcross(position, archway.name, name);
    if (across) return illegal('pbem:12.6j', `${across} lies across the doors of ${archway.name}`, archway.name);
  }
  const [from] = unit.hexes.map((name) => hexOf(position, name));
  const entry = from && entryCost(withoutControl(position), { ...unit, mount: null }, from, archway);
  return !entry || entry.ok ? null : illegal('pbem:12.6j', entry.refusal.because, archway.name);
}

/** Turns that it takes a healthy character to move the doors of a gate (pbem:12.6h). */
const TURNS = 1;

/** Declares that a character opens or shuts the doors of a gate (pbem:12.6h). */
export const MOVE_GATE = declaring<'gate', MoveGate>({
  kind: GATE,
  meleeRule: 'pbem:12.6f',
  workers: oneOrTwo,
  declared: (_position, order) => {
    const { gate, deed } = order;
    return allowed({ kind: 'gate', workers: oneOrTwo(order), about: { gate, deed }, demand: demandOf(1, TURNS) });
  },
  candidates: (position, unit) =>
    unit.hexes
      .flatMap((name) => hexOf(position, name).neighbours)
      .flatMap((hex) => (hex && gateIn(hex) ? [(hex.above ?? hex).name] : []))
      .flatMap((gate) => GATE_DEEDS.map((deed): MoveGate => ({ type: 'MoveGate', unit: unit.id, gate, deed }))),
  summary: ({ deed, gate }) => `${deed} the doors of the gate ${gate}`,
});
