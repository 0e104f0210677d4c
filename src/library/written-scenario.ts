import type { SetupTerms, Setup } from '../engine/game/setup.js';
import type { Length } from '../engine/position/position.js';
import type { Scenario, ScenarioSide } from './scenario.js';
import type { WrittenCarts } from './written-cart.js';
import type { Depths } from './depths.js';
import type { WrittenFire } from './written-fire.js';
import type { WrittenEquipment, WrittenItem } from './written-item.js';
import type { WrittenTallies } from './written-tally.js';
import type { WrittenUnit } from './written-unit.js';

/** One line of the order of battle as a scenario file writes it. */
export interface WrittenFighter extends Omit<WrittenUnit, 'marks' | 'before' | 'panic'> {
  readonly unit: string;
  readonly roster: string;
  readonly at: string;
  readonly rides?: string;
}

/** How a scenario file lays a board against another. */
interface WrittenJoin {
  readonly board: string;
  readonly to: string;
  readonly side: 'north' | 'east' | 'south' | 'west';
  readonly shift?: number;
  readonly turned?: boolean;
}

/** A scenario file that fits content/schemas/scenario.schema.json. */
export interface WrittenScenario extends SetupTerms {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  readonly boards: readonly string[];
  readonly joins?: readonly WrittenJoin[];
  readonly referenceHexes?: readonly (readonly [string, string])[];
  readonly compass: { readonly north: Scenario['north'] };
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly options?: Readonly<Record<string, boolean>>;
  readonly specialRules?: readonly string[];
  readonly sides: readonly ScenarioSide[];
  /** Absent: the first GT is rolled for (pbem:22.1a). */
  readonly firstSide?: string;
  readonly scenarioAttacker: string;
  readonly scenarioDefender: string;
  readonly orderOfBattle: readonly WrittenFighter[];
  readonly leads?: readonly (readonly [string, string])[];
  readonly strings?: readonly (readonly string[])[];
  readonly items?: readonly WrittenItem[];
  readonly fires?: readonly WrittenFire[];
  readonly lights?: NonNullable<Setup['lights']>;
  readonly carts?: WrittenCarts;
  readonly depths?: Depths;
  readonly equipment?: readonly WrittenEquipment[];
  readonly battered?: WrittenTallies;
  readonly live?: Readonly<Record<string, string>>;
  readonly doors?: NonNullable<Setup['doors']>;
  readonly winches?: NonNullable<Setup['winches']>;
  readonly length: Length;
  readonly victory?: string;
  readonly notes?: readonly string[];
}
