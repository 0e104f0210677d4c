import { GATE, TOWER, WALL } from '../battering/resistance.js';
import type { SiegeSetup } from './setup.js';
import { NOTHING_DONE, SCENARIOS, type EngineKind, type Siege, type TargetKind } from './siege.js';

/** Battering resistance of a whole target by the means, offboard as well (pbem:26.71f, 26.72d). */
export const RESISTANCE: Readonly<Record<TargetKind, typeof GATE | typeof WALL | typeof TOWER>> = {
  embattlement: WALL,
  castleWall: WALL,
  castleTower: TOWER,
  keep: TOWER,
  gateDoor: GATE,
};
/** Days of work to build an engine (pbem:19.8c). */
const BUILDING_DAYS: Readonly<Record<EngineKind, number>> = {
  trebuchet: 6,
  mangonel: 4,
  ballista: 4,
  siegeTower: 10,
  batteringRam: 10,
};

/**
 * The siege as it is set up, before its first day. Whether the set-up is right is asked when a siege is created, not
 * when its log is read again: what is asked may become stricter, and sieges of before go on. Null: it does not say how
 * its days are played.
 */
export function siegeOf(setup: SiegeSetup): Siege | null {
  const { title, dayDefinition } = setup;
  if (!dayDefinition) return null;
  return {
    title,
    dayDefinition,
    options: setup.options ?? {},
    scenarios: SCENARIOS.filter((name) => setup.scenarios?.[name] !== undefined),
    lastDay: setup.lastDay ?? null,
    day: 0,
    night: false,
    stage: 'evening',
    today: NOTHING_DONE,
    targets: mapped(setup.targets ?? {}, (kind, hex) => ({
      kind,
      left: RESISTANCE[kind].offboard,
      ...(setup.seenFrom?.[hex] ? { seenFrom: setup.seenFrom[hex] } : {}),
    })),
    moat: mapped(setup.moat ?? {}, (kind) => (kind === 'underDrawbridge' ? { underDrawbridge: true as const } : {})),
    engines: mapped(
      setup.engines ?? {},
      ({ kind, side = 'attacker', bearing, wear = 0, onboard, unbuilt, workLeft, size = 1 }) => ({
        side,
        kind,
        wear,
        size,
        ...(onboard ? { onboard } : {}),
        ...(bearing ? { bearing } : {}),
        ...(unbuilt ? { unbuilt: workLeft ?? BUILDING_DAYS[kind] } : {}),
      }),
    ),
    fighters: mapped(setup.fighters, ({ side, engineer, wounded, heals, due, marks }) => ({
      side,
      health: wounded ? ('wounded' as const) : ('healthy' as const),
      ...(engineer ? { engineer } : {}),
      ...(wounded ? (heals === undefined ? { fresh: true as const } : { heals }) : {}),
      ...(due === undefined ? {} : { due }),
      ...(marks ? { marks } : {}),
    })),
    stores: { attacker: setup.stores?.attacker ?? {}, defender: setup.stores?.defender ?? {} },
    deliveries: setup.deliveries ?? [],
    bases: { attacker: setup.bases?.attacker ?? [], defender: setup.bases?.defender ?? [] },
    live: {},
    orders: 0,
    outcome: null,
  };
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
