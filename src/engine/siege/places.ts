import { fieldOf } from '../board/build.js';
import { findHexside, hexsideName } from '../board/field-hexside.js';
import type { Field } from '../board/field.js';
import { gatesBeside } from '../board/location.js';
import { canBe, livePlace } from '../board/live-states.js';
import type { Refusal } from '../game/refusal.js';
import type { Setup } from '../game/setup.js';
import type { SiegeScenario, SiegeSetup } from './setup.js';
import type { Siege, TargetKind } from './siege.js';

/** The map of a scenario, built once. */
export function fieldOfScenario({ setup: { ground } }: SiegeScenario): Field {
  return fieldOf(ground.boards, ground.joins);
}

/** The state of the ground of a target without resistance (pbem:19.3d). */
function fallenAs(kind: TargetKind): string {
  return kind === 'gateDoor' ? 'broken' : 'rubble';
}

/**
 * Places of a scenario's map that the siege has changed: walls without resistance are rubble, gate doors without
 * resistance are broken, and moat hexes may be filled (pbem:19.3d, 19.51b). Places that the map does not show are left
 * out.
 */
export function groundLeft({ targets, moat }: Siege, scenario: SiegeScenario): Readonly<Record<string, string>> {
  const field = fieldOfScenario(scenario);
  const left: Record<string, string> = {};
  for (const [hex, target] of Object.entries(targets)) if (target.left === 0) left[hex] = fallenAs(target.kind);
  for (const [hex, { filled }] of Object.entries(moat)) if (filled) left[hex] = 'filled';
  return Object.fromEntries(Object.entries(left).filter(([hex]) => livePlace(field, hex) !== null));
}

/**
 * The name under which the siege has a target or moat hex at a place of a scenario's map: a gate door may be written
 * with the board at both of its hexes. Any other place has its own name.
 */
export function nameInSiege({ targets, moat }: Siege, scenario: SiegeScenario, place: string): string {
  if (Object.hasOwn(targets, place) || Object.hasOwn(moat, place)) return place;
  const field = fieldOfScenario(scenario);
  const onMap = (name: string): string | undefined => {
    const hexside = findHexside(field, name);
    return hexside ? hexsideName(hexside.from, hexside.to) : field.hex(name)?.name;
  };
  return [...Object.keys(targets), ...Object.keys(moat)].find((name) => onMap(name) === place) ?? place;
}

/**
 * The set-up of a siege whose bases have the names that its games give to their hexes: where boards are joined, a hex
 * has a name on both (pbem:2.82c, 3.2).
 */
export function withBasesNamed(setup: SiegeSetup): SiegeSetup {
  const { bases, scenarios = {} } = setup;
  if (!bases) return setup;
  const fields = Object.values(scenarios).map(fieldOfScenario);
  const named = (hex: string): string => fields.map((field) => field.hex(hex)?.name).find((name) => name) ?? hex;
  const settled = Object.entries(bases).map(([side, hexes]) => [side, hexes.map(named)] as const);
  return { ...setup, bases: Object.fromEntries(settled) };
}

/** Whether the map of a scenario shows a place. */
export function isShown(scenario: SiegeScenario, place: string): boolean {
  return livePlace(fieldOfScenario(scenario), place) !== null;
}

/** States of places of which nothing is left that could be battered further (pbem:19.2o). */
const RUINED: readonly (string | undefined)[] = ['rubble', 'destroyed', 'broken'];

/**
 * Points off by battering, without those of places that have fallen, and of what hung at a hex that has: doors, windows
 * and bridges.
 */
export function withoutRuins(battered: Tallies, live: Setup['live'], scenario: SiegeScenario): Tallies {
  const field = fieldOfScenario(scenario);
  const isRuined = (place: string): boolean => RUINED.includes(live[place]);
  const stands = (name: string): boolean => {
    const hexside = findHexside(field, name);
    const hung = hexside ? [hexside.from, hexside.to] : [];
    const hex = field.hex(name);
    const gates = hex?.terrain === 'drawbridge' ? gatesBeside(hex) : [];
    return !isRuined(name) && !hung.some((end) => isRuined(end.name)) && (gates.length === 0 || !gates.every(isRuined));
  };
  return Object.fromEntries(Object.entries(battered).filter(([name]) => stands(name)));
}

type Tallies = NonNullable<Setup['battered']>;

/**
 * Why the scenarios cannot show a target or moat hex: it is on none of their maps, or on one of them as a place that
 * cannot fall or be filled. Null: they can, or there are no scenarios.
 */
export function whyNoPlace({ targets = {}, moat = {}, scenarios = {} }: SiegeSetup): Refusal | null {
  const fields = Object.values(scenarios).map(fieldOfScenario);
  if (fields.length === 0) return null;
  const wanted = [
    ...Object.entries(targets).map(([name, kind]) => ({
      name,
      what: kind,
      state: fallenAs(kind),
      rule: 'pbem:19.3a',
    })),
    ...Object.keys(moat).map((name) => ({ name, what: 'moat', state: 'filled', rule: 'pbem:19.51a' })),
  ];
  for (const { name, what, state, rule } of wanted) {
    const places = fields.flatMap((field) => livePlace(field, name) ?? []);
    const no = (because: string): Refusal => ({ code: 'malformed', rule, because, subject: name });
    if (places.length === 0) return no(`no scenario of the siege has the place ${name.slice(0, 60)}`);
    if (!places.every((place) => canBe(place, state))) return no(`${name} is no ${what} that could be ${state}`);
  }
  return null;
}
