import type { FieldHex } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit } from '../../../position/unit.js';
import { mpaOf } from '../core/combat/strength.js';
import { whyBurdened } from '../12-equipment/load.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import { goStep, mayStop, stepsFrom } from '../07-movement/going.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { whyEngaged } from '../11-melee/melee.js';
import { whyImmobile } from '../07-movement/mobility.js';
import type { PushEquipment } from '../core/orders/siege-orders.js';
import { meet } from '../08-pinning/passing.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { isMovedNow, type Pushing } from '../core/siege/engine-crew.js';
import { spaced } from '../../../game/spaced.js';

/**
 * Where screens stand and go: on flat ground, bridges but foot bridges, filled moat, and through gates (pbem:19.15g,
 * 19.15h).
 */
const SCREEN_GROUND: readonly TerrainType[] = ['flatGround', 'bridge', 'drawbridge', 'archway', 'filledMoat'];

/** A screen is moved one hex by a man in its hex, with his whole movement (pbem:19.15f). */
export const SCREEN: Pushing = {
  carryOut(course, screen, order, dice) {
    const judged = judge(course.position, screen, order);
    if (!judged.ok) return judged.refusal;
    const { unit, step } = judged.value;
    if (runsInto(course, unit, step.hexes)) return null;
    move(course, screen, unit, step);
    const now = course.position.units[unit.id];
    if (now) meet(course, [{ unit: now, hexes: step.hexes }], dice, 'first', []);
    return null;
  },
  list(position, screen, unit) {
    if (!unit.hexes.includes(screen.hexes[0] ?? '') || unit.acts.mpSpent > 0) return [];
    return stepsFrom(position, unit, unit.hexes).flatMap(({ hexes }) => {
      const order: PushEquipment = {
        type: 'PushEquipment',
        workers: [unit.id],
        equipment: screen.id,
        path: [hexes],
      };
      const judged = judge(position, screen, order);
      return judged.ok ? [{ order, mp: mpaOf(position, unit), summary: `push ${screen.id} to ${hexes.join()}` }] : [];
    });
  },
};

function move(course: Course<PbemEvent>, { id: equipment }: Equipment, { id }: Unit, { hexes }: StepGone): void {
  const mp = mpaOf(course.position, course.position.units[id] as Unit);
  const places = [{ unit: id, hexes }];
  course.emit({ type: 'EquipmentMoved', data: { units: [id], equipment, hexes, places, mp, rule: 'pbem:19.15f' } });
}

function judge(
  position: Position,
  screen: Equipment,
  { workers, path }: PushEquipment,
): Ruled<{ readonly unit: Unit; readonly step: StepGone }> {
  const [id = '', ...others] = workers;
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  const no = (rule: string, because: string): Ruled<never> => forbidden(rule, because, screen.id);
  if (others.length > 0) return no('pbem:19.15f', `one man moves ${screen.id}`);
  const unable = whyNotPush(position, screen, unit);
  if (unable) return refused(unable);
  const [to, ...further] = path;
  if (!to || further.length > 0) return no('pbem:19.15f', `${screen.id} is moved one hex`);
  const step = goStep(position, unit, unit.hexes, { gait: 'step', hexes: to });
  const entered = fieldOfGame(position).hex(to[0] ?? '');
  const barred = entered ? whyNotThrough(position, hexOf(position, unit.hexes[0] ?? ''), entered) : null;
  if (barred) return refused(barred);
  if (!step.ok) return step;
  const unfit = entered ? whyNoScreen(entered) : null;
  if (unfit) return refused(unfit);
  const stop = mayStop(position, unit, step.value.hexes, step.value.half);
  return stop ? refused(stop) : allowed({ unit, step: step.value });
}

function whyNotPush(position: Position, screen: Equipment, unit: Unit): Refusal | null {
  const no = (because: string): Refusal => illegal('pbem:19.15f', because, unit.id);
  if (!isCharacter(unit) || !isActive(unit) || isMounted(unit)) return no(`${unit.id} is not fit to move ${screen.id}`);
  if (!unit.hexes.includes(screen.hexes[0] ?? '')) return no(`${unit.id} is not in the hex of ${screen.id}`);
  const immobile = whyEngaged(position, unit) ?? whyImmobile(position, unit);
  if (immobile) return immobile;
  if (isMovedNow(position, screen)) return no(`${screen.id} has been moved in this phase`);
  return unit.acts.mpSpent > 0
    ? no(`it takes the whole movement of ${unit.id}`)
    : whyBurdened(position, unit, 'pbem:19.15f');
}

/** Through gates, but through no door and over no window (pbem:19.15h). */
function whyNotThrough(position: Position, from: FieldHex, to: FieldHex): Refusal | null {
  const { type, surcharge } = hexsideOf(position, from, to) ?? {};
  const isShutGate = (type === 'gateDoor' || type === 'portcullis') && surcharge?.foot === null;
  const isDoor = type === 'doorHexside' || type === 'paledGate' || type === 'window' || terrainOf(to).doorway;
  if (isShutGate) return illegal('pbem:19.15h', `the gate to ${to.name} is shut`, to.name);
  return isDoor ? illegal('pbem:19.15h', `no screen is moved through the door to ${to.name}`, to.name) : null;
}

/** Why no screen stands in a hex, or null (pbem:19.15g, 19.15h). */
export function whyNoScreen(hex: FieldHex): Refusal | null {
  if (terrainOf(hex).doorway) return illegal('pbem:19.15h', `${hex.name} is a door`, hex.name);
  if (!hex.terrains.every((terrain) => SCREEN_GROUND.includes(terrain))) {
    return illegal('pbem:19.15g', `no screen stands in ${hex.name} (${spaced(hex.terrain)})`, hex.name);
  }
  return hex.structure
    ? illegal('pbem:19.15f', `a ${spaced(hex.structure.kind)} stands in ${hex.name}`, hex.name)
    : null;
}
