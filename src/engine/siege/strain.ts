import { OFFBOARD_POINTS } from '../battering/offboard-table.js';
import type { Setup } from '../game/setup.js';
import type { Equipment } from '../position/equipment.js';
import type { Position } from '../position/position.js';
import type { Tally } from '../position/siege-works.js';
import type { Strain } from './left.js';
import type { EngineKind, SiegeEngine } from './siege.js';

/* Engines whose points pass between days by tables and games on the map (pbem:19.42h, 19.42i). */

/** Points onboard for one point of offboard wear (pbem:19.42h, 19.42i). */
const ONBOARD_PER_OFFBOARD = 20;

/** The facts that scenarios need of the engines of a siege or a campaign, by their names. */
export type WornEngines = Readonly<Record<string, Pick<SiegeEngine, 'wear' | 'onboard'>>>;

/** Offboard wear of an engine by the points that it has lost onboard, every fraction rounded up (pbem:19.42i). */
export function wearBy({ damage, wear, offboard = 0 }: Strain): number {
  const points = damage + wear;
  const rest = points % ONBOARD_PER_OFFBOARD;
  return offboard + (points - rest) / ONBOARD_PER_OFFBOARD + (rest === 0 ? 0 : 1);
}

/**
 * The set-up of a scenario with its engines as worn as those of the siege are. Each point of offboard wear is 20 of
 * wear (pbem:19.42h), which destroys nothing (ruling); if nothing has happened since the last scenario, the points are
 * those that it ended with (ruling of 19.42i). A ram of a scenario with the offboard method keeps its offboard points.
 * Engines that do not batter have no wear on the map.
 */
export function strainedSetup(setup: Setup, engines: WornEngines): Setup {
  const known = (setup.equipment ?? []).filter(({ id }) => Object.hasOwn(engines, id));
  if (known.length === 0) return setup;
  const strains = new Map(known.map((one) => [one.id, strainNow(one, engines[one.id], setup)]));
  const battered: Record<string, Tally> = {};
  for (const [name, tally] of Object.entries(setup.battered ?? {})) if (!strains.has(name)) battered[name] = tally;
  for (const [id, { damage }] of strains) if (damage > 0) battered[id] = { hand: damage };
  return {
    ...setup,
    equipment: setup.equipment?.map((one) => withStrain(one, strains.get(one.id))) ?? [],
    ...(setup.battered || Object.keys(battered).length > 0 ? { battered } : {}),
  };
}

/** Names of the tallies of equipment that is no engine of a siege: of a barricade those of its hexes (pbem:19.2s). */
export function namesBattered(equipment: readonly Equipment[], engines: WornEngines): readonly string[] {
  return equipment.flatMap(({ id, kind, hexes, without }) => {
    if (kind !== 'barricade') return Object.hasOwn(engines, id) ? [] : [id];
    return [id, ...hexes, ...(without === undefined ? [] : [without])];
  });
}

/** The points that engines have lost in a position or set-up, of those that stand there. */
export function strainsIn(
  { equipment = [], battered = {} }: Pick<Position, 'equipment' | 'battered'>,
  engines: readonly string[],
): readonly (Strain & { readonly engine: string })[] {
  return engines.flatMap((engine) => {
    const is = equipment.find(({ id }) => id === engine);
    return is ? [{ engine, ...strainOn(is, battered) }] : [];
  });
}

/** Engines that have other points at the end of a game than its set-up gave them, with these points. */
export function strainsAfter(
  before: Setup,
  after: Pick<Position, 'equipment' | 'battered'>,
  engines: readonly string[],
): readonly (Strain & { readonly engine: string })[] {
  const first = new Map(strainsIn(before, engines).map((one) => [one.engine, one]));
  return strainsIn(after, engines).filter(({ engine, damage, wear, offboard }) => {
    const was = first.get(engine);
    return was !== undefined && (was.damage !== damage || was.wear !== wear || was.offboard !== offboard);
  });
}

function strainNow({ kind }: Equipment, engine: WornEngines[string] | undefined, { options }: Setup): Strain {
  const { wear = 0, onboard } = engine ?? {};
  if (onboard) return onboard;
  if (!isWorn(kind)) return { damage: 0, wear: 0 };
  if (kind === 'batteringRam' && options['offboardBattering'] === true) {
    return { damage: 0, wear: 0, ...(wear > 0 ? { offboard: Math.min(wear, OFFBOARD_POINTS.batteringRam) } : {}) };
  }
  return { damage: 0, wear: wear * ONBOARD_PER_OFFBOARD };
}

/** Only engines that batter are worn by it (pbem:19.2r). */
function isWorn(kind: Equipment['kind']): kind is EngineKind & keyof typeof OFFBOARD_POINTS {
  return Object.hasOwn(OFFBOARD_POINTS, kind);
}

function strainOn({ id, wear = 0, offboardWear }: Equipment, battered: NonNullable<Position['battered']>): Strain {
  return {
    damage: battered[id]?.hand ?? 0,
    wear,
    ...(offboardWear === undefined ? {} : { offboard: offboardWear }),
  };
}

function withStrain(one: Equipment, strain: Strain | undefined): Equipment {
  if (!strain) return one;
  const { wear, offboard = 0 } = strain;
  return { ...unworn(one), ...(wear > 0 ? { wear } : {}), ...(offboard > 0 ? { offboardWear: offboard } : {}) };
}

function unworn({ wear: _wear, offboardWear: _offboard, ...thing }: Equipment): Equipment {
  return thing;
}
