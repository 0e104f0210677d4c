import type { Setup } from '../../engine/game/setup.js';
import { canonicalJson } from '../../engine/canonical/canonical.js';
import { pointsOf } from '../../engine/siege/engines.js';
import { legalSiegeOrders } from '../../engine/siege/legal.js';
import { scenarioSetup } from '../../engine/siege/scenario-setup.js';
import { siegeWarnings, type SiegeScenario } from '../../engine/siege/setup.js';
import { SIEGE_SIDES, type Siege } from '../../engine/siege/siege.js';
import { compared, failure, type CaseFailure } from './failure.js';
import type { SiegeExpectation } from './siege-case.js';
import { differing } from './subset.js';

/** Differences from the expectation for a siege. */
export function wrongSiege(
  expect: SiegeExpectation,
  siege: Siege,
  scenario: SiegeScenario | undefined,
): readonly CaseFailure[] {
  const actual = {
    day: siege.day,
    night: siege.night,
    stage: siege.stage,
    initiative: siege.today.initiative,
    targets: mapped(siege.targets, ({ left }) => left),
    engines: mapped(siege.engines, (engine) =>
      engine.lost ? 'lost' : engine.unbuilt === undefined ? pointsOf(engine) : -engine.unbuilt,
    ),
    moat: mapped(siege.moat, ({ filled }) => (filled ? 'filled' : 'open')),
    health: mapped(siege.fighters, ({ health }) => health),
    heals: mapped(siege.fighters, ({ heals }) => heals),
    back: mapped(siege.fighters, ({ back }) => back),
    stores: siege.stores,
    warnings: siegeWarnings(siege).map(({ rule }) => rule),
    outcome: siege.outcome,
  };
  const parts = Object.keys(actual) as readonly (keyof typeof actual)[];
  const wrong = parts.flatMap((part) => {
    const wanted = expect[part];
    return wanted === undefined ? [] : differing(['expect', part], part, wanted, actual[part] ?? null);
  });
  return [...wrong, ...wrongLegal(expect, siege), ...wrongScenario(expect, siege, scenario)];
}

function wrongLegal({ legal = {} }: SiegeExpectation, siege: Siege): readonly CaseFailure[] {
  return SIEGE_SIDES.flatMap((side) => {
    const listed = new Set(legalSiegeOrders(siege, side).map(({ order }) => canonicalJson(order)));
    const { includes = [], excludes = [] } = legal[side] ?? {};
    const at = ['expect', 'legal', side];
    return [
      ...includes.flatMap((order) =>
        listed.has(canonicalJson(order)) ? [] : [failure(at, `${canonicalJson(order)} is not listed`)],
      ),
      ...excludes.flatMap((order) =>
        listed.has(canonicalJson(order)) ? [failure(at, `${canonicalJson(order)} is listed`)] : [],
      ),
    ];
  });
}

/**
 * The equipment of a set-up by name, with its points of wear and of damage by the enemy; 0: none. The damage of a
 * barricade is counted by hex.
 */
export function equipmentAsWorn({
  equipment = [],
  battered = {},
}: Pick<Setup, 'equipment' | 'battered'>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    equipment.map(({ id, wear = 0, offboardWear = 0, ...one }) => {
      const pointsOff = (name: string): number => battered[name]?.hand ?? 0;
      const byHex = Object.fromEntries(one.hexes.map((hex) => [hex, pointsOff(hex)]));
      const damage = one.kind === 'barricade' ? byHex : pointsOff(id);
      return [id, { ...one, wear, offboardWear, damage }] as const;
    }),
  );
}

function wrongScenario(
  { scenario: wanted }: SiegeExpectation,
  siege: Siege,
  scenario: SiegeScenario | undefined,
): readonly CaseFailure[] {
  if (!wanted) return [];
  const at = ['expect', 'scenario'];
  if (!scenario) return [failure(at, 'the siege of the case has no scenario')];
  const now = scenarioSetup(siege, scenario);
  const { units, live } = now;
  const known = new Set(units.map(({ id }) => id));
  const healths = Object.fromEntries(units.map(({ id, health = 'healthy' }) => [id, health]));
  const places = Object.fromEntries(units.map(({ id, hexes }) => [id, hexes]));
  return [
    ...(wanted.absent ?? []).flatMap((id) => (known.has(id) ? [failure(at, `${id} is there`)] : [])),
    ...(wanted.present ?? []).flatMap((id) => (known.has(id) ? [] : [failure(at, `${id} is not there`)])),
    ...part(at, 'health', wanted.health, healths),
    ...part(at, 'hexes', wanted.hexes, places),
    ...part(at, 'live', wanted.live, live),
    ...part(
      at,
      'items',
      wanted.items,
      named(wanted.items, now.items, 'id', ({ carrier, hex }) => carrier ?? hex),
    ),
    ...part(
      at,
      'leads',
      wanted.leads,
      named(wanted.leads, now.leads, 'leader', ({ led }) => led),
    ),
    ...part(at, 'equipment', wanted.equipment, equipmentAsWorn(now)),
    ...Object.entries(wanted.battered ?? {}).flatMap(([name, points]) => {
      const off = canonicalJson(now.battered?.[name] ?? {});
      return compared([...at, 'battered', name], `points off ${name}`, canonicalJson(points), off) ?? [];
    }),
  ];
}

function part(at: readonly string[], name: string, wanted: object | undefined, actual: object): readonly CaseFailure[] {
  return wanted === undefined ? [] : differing([...at, name], name, wanted, actual);
}

/** The values of members by name; null for names that are wanted and not there. */
function named<Member, Key extends keyof Member>(
  wanted: object = {},
  members: readonly Member[] = [],
  key: Key,
  value: (member: Member) => unknown,
): object {
  const none = Object.keys(wanted).map((name) => [name, null] as const);
  const there = members.map((member) => [String(member[key]), value(member)] as const);
  return Object.fromEntries<unknown>([...none, ...there]);
}

function mapped<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
