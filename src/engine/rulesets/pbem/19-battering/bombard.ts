import type { Dice, RolledDie } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal, unknown } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { crewOf, whyNoCrew, isMovedNow } from '../core/siege/engine-crew.js';
import { serviceOf, whyNotServe, whyNotUsed } from '../core/siege/engine-service.js';
import type { TaskKind } from '../core/tasks/task.js';
import { strike } from './blow.js';
import { whyNotInReach } from './catapult-target.js';
import { engineTarget, targetBefore } from './engine-target.js';
import type { Target } from './resistances.js';
import { spaced } from '../../../game/spaced.js';

/** The strength that each engine adds to its dice, and the number of dice (pbem:26.72a). */
const STRENGTHS = {
  mangonel: { strength: 15, dice: 1, means: 'catapult' },
  trebuchet: { strength: 45, dice: 3, means: 'catapult' },
  batteringRam: { strength: 20, dice: 2, means: 'ram' },
} as const;
type BatteringEngine = keyof typeof STRENGTHS;

/** A die with this value wears the engine (pbem:19.42f). */
const WEARS = 10;

/** Turns needed to aim at another target (pbem:19.42d). */
export const AIMING_TURNS = 2;

/**
 * Battering with an engine onboard (pbem:19.42): a task of one turn for its whole crew, separate for each engine. The
 * damage comes at the end of the PT; then a ten among the dice wears the engine (19.42f).
 */
export const BOMBARDING: TaskKind<'bombard'> = {
  rule: 'pbem:19.42b',
  completes: 'asWorks',
  woundsDoNotTell: true,
  whyNot: (position, workers, { engine, what }) => {
    const found = equipmentOf(position, engine);
    return (
      whyNotWork(position, found, workers, engine) ?? (found ? whyNotBatter(position, found, workers, what) : null)
    );
  },
  takeEffect(course, { workers: units, about: { engine: id, what } }, dice) {
    const engine = equipmentOf(course.position, id);
    const target = engine && targetFor(course.position, engine, what);
    if (!engine || !isBatteringEngine(engine.kind) || !target) throw new Error(`${id} batters nothing`);
    const blow = { ...STRENGTHS[engine.kind], units, engines: [id], faces: 10 as const, rule: 'pbem:19.42a' };
    wearOut(course, id, strike(course, target, blow, dice), dice);
  },
};

/** Whether engines of this kind batter. */
export function isBatteringEngine(kind: Equipment['kind']): kind is BatteringEngine {
  return Object.hasOwn(STRENGTHS, kind);
}

/**
 * Why these units cannot work an engine in this PT, whatever they do with it, or null (pbem:19.2a, 19.2c, 19.42g,
 * 19.13e, 19.14g, 19.14i).
 */
export function whyNotWork(
  position: Position,
  engine: Equipment | undefined,
  workers: readonly UnitId[],
  name: string,
): Refusal | null {
  const no = (rule: string, because: string): Refusal => illegal(rule, because, name);
  if (!engine) return unknown(`there is no engine ${name}`, name, 'pbem:19.2a');
  const { id, kind } = engine;
  if (!isBatteringEngine(kind)) return no('pbem:19.2a', `a ${spaced(kind)} does not batter`);
  const unused = whyNotUsed(position, engine);
  if (unused) return unused;
  const service = serviceOf(kind);
  if (service) return whyNotServe(position, engine, service, workers);
  const crew = crewOf(position, engine);
  const same = crew.length === workers.length && crew.every((unit) => workers.includes(unit.id));
  if (!same) return no('pbem:19.13e', `the three under ${id} work it, all of them`);
  return whyNoCrew(position, engine);
}

function whyNotBatter(
  position: Position,
  engine: Equipment,
  [first = '']: readonly UnitId[],
  what: string,
): Refusal | null {
  const { id, kind, loading, aim } = engine;
  const no = (rule: string, because: string): Refusal => illegal(rule, because, id);
  if (kind === 'batteringRam') {
    if (isMovedNow(position, engine)) return no('pbem:19.13h', `${id} has been moved in this turn`);
    return targetFor(position, engine, what)
      ? null
      : no('pbem:19.13h', `${what} is not what ${id} can batter before it`);
  }
  const target = engineTarget(position, what);
  if (!target.ok) return target.refusal;
  if (loading !== undefined) return no(serviceOf(kind)?.loadRule ?? 'pbem:19.14f', `${id} is not loaded`);
  if (aim && (aim.what !== target.value.name || aim.turns < AIMING_TURNS)) {
    return no('pbem:19.42d', `${id} is not aimed at ${what}`);
  }
  const side = position.units[first]?.side;
  return side ? whyNotInReach(position, side, engine, target.value) : null;
}

function targetFor(position: Position, engine: Equipment, what: string): Target | undefined {
  if (engine.kind === 'batteringRam') return targetBefore(position, engine, what);
  const target = engineTarget(position, what);
  return target.ok ? target.value : undefined;
}

function wearOut(course: Course<PbemEvent>, equipment: string, rolled: readonly RolledDie[], dice: Dice): void {
  if (!rolled.some(({ value }) => value === WEARS)) return;
  const rule = 'pbem:19.42f';
  const die = dice.roll({ purpose: 'wear', rule, faces: 10, subject: equipment });
  if (!equipmentOf(course.position, equipment)) return;
  course.emit({ type: 'EngineWorn', data: { equipment, method: 'onboard', points: die.value, dice: [die], rule } });
}

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
  if (engine?.kind === 'batteringRam') return illegal('pbem:19.13h', `${id} aims by moving`, id);
  const unable = whyNotWork(position, engine, workers, id);
  if (unable) return unable;
  const target = engineTarget(position, what);
  if (!target.ok) return target.refusal;
  if (engine?.aim?.what === target.value.name && engine.aim.turns >= AIMING_TURNS) {
    return illegal('pbem:19.42d', `${id} is aimed at ${what} already`, id);
  }
  const side = position.units[workers[0] ?? '']?.side;
  return engine && side ? whyNotInReach(position, side, engine, target.value) : null;
}
