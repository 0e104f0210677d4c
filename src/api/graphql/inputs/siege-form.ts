import type { SiegeScenario, SiegeSetup } from '../../../engine/siege/setup.js';
import type { Scenario } from '../../../library/scenario.js';
import type { ShippedSiege } from '../../../library/sieges.js';
import { ApiError } from '../../errors.js';
import { isGiven } from '../page.js';
import { byName } from './by-name.js';
import type { CreateSiegeInput, SiegeTargetInput } from './siege-calendar.input.js';

/** The scenarios and sieges that ship. */
export interface SiegeLibrary {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly sieges: ReadonlyMap<string, ShippedSiege>;
}

/**
 * The set-up of a siege from its input: a siege that ships with changes, or a whole document. Throws NOT_FOUND for an
 * unknown scenario or siege, BAD_INPUT for a name that stands twice, and for members that lack or do not go together.
 */
export function siegeSetupOf(input: CreateSiegeInput, library: SiegeLibrary): SiegeSetup {
  return isGiven(input.siege) ? changedSiege(input.siege, input, library.sieges) : wholeSiege(input, library.scenarios);
}

/** The members of the input that a siege that ships settles by itself. */
const SETTLED = [
  ...(['dayDefinition', 'scenarios', 'targets', 'moat', 'engines', 'fighters', 'deliveries'] as const),
  ...(['attackerBase', 'defenderBase'] as const),
];

function changedSiege(id: string, input: CreateSiegeInput, sieges: ReadonlyMap<string, ShippedSiege>): SiegeSetup {
  const shipped = sieges.get(id);
  if (!shipped) throw new ApiError('NOT_FOUND', `there is no siege ${id.slice(0, 60)} in the library`);
  const settled = SETTLED.find((name) => isGiven(input[name]));
  if (settled !== undefined) throw new ApiError('BAD_INPUT', `${settled} does not go with siege: ${id} settles it`);
  const { setup } = shipped;
  return {
    ...setup,
    ...(isGiven(input.title) ? { title: input.title } : {}),
    ...(isGiven(input.lastDay) ? { lastDay: input.lastDay } : {}),
    options: { ...setup.options, ...optionsOf(input) },
  };
}

function optionsOf({ options }: CreateSiegeInput): Record<string, boolean> {
  return byName(options ?? [], ({ name, on }) => [name, on]);
}

/** A member without which a siege of one's own cannot be. Throws BAD_INPUT. */
function needed<Value>(name: string, value: Value | null | undefined): Value {
  if (isGiven(value)) return value;
  throw new ApiError('BAD_INPUT', `${name} is missing: a siege has it, unless siege names one that ships`);
}

function wholeSiege(input: CreateSiegeInput, scenarios: ReadonlyMap<string, Scenario>): SiegeSetup {
  const { dayDefinition, lastDay, attackerBase, defenderBase } = input;
  return {
    title: needed('title', input.title),
    ...(dayDefinition ? { dayDefinition } : {}),
    ...(typeof lastDay === 'number' ? { lastDay } : {}),
    options: optionsOf(input),
    scenarios: byName(needed('scenarios', input.scenarios), ({ name, scenario, attacker, defender }) => [
      name,
      scenarioOf(scenarios, scenario, attacker, defender),
    ]),
    targets: byName(input.targets ?? [], ({ hex, kind }) => [hex, kind]),
    ...layoutOf(input.targets ?? []),
    moat: byName(input.moat ?? [], ({ hex, underDrawbridge }) => [hex, underDrawbridge ? 'underDrawbridge' : 'moat']),
    engines: byName(input.engines ?? [], ({ name, kind, side, bearing, wear, size, unbuilt }) => [
      name,
      {
        kind,
        ...(side ? { side } : {}),
        ...(bearing ? { bearing } : {}),
        ...(typeof wear === 'number' ? { wear } : {}),
        ...(typeof size === 'number' ? { size } : {}),
        ...(unbuilt ? { unbuilt: true as const } : {}),
      },
    ]),
    fighters: byName(needed('fighters', input.fighters), ({ name, side, engineer, wounded, due }) => [
      name,
      {
        side,
        ...(engineer ? { engineer: true as const } : {}),
        ...(wounded ? { wounded: true as const } : {}),
        ...(typeof due === 'number' ? { due } : {}),
      },
    ]),
    deliveries: (input.deliveries ?? []).map(({ day, side, goods }) => ({
      day,
      side,
      goods: byName(goods, ({ name, count }) => [name, count]),
    })),
    bases: { attacker: attackerBase ?? [], defender: defenderBase ?? [] },
  };
}

/** From where targets are seen (pbem:19.2k); nothing if the layout does not say. */
function layoutOf(targets: readonly SiegeTargetInput[]): Pick<SiegeSetup, 'seenFrom'> {
  const stated = targets.flatMap(({ hex, seenFrom }) => (seenFrom ? [[hex, seenFrom] as const] : []));
  return stated.length > 0 ? { seenFrom: Object.fromEntries(stated) } : {};
}

function scenarioOf(
  scenarios: ReadonlyMap<string, Scenario>,
  id: string,
  attacker: string,
  defender: string,
): SiegeScenario {
  const scenario = scenarios.get(id);
  if (!scenario) throw new ApiError('NOT_FOUND', `there is no scenario ${id.slice(0, 60)}`);
  return { ruleset: scenario.ruleset, attacker, defender, setup: scenario.setup };
}
