import type { HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal, unknown } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isLive } from '../../../position/unit.js';
import { goAlong } from '../07-movement/transported.js';
import { meet, type Passer } from '../08-pinning/passing.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { whyBurns } from '../core/burning/fires.js';
import { whyKeptOffAny } from '../core/control/limits.js';
import type { PbemEvent } from '../core/events.js';
import { whyNotWithHidden } from '../core/hidden/hidden-units.js';
import { unitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PushEquipment } from '../core/orders/siege-orders.js';
import { crewOf, placesUnder, whyNoCrew, ENGINE_MP, rulesOf, type Pushing } from '../core/siege/engine-crew.js';
import { engineStep, rowOf, rowsBeside, type EngineStep } from './engine-step.js';
import { SCREEN } from './push-screen.js';
import { spaced } from '../../../game/spaced.js';

/**
 * The three units under a siege tower or a battering ram move it, step by step (pbem:19.12r to 19.12w, 19.13e to
 * 19.13g).
 */
const ENGINE: Pushing = {
  carryOut(course, { id }, order, dice) {
    const wrongCrew = whyNotTheseMen(course.position, id, order);
    if (wrongCrew) return wrongCrew;
    for (const names of order.path) {
      const engine = course.position.equipment?.find((one) => one.id === id);
      if (!engine) throw new Error(`there is no equipment ${id}`);
      const step = judge(course.position, engine, names);
      if ('code' in step) return step;
      const { hidden } = course.position;
      const entered = step.entered.map(({ name }) => name);
      const [first] = crewOf(course.position, engine);
      // A hidden enemy in the way is found before the engine comes to him, and stops it (pbem:22.8d, 19.12t).
      if (first && runsInto(course, first, entered)) return null;
      move(course, engine, step);
      const passers = order.workers.flatMap((worker): Passer[] => {
        const unit = course.position.units[worker];
        return unit ? [{ unit, hexes: unit.hexes }] : [];
      });
      // An enemy who pins one of the crew stops the engine; the rest of its way needs a new order.
      if (meet(course, passers, dice, 'first', []) !== 'free') return null;
      // A crew out of control also stops when a hidden enemy is found, since it must keep away from him (pbem:22.3g,
      // 22.8g).
      if (course.position.uncontrolled && course.position.hidden !== hidden) return null;
    }
    return null;
  },
  list(position, engine, unit) {
    const crew = crewOf(position, engine);
    if (crew[0] !== unit || whyNoCrew(position, engine)) return [];
    const workers = crew.map(({ id }) => id);
    return rowsBeside(rowOf(position, engine)).flatMap(({ row }): readonly LegalOrder<PushEquipment>[] => {
      const names = row.map(({ name }) => name);
      const step = judge(position, engine, names);
      if ('code' in step || workers.some((id) => position.units[id]?.side !== unit.side)) return [];
      const order: PushEquipment = { type: 'PushEquipment', workers, equipment: engine.id, path: [names] };
      return [{ order, mp: step.mp, summary: `move ${engine.id} to ${names.join('-')}` }];
    });
  },
};

function whyNotTheseMen(position: Position, id: string, { workers }: PushEquipment): Refusal | null {
  const engine = position.equipment?.find((one) => one.id === id);
  if (!engine) throw new Error(`there is no equipment ${id}`);
  const crew = crewOf(position, engine);
  if (workers.length === 3 && crew.length === 3 && crew.every((unit) => workers.includes(unit.id))) return null;
  return illegal(rulesOf(engine).crew, `the three under ${id} move it, all of them`, id);
}

function judge(position: Position, engine: Equipment, names: readonly HexName[]): EngineStep | Refusal {
  const noCrew = whyNoCrew(position, engine);
  if (noCrew) return noCrew;
  const step = engineStep(position, engine, names);
  if (!step.ok) return step.refusal;
  const left = ENGINE_MP - Math.max(...crewOf(position, engine).map(({ acts }) => acts.mpSpent));
  const keptOff = whyCrewKeptOff(position, engine, step.value) ?? whyFriendHides(position, engine, step.value);
  if (keptOff) return keptOff;
  if (step.value.mp <= left) return step.value;
  const { allowance } = rulesOf(engine);
  return illegal(allowance, `${names.join('-')} costs ${step.value.mp} MP, ${left} are left`, engine.id);
}

