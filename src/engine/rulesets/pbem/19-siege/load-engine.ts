import { allowed, refused } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { LoadEngine } from '../core/orders/siege-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { crewsAt, serviceOf, whyNotServe } from '../core/siege/engine-service.js';
import { LOADING } from './loading.js';

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
