import { forbidden, type Refusal } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { serviceOf } from '../core/siege/engine-service.js';
import type { TaskKind } from '../core/tasks/task-kind.js';
import { AIMING_TURNS, whyNotWork } from './bombard.js';
import { whyNotInReach } from './catapult-target.js';
import { engineTarget } from './engine-target.js';

/**
 * A turn of aiming a catapult at another target (pbem:19.42d); it is loaded for a turn at the same time (ruling of it).
 */
export const AIMING: TaskKind<'aim'> = {
  rule: 'pbem:19.42d',
  completes: 'asWorks',
  woundsDoNotTell: true,
  whyNot: (position, workers, { engine, what }) => whyNotAim(position, workers, engine, what),
  takeEffect(course, { workers: units, about: { engine: id, what } }) {
    const engine = equipmentOf(course.position, id);
    const target = engineTarget(course.position, what);
    if (!engine || !target.ok) throw new Error(`${id} is aimed at nothing`);
    const { aim, loading, kind } = engine;
    const { name } = target.value;
    const turns = aim?.what === name ? aim.turns + 1 : 1;
    course.emit({ type: 'EngineAimed', data: { units, equipment: id, what: name, turns, rule: 'pbem:19.42d' } });
    const service = serviceOf(kind);
    if (loading === undefined || !service) return;
    const data = { units, equipment: id, turns: loading + 1, loaded: loading + 1 >= service.turns };
    course.emit({ type: 'EngineLoaded', data: { ...data, rule: service.loadRule } });
  },
};

function whyNotAim(position: Position, workers: readonly UnitId[], id: string, what: string): Refusal | null {
  const engine = equipmentOf(position, id);
  if (engine?.kind === 'batteringRam') return forbidden('pbem:19.13h', `${id} aims by moving`, id).refusal;
  const unable = whyNotWork(position, engine, workers, id);
  if (unable) return unable;
  const target = engineTarget(position, what);
  if (!target.ok) return target.refusal;
  if (engine?.aim?.what === target.value.name && engine.aim.turns >= AIMING_TURNS) {
    return forbidden('pbem:19.42d', `${id} is aimed at ${what} already`, id).refusal;
  }
  const side = position.units[workers[0] ?? '']?.side;
  return engine && side ? whyNotInReach(position, side, engine, target.value) : null;
}