/** Why one of the crew may not go with the engine, or null: he is out of control (pbem:22.3g). */
function whyCrewKeptOff(position: Position, engine: Equipment, { row }: EngineStep): Refusal | null {
  const places = row.map((hex) => (hex.structure && hex.below ? hex.below.name : hex.name));
  for (const [index, under] of placesUnder(engine).entries()) {
    for (const unit of crewOf(position, engine).filter(({ hexes }) => hexes.includes(under))) {
      const refusal = whyKeptOffAny(position, unit, places.slice(index, index + 1));
      if (refusal) return refusal;
    }
  }
  return null;
}

/** An engine is not moved over a hidden friend, since the hexes are to be empty (pbem:19.12t, 19.13f). */
function whyFriendHides(position: Position, engine: Equipment, { entered }: EngineStep): Refusal | null {
  const [unit] = crewOf(position, engine);
  const places = entered.map(({ name }) => name);
  return unit ? whyNotWithHidden(position, unit, places) : null;
}

/**
 * Moves an engine. Its crew and all units on its platform go with it; bodies below it stay where they lie
 * (pbem:19.12w).
 */
function move(course: Course<PbemEvent>, engine: Equipment, { row, mp }: EngineStep): void {
  const { position } = course;
  const { id: equipment, kind } = engine;
  const after = { kind, hexes: row.map(({ name }) => name) };
  const places: { unit: string; hexes: readonly HexName[] }[] = [];
  for (const [index, under] of placesUnder(engine).entries()) {
    for (const unit of unitsIn(position, under)) {
      const hexes = isLive(unit) ? [placesUnder(after)[index] ?? ''] : [lying(under, after)];
      places.push({ unit: unit.id, hexes });
    }
    if (kind !== 'siegeTower') continue;
    for (const unit of unitsIn(position, engine.hexes[index] ?? '')) {
      places.push({ unit: unit.id, hexes: [after.hexes[index] ?? ''] });
    }
  }
  const units = crewOf(position, engine).map(({ id }) => id);
  const data = { units, equipment, hexes: after.hexes, places, mp, rule: rulesOf(engine).allowance };
  course.emit({ type: 'EquipmentMoved', data });
  for (const { unit } of places) goAlong(course, unit);
}

/** The name of a place on the ground after the engine has moved: still under the engine, or in the open. */
function lying(under: HexName, after: Pick<Equipment, 'kind' | 'hexes'>): HexName {
  const ground = under.replace(UNDER, '');
  return after.kind === 'siegeTower' && after.hexes.includes(ground) ? ground + UNDER : ground;
}

/** How each kind of equipment is pushed; a rule id: by that rule it cannot be pushed. */
const PUSHING: Readonly<Record<Equipment['kind'], Pushing | string>> = {
  screen: SCREEN,
  batteringRam: ENGINE,
  siegeTower: ENGINE,
  barricade: 'pbem:19.16f',
  ladder: 'pbem:19.11g',
  mangonel: 'pbem:19.14c',
  trebuchet: 'pbem:19.14c',
  ballista: 'pbem:18.2b',
};

/** The units in a screen's hex, or under a ram or tower, move it and go with it (pbem:19.12r, 19.13e, 19.15f). */
export const PUSH_EQUIPMENT: OrderRule<PushEquipment> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ workers }) => workers,
  carryOut(course, _side, order, dice) {
    const equipment = equipmentOf(course.position, order.equipment);
    if (!equipment) return unknown(`there is no equipment ${order.equipment}`, order.equipment);
    const burns = whyBurns(course.position, equipment.id);
    if (burns) return burns;
    const pushing = PUSHING[equipment.kind];
    if (typeof pushing === 'string') {
      return illegal(pushing, `a ${spaced(equipment.kind)} is not moved so`, equipment.id);
    }
    return pushing.carryOut(course, equipment, order, dice);
  },
  list(position, _side, unit) {
    const { equipment = [] } = position;
    return equipment.flatMap((one) => {
      const pushing = PUSHING[one.kind];
      return typeof pushing === 'string' || whyBurns(position, one.id) ? [] : pushing.list(position, one, unit);
    });
  },
};
