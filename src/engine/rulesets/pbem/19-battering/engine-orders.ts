import { allowed } from '../../../game/refusal.js';
import type { Equipment } from '../../../position/equipment.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import type { AimEngine, Bombard } from '../core/orders/battering-orders.js';
import { crewOf } from '../core/siege/engine-crew.js';
import { crewsAt } from '../core/siege/engine-service.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { BOMBARDING, isBatteringEngine, whyNotWork, AIMING } from './bombard.js';
import { engineTarget, targetsBefore } from './engine-target.js';

/** Declares that a crew batters with its engine, onboard (pbem:19.42b). */
export const BOMBARD = declaring<'bombard', Bombard>({
  kind: BOMBARDING,
  workers: ({ crew }) => crew,
  declared: (position, { crew, engine, what }) =>
    allowed({
      kind: 'bombard',
      workers: crew,
      about: { engine, what: nameOf(position, engine, what) },
      demand: demandOf(crew.length, 1),
    }),
  candidates: (position, unit) =>
    crewsOf(position, unit).flatMap(({ engine, crew }) =>
      targetsOf(position, engine, engine.loading === undefined).map((what): Bombard => ({
        type: 'Bombard',
        crew,
        engine: engine.id,
        what,
      })),
    ),
  summary: ({ engine, what }) => `batter ${what} with ${engine}`,
});

/** Declares a turn of aiming a catapult at another target (pbem:19.42d). */
export const AIM_ENGINE = declaring<'aim', AimEngine>({
  kind: AIMING,
  workers: ({ crew }) => crew,
  declared: (position, { crew, engine, what }) =>
    allowed({
      kind: 'aim',
      workers: crew,
      about: { engine, what: nameOf(position, engine, what) },
      demand: demandOf(crew.length, 1),
    }),
  candidates: (position, unit) =>
    crewsOf(position, unit).flatMap(({ engine, crew }) =>
      engine.kind === 'batteringRam'
        ? []
        : worksIn(position).map((what): AimEngine => ({ type: 'AimEngine', crew, engine: engine.id, what })),
    ),
  summary: ({ engine, what }) => `aim ${engine} at ${what}`,
});

/** The name under which damage of the target is counted, if engines batter it. */
function nameOf(position: Position, engine: string, what: string): string {
  if (equipmentOf(position, engine)?.kind === 'batteringRam') return what;
  const target = engineTarget(position, what);
  return target.ok ? target.value.name : what;
}

/**
 * Crews that can work an engine, listed for the unit whose name comes first; the crew of a ram for the unit at its
 * head.
 */
function crewsOf(
  position: Position,
  unit: Unit,
): readonly { readonly engine: Equipment; readonly crew: readonly UnitId[] }[] {
  const { side } = unit;
  if (side === null) return [];
  return (position.equipment ?? []).flatMap((engine) => {
    if (!isBatteringEngine(engine.kind)) return [];
    const under = engine.kind === 'batteringRam' ? crewOf(position, engine) : [];
    const crews =
      under.length > 0 ? (under[0] === unit ? [under.map(({ id }) => id)] : []) : crewsAt(position, side, unit, engine);
    return crews
      .filter((crew) => whyNotWork(position, engine, crew, engine.id) === null)
      .map((crew) => ({ engine, crew }));
  });
}

/**
 * Targets of an engine: those before a ram; for a loaded catapult the one it is aimed at, or any target if it is not
 * aimed yet (ruling of pbem:19.42d).
 */
function targetsOf(position: Position, engine: Equipment, loaded: boolean): readonly string[] {
  if (engine.kind === 'batteringRam') return targetsBefore(position, engine).map(({ name }) => name);
  if (!loaded) return [];
  return engine.aim ? [engine.aim.what] : worksIn(position);
}

/** Every hex and hexside that engines can batter. */
function worksIn(position: Position): readonly string[] {
  const names = new Set<string>();
  for (const { name } of fieldOfGame(position).hexes) {
    const target = engineTarget(position, name);
    if (target.ok) names.add(target.value.name);
  }
  for (const where of Object.keys(position.live)) {
    const target = where.includes('/') ? engineTarget(position, where) : null;
    if (target?.ok) names.add(target.value.name);
  }
  return [...names];
}
