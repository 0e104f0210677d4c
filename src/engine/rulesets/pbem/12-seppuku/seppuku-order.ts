import { allowed } from '../../../game/refusal.js';
import { isCharacter } from '../../../position/unit.js';
import type { Seppuku } from '../core/orders/task-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { SEPPUKU } from './seppuku.js';

/** Turns that it takes, whatever his health (pbem:12.10b). */
const TURNS = 2;

/** Declares glorious suicide (pbem:12.10). */
export const DECLARE_SEPPUKU = declaring<'seppuku', Seppuku>({
  kind: SEPPUKU,
  workers: ({ unit }) => [unit],
  declared: (_position, { unit }) =>
    allowed({ kind: 'seppuku', workers: [unit], about: { poem: null }, demand: demandOf(1, TURNS) }),
  candidates: (_position, unit) =>
    isCharacter(unit) && unit.sheet.classes.includes('samurai') ? [{ type: 'Seppuku', unit: unit.id }] : [],
  summary: ({ unit }) => `${unit} prepares for glorious suicide`,
});
