import { findHexside } from '../board/field-hexside.js';
import type { Field, FieldHex } from '../board/field.js';
import type { TerrainType } from '../board/terrain.js';
import type { Refusal } from '../game/refusal.js';
import type { SetupUnit } from '../game/setup.js';
import { workOf } from '../battering/works.js';
import { fieldOfScenario } from './places.js';
import type { SiegeScenario, SiegeSetup } from './setup.js';
import type { SiegeSide, TargetKind } from './siege.js';
import { spaced } from '../game/spaced.js';

/** Most names that a refusal lists as correct examples. */
const NAMES_MAX = 12;

/**
 * The first contradiction between the set-up of a siege and its scenarios: a fighter that is in no scenario or fights
 * for the other side; an engine of another kind; a wall that is a tower. Null: no contradiction, or no scenarios to
 * compare with.
 */
export function whyNotAsShown(setup: SiegeSetup): Refusal | null {
  const scenarios = Object.values(setup.scenarios ?? {});
  if (scenarios.length === 0) return null;
  for (const scenario of scenarios) {
    const sideless = whyNoSides(scenario);
    if (sideless) return sideless;
  }
  return whyNoFighters(setup, scenarios) ?? whyNoEngines(setup, scenarios) ?? whyNoTargets(setup, scenarios);
}

function no(rule: string | null, subject: string, because: string): Refusal {
  return { code: 'malformed', rule, because, subject };
}

/** Why the besieger and the besieged are not two different sides of the scenario, or null. */
function whyNoSides({ attacker, defender, setup: { sides, title } }: SiegeScenario): Refusal | null {
  const stranger = [attacker, defender].find((side) => !sides.includes(side));
  const right = `${title} has the sides ${sides.join(', ')}`;
  if (stranger !== undefined) return no('pbem:2.81d', stranger, `${stranger} is no side: ${right}`);
  return attacker === defender
    ? no('pbem:2.81d', attacker, `${attacker} cannot be both attacker and defender: ${right}`)
    : null;
}

/**
 * Why a fighter is not as the scenarios show him, or null: he must be a character of at least one scenario, of the same
 * side, and an engineer if the set-up makes him one (pbem:2.81d, 2.71b).
 */
function whyNoFighters({ fighters }: SiegeSetup, scenarios: readonly SiegeScenario[]): Refusal | null {
  for (const [id, { side, engineer }] of Object.entries(fighters)) {
    const shown = scenarios.flatMap((scenario) => unitsNamed(scenario, id).map((unit) => ({ scenario, unit })));
    if (shown.length === 0) {
      return no('pbem:2.81d', id, `no scenario of the siege has ${id}: the ${side} has ${namesOf(scenarios, side)}`);
    }
    for (const { scenario, unit } of shown) {
      if (unit.sheet.kind !== 'character')
        return no('pbem:2.81d', id, `${id} is no character but a ${spaced(unit.sheet.kind)}`);
      if (unit.side !== scenario[side]) {
        return no(
          'pbem:2.56a',
          id,
          `${id} is of ${unit.side ?? 'no side'} in ${scenario.setup.title}, not of the ${side}`,
        );
      }
      if (engineer && !unit.sheet.classes.includes('engineer')) {
        return no('pbem:2.71b', id, `${id} is no engineer: he is ${unit.sheet.classes.join(' and ')}`);
      }
    }
  }
  return null;
}

function unitsNamed({ setup }: SiegeScenario, id: string): readonly SetupUnit[] {
  return setup.units.filter((unit) => unit.id === id);
}

function namesOf(scenarios: readonly SiegeScenario[], side: SiegeSide): string {
  const names = new Set(
    scenarios.flatMap((scenario) =>
      scenario.setup.units
        .filter((unit) => unit.side === scenario[side] && unit.sheet.kind === 'character')
        .map(({ id }) => id),
    ),
  );
  const sorted = [...names].sort();
  return `${sorted.slice(0, NAMES_MAX).join(', ')}${sorted.length > NAMES_MAX ? '…' : ''}`;
}

/**
 * Why an engine is not as the scenarios show it, or null: it must be of the same kind; engines that no scenario shows
 * are off the map (pbem:19.3b).
 */
function whyNoEngines({ engines = {} }: SiegeSetup, scenarios: readonly SiegeScenario[]): Refusal | null {
  for (const [id, { kind }] of Object.entries(engines)) {
    for (const { setup } of scenarios) {
      if (setup.units.some((unit) => unit.id === id)) {
        return no('pbem:19.1', id, `${id} is somebody in ${setup.title} and no ${spaced(kind)}`);
      }
      const shown = setup.equipment?.find((one) => one.id === id);
      if (shown && shown.kind !== kind) {
        return no('pbem:19.1', id, `${id} is a ${spaced(shown.kind)} in ${setup.title}, no ${spaced(kind)}`);
      }
    }
  }
  return null;
}

/** Why a target, moat or base is not as the maps show it, or null (pbem:19.3a, 19.51b, 2.82c). */
function whyNoTargets(setup: SiegeSetup, scenarios: readonly SiegeScenario[]): Refusal | null {
  const { targets = {}, moat = {}, bases = {} } = setup;
  const fields = scenarios.map(fieldOfScenario);
  for (const field of fields) {
    for (const [name, kind] of Object.entries(targets)) {
      const shown = kindShown(field, name);
      if (shown === null || shown.includes(kind)) continue;
      const right = shown.length === 0 ? 'no engine batters it' : `it is listed as ${shown.join(' or ')}`;
      return no('pbem:19.3a', name, `${name} is no ${kind} on the map: ${right}`);
    }
    for (const [name, kind] of Object.entries(moat)) {
      const hex = field.hex(name);
      const shown = hex && isUnderBridge(hex) ? 'underDrawbridge' : 'moat';
      if (hex && shown !== kind)
        return no('pbem:19.51b', name, `${name} is no ${kind} on the map: it is listed as ${shown}`);
    }
  }
  const nowhere = Object.values(bases)
    .flat()
    .find((name) => fields.every((field) => field.hex(name) === undefined));
  return nowhere === undefined ? null : no('pbem:2.82c', nowhere, `no scenario of the siege has the hex ${nowhere}`);
}

/**
 * The kinds of target that a place may be listed as; null: the map does not have it. A keep is a tower, or a house of
 * stone.
 */
function kindShown(field: Field, name: string): readonly TargetKind[] | null {
  const hex = field.hex(name);
  if (hex) return kindsOf(hex);
  const side = findHexside(field, name);
  if (!side) return null;
  const drawn = side.from.sides[side.direction];
  return drawn === 'gateDoor' || drawn === 'portcullis' ? ['gateDoor'] : [];
}

function kindsOf(hex: FieldHex): readonly TargetKind[] {
  // A gate has a rampart and counts as wall (ruling of pbem:26.71g).
  if (GATES.includes(hex.terrain)) return ['castleWall', 'embattlement'];
  const work = workOf(hex);
  switch (work) {
    case 'castleWall':
    case 'embattlement':
      return [work];
    case 'castleTower':
      return [work, 'keep'];
    case 'buildingWall':
      return ['keep'];
    default:
      return [];
  }
}

const GATES: readonly TerrainType[] = ['gate', 'stableGate'];

function isUnderBridge({ terrain, above }: FieldHex): boolean {
  return terrain === 'drawbridge' || above?.terrain === 'drawbridge';
}
