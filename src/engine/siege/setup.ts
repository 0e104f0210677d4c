import type { HexName } from '../board/field.js';
import { allowed, refused, type Ruled } from '../game/refusal.js';
import type { Setup } from '../game/setup.js';
import type {
  DayDefinition,
  Delivery,
  EngineKind,
  ScenarioName,
  Siege,
  SiegeOption,
  SiegeSide,
  TargetKind,
} from './siege.js';
import {
  DAY_DEFINITIONS,
  ENGINE_KINDS,
  NOTHING_DONE,
  SCENARIOS,
  SIEGE_OPTIONS,
  SIEGE_SIDES,
  TARGET_KINDS,
} from './siege.js';

/** A scenario of a siege: a whole set-up of a game, and which of its sides besieges. */
export interface SiegeScenario {
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly attacker: string;
  readonly defender: string;
  readonly setup: Setup;
}

/** What a siege is created from. It may be illegal; `siegeOf` decides. */
export interface SiegeSetup {
  readonly title: string;
  /** Absent: the set-up is refused (pbem:2.8c). */
  readonly dayDefinition?: DayDefinition;
  readonly options?: Readonly<Partial<Record<SiegeOption, boolean>>>;
  readonly lastDay?: number;
  readonly scenarios?: Readonly<Partial<Record<ScenarioName, SiegeScenario>>>;
  readonly targets?: Readonly<Record<HexName, TargetKind>>;
  readonly moat?: Readonly<Record<HexName, 'moat' | 'underDrawbridge'>>;
  readonly engines?: Readonly<
    Record<
      string,
      {
        readonly kind: EngineKind;
        readonly side?: SiegeSide;
        readonly wear?: number;
        readonly unbuilt?: true;
        readonly size?: number;
      }
    >
  >;
  readonly fighters: Readonly<
    Record<
      string,
      {
        readonly side: SiegeSide;
        readonly engineer?: true;
        readonly wounded?: true;
        readonly due?: number;
      }
    >
  >;
  readonly deliveries?: readonly Delivery[];
  readonly bases?: Partial<Readonly<Record<SiegeSide, readonly HexName[]>>>;
}

/** Offboard resistance points of a whole target (pbem:26.71f). */
const RESISTANCE: Readonly<Record<TargetKind, number>> = {
  embattlement: 4,
  castleWall: 4,
  castleTower: 4,
  keep: 4,
  gateDoor: 3,
};
/** Days of work to build an engine (pbem:19.8c). */
const BUILDING_DAYS: Readonly<Record<EngineKind, number>> = {
  trebuchet: 6,
  mangonel: 4,
  ballista: 4,
  siegeTower: 10,
  batteringRam: 10,
};

/** The siege as it is set up, before its first day; or the first thing that is wrong with the set-up. */
export function siegeOf(setup: SiegeSetup): Ruled<Siege> {
  const wrong = whatIsWrong(setup);
  const { dayDefinition } = setup;
  if (wrong || !dayDefinition) {
    const { rule = 'pbem:2.8c', because = 'a siege says how its days are played: siegeDays or detailedDays' } =
      wrong ?? {};
    return refused({ code: 'malformed', rule, because });
  }
  return allowed({
    title: setup.title,
    dayDefinition,
    options: setup.options ?? {},
    scenarios: SCENARIOS.filter((name) => setup.scenarios?.[name] !== undefined),
    lastDay: setup.lastDay ?? null,
    day: 0,
    night: false,
    stage: 'evening',
    today: NOTHING_DONE,
    targets: mapped(setup.targets ?? {}, (kind) => ({ kind, left: RESISTANCE[kind] })),
    moat: mapped(setup.moat ?? {}, (kind) => (kind === 'underDrawbridge' ? { underDrawbridge: true as const } : {})),
    engines: mapped(setup.engines ?? {}, ({ kind, side = 'attacker', wear = 0, unbuilt, size = 1 }) => ({
      side,
      kind,
      wear,
      size,
      ...(unbuilt ? { unbuilt: BUILDING_DAYS[kind] } : {}),
    })),
    fighters: mapped(setup.fighters, ({ side, engineer, wounded, due }) => ({
      side,
      health: wounded ? ('wounded' as const) : ('healthy' as const),
      ...(engineer ? { engineer } : {}),
      ...(wounded ? { fresh: true as const } : {}),
      ...(due === undefined ? {} : { due }),
    })),
    stores: { attacker: {}, defender: {} },
    deliveries: setup.deliveries ?? [],
    bases: { attacker: setup.bases?.attacker ?? [], defender: setup.bases?.defender ?? [] },
    live: {},
    orders: 0,
    outcome: null,
  });
}

interface Fault {
  readonly rule: string | null;
  readonly because: string;
}

function whatIsWrong(setup: SiegeSetup): Fault | null {
  const { dayDefinition, options = {}, targets = {}, engines = {}, fighters, scenarios = {}, lastDay } = setup;
  if (dayDefinition !== undefined && !DAY_DEFINITIONS.includes(dayDefinition)) {
    return { rule: 'pbem:2.8c', because: `there is no day definition ${String(dayDefinition)}` };
  }
  const option = Object.keys(options).find((name) => !Object.hasOwn(SIEGE_OPTIONS, name));
  if (option !== undefined) return { rule: null, because: `a siege has no option ${option}` };
  if (lastDay !== undefined && !isCount(lastDay)) return { rule: null, because: 'the last day is a number from 1' };
  const target = Object.entries(targets).find(([, kind]) => !TARGET_KINDS.includes(kind));
  if (target) return { rule: 'pbem:19.3a', because: `${target[0]}: ${target[1]} cannot be battered offboard` };
  const engine = Object.entries(engines).find(([, { kind }]) => !ENGINE_KINDS.includes(kind));
  if (engine) return { rule: 'pbem:19.1', because: `${engine[0]}: there is no engine ${engine[1].kind}` };
  const lacking = SIEGE_SIDES.find((side) => !Object.values(fighters).some((fighter) => fighter.side === side));
  if (lacking) return { rule: null, because: `the ${lacking} has nobody` };
  if (dayDefinition === 'detailedDays' && !scenarios.day) {
    return { rule: 'pbem:2.82a', because: 'days that are played in detail need the scenario day' };
  }
  return null;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function mapped<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** What is unwise about a siege: a way of battering that belongs to the other kind of day (pbem:2.8c, 19.3b). */
export function siegeWarnings({
  dayDefinition,
  options,
}: Pick<Siege, 'dayDefinition' | 'options'>): readonly { readonly rule: string; readonly because: string }[] {
  if (dayDefinition === 'detailedDays' && options.offboardBattering) {
    return [{ rule: 'pbem:19.3b', because: 'offboard battering goes with siege days' }];
  }
  if (dayDefinition === 'siegeDays' && options.onboardBattering) {
    return [{ rule: 'pbem:2.8c', because: 'onboard battering goes with days that are played in detail' }];
  }
  return [];
}
