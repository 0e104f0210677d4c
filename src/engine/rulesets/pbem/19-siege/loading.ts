import { allowed, illegal, type Refusal, refused, unknown } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { declaring } from '../12-tasks/declaring.js';
import type { LoadEngine } from '../core/orders/siege-orders.js';
import { whyUnderRepair } from '../core/repair/under-repair.js';
import { whyNotUsed, serviceOf, whyNotServe, crewsAt } from '../core/siege/engine-service.js';
import { tasksOf, demandOf, type TaskKind } from '../core/tasks/task.js';
import { spaced } from '../../../game/spaced.js';

/**
 * A turn of loading an engine: it is done for good when it is over, whoever goes on and when (pbem:18.2i). Wounds do
 * not slow it (ruling of pbem:18.2h).
 */
export const LOADING: TaskKind<'loadEngine'> = {
  rule: 'pbem:18.2i',
  completes: 'asTask',
  woundsDoNotTell: true,
  whyNot: (position, workers, { engine }) => whyNotLoad(position, workers, engine),
  takeEffect(course, { workers: units, about: { engine: equipment } }) {
    const engine = equipmentOf(course.position, equipment);
    const service = engine && serviceOf(engine.kind);
    if (!service) throw new Error(`${equipment} is not loaded`);
    const turns = (engine.loading ?? 0) + 1;
    const data = { units, equipment, turns, loaded: turns >= service.turns, rule: service.loadRule };
    course.emit({ type: 'EngineLoaded', data });
  },
};

function whyNotLoad(position: Position, workers: readonly UnitId[], id: string): Refusal | null {
  const engine = equipmentOf(position, id);
  if (!engine) return unknown(`there is no engine ${id}`, id, 'pbem:18.2i');
  const service = serviceOf(engine.kind);
  if (!service) return illegal('pbem:18.2i', `a ${spaced(engine.kind)} is not loaded`, id);
  if (engine.loading === undefined) return illegal(service.loadRule, `${id} is loaded`, id);
  const unused =
    engine.kind === 'ballista' ? whyUnderRepair(position, id) : whyNotUsed(position, engine, 'pbem:19.72b');
  if (unused) return unused;
  const others = tasksOf(position).find(
    ({ about, workers: busy }) =>
      'engine' in about && about.engine === id && !busy.some((one) => workers.includes(one)),
  );
  if (others) return illegal(service.loadRule, `${others.workers.join(' and ')} load ${id} in this turn`, id);
  return whyNotServe(position, engine, service, workers);
}

/** Declares that a crew loads an engine for a turn (pbem:18.2i). */
export const LOAD_ENGINE = declaring<'loadEngine', LoadEngine>({
  kind: LOADING,
  workers: ({ crew }) => crew,
  declared(position, { crew, engine: id }) {
    const engine = equipmentOf(position, id);
    const service = engine && serviceOf(engine.kind);
    const wrong = service ? whyNotServe(position, engine, service, crew) : null;
    if (wrong) return refused(wrong);
    return allowed({ kind: 'loadEngine', workers: crew, about: { engine: id }, demand: demandOf(crew.length, 1) });
  },
  candidates: (position, unit) =>
    (position.equipment ?? [])
      .filter(({ loading }) => loading !== undefined)
      .flatMap((engine) =>
        unit.side === null
          ? []
          : crewsAt(position, unit.side, unit, engine).map((crew): LoadEngine => ({
              type: 'LoadEngine',
              crew,
              engine: engine.id,
            })),
      ),
  summary: ({ crew, engine }) => `${crew.join(' and ')} load ${engine}`,
});
