import { isPresent, type Siege, type SiegeSide } from '../siege.js';

/** How many of a side are in which state. Absent: they have not come yet (pbem:2.81f). */
export interface Strength {
  readonly healthy: number;
  readonly wounded: number;
  readonly dead: number;
  readonly captive: number;
  readonly absent: number;
}

/** A siege in numbers, as it stands. */
export interface Figures {
  /** Offboard resistance points that all targets have left together (pbem:26.71f). */
  readonly resistance: number;
  /** Targets without any. */
  readonly fallen: number;
  /** Moat hexes that are filled. */
  readonly filled: number;
  /** Offboard wear in battering points of all engines that stand (pbem:26.71d). */
  readonly wear: number;
  readonly enginesLost: number;
  readonly enginesUnbuilt: number;
  readonly attacker: Strength;
  readonly defender: Strength;
  readonly stores: Siege['stores'];
}

/** A siege in numbers, as it stands. */
export function figuresOf(siege: Siege): Figures {
  const targets = Object.values(siege.targets);
  const engines = Object.values(siege.engines);
  return {
    resistance: targets.reduce((sum, { left }) => sum + left, 0),
    fallen: targets.filter(({ left }) => left === 0).length,
    filled: Object.values(siege.moat).filter(({ filled }) => filled).length,
    wear: engines.reduce((sum, { lost, wear }) => (lost ? sum : sum + wear), 0),
    enginesLost: engines.filter(({ lost }) => lost).length,
    enginesUnbuilt: engines.filter(({ lost, unbuilt }) => !lost && unbuilt !== undefined).length,
    attacker: strengthOf(siege, 'attacker'),
    defender: strengthOf(siege, 'defender'),
    stores: siege.stores,
  };
}

function strengthOf({ fighters }: Siege, side: SiegeSide): Strength {
  const own = Object.values(fighters).filter((one) => one.side === side);
  const present = own.filter(isPresent);
  const dead = own.filter(({ health }) => health === 'dead').length;
  const captive = own.filter(({ health, captive: by }) => health !== 'dead' && by !== undefined).length;
  return {
    healthy: present.filter(({ health }) => health === 'healthy').length,
    wounded: present.filter(({ health }) => health === 'wounded').length,
    dead,
    captive,
    absent: own.length - present.length - dead - captive,
  };
}
