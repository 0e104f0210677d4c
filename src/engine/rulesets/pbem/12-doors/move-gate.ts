import { allowed } from '../../../game/refusal.js';
import { hexOf } from '../core/terrain/ground.js';
import { GATE_DEEDS, type MoveGate } from '../core/orders/door-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { GATE, gateIn } from './gate.js';

/** Turns that it takes a healthy character to move the doors of a gate (pbem:12.6h). */
const TURNS = 1;

/** Declares that a character opens or shuts the doors of a gate (pbem:12.6h). */
export const MOVE_GATE = declaring<'gate', MoveGate>({
  kind: GATE,
  meleeRule: 'pbem:12.6f',
  workers: ({ unit }) => [unit],
  declared: (_position, { unit, gate, deed }) =>
    allowed({ kind: 'gate', workers: [unit], about: { gate, deed }, demand: demandOf(1, TURNS) }),
  candidates: (position, unit) =>
    unit.hexes
      .flatMap((name) => hexOf(position, name).neighbours)
      .flatMap((hex) => (hex && gateIn(hex) ? [(hex.above ?? hex).name] : []))
      .flatMap((gate) => GATE_DEEDS.map((deed): MoveGate => ({ type: 'MoveGate', unit: unit.id, gate, deed }))),
  summary: ({ deed, gate }) => `${deed} the doors of the gate ${gate}`,
});
