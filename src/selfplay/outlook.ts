import type { LegalOrder, Preview } from '../engine/game/ruleset.js';
import type { Position } from '../engine/position/position.js';
import { isCharacter, type SideId } from '../engine/position/unit.js';
import { errandsOf, type SeenTerms } from './errands.js';
import type { Choice, Outlook, SeenOrder, SeenUnit } from './player.js';
import { LiveWays } from './live-ways.js';
import type { Ways } from './ways.js';

/**
 * The view of a side's player when he may give an order. `owes`: he must answer a decision and does not have the
 * turn.
 */
export function outlookOf(
  position: Position,
  { side, owes }: { readonly side: SideId; readonly owes: boolean },
  listed: readonly LegalOrder<unknown>[],
  ways: Ways,
): Outlook {
  const errands = errandsOf(termsOf(position), side);
  const liveWays = new LiveWays(position);
  return { side, owes, choices: choicesOf(listed), units: unitsOf(position), errands, ways, liveWays };
}

function termsOf({ terms, items, equipment, buried = {}, searches = {} }: Position): SeenTerms {
  return {
    awards: (terms?.awards ?? []).map(({ side, goal }) => ({ side, ...NOTHING, ...goal, goal: goal.kind })),
    exits: terms?.exits ?? [],
    items: (items ?? []).map(({ id, kind, hex, carrier }) => ({ name: id, kind, hex, carrier })),
    equipment: (equipment ?? []).map(({ id, kind, hexes, top, bearers }) => ({
      name: id,
      kind,
      hexes,
      ...(top === undefined ? {} : { top }),
      ...(bearers ? { bearers } : {}),
    })),
    water: terms?.boilingWater ?? [],
    hiddenTreasures: Object.entries(buried).map(([name, { among }]) => ({
      name,
      among: among.map((hex) => ({ hex, searches: searches[hex] ?? 0 })),
    })),
  };
}

const NOTHING = { hexes: [], units: [], items: [] };

function unitsOf({ units, tasks = [] }: Position): readonly SeenUnit[] {
  const workersAt = (task: string): ReadonlySet<string> =>
    new Set(tasks.flatMap(({ kind, workers }) => (kind === task ? workers : [])));
  const [searchers, builders, loaders] = [workersAt('search'), workersAt('build'), workersAt('loadEngine')];
  return Object.values(units).map((unit) => ({
    id: unit.id,
    side: unit.side,
    kind: unit.sheet.kind,
    health: unit.health,
    hexes: unit.hexes,
    weapon: isCharacter(unit) ? unit.sheet.weapon : null,
    fired: unit.acts.fired.length > 0,
    engineer: isCharacter(unit) && unit.sheet.classes.includes('engineer'),
    builds: builders.has(unit.id),
    loads: loaders.has(unit.id),
    captive: unit.captive !== undefined,
    ...(searchers.has(unit.id) ? { searches: true as const } : {}),
  }));
}

/** Listed orders as a player sees them. */
function choicesOf(listed: readonly LegalOrder<unknown>[]): readonly Choice[] {
  return listed.map(({ order, odds }) => ({ order: order as SeenOrder, tenths: tenthsOf(odds) }));
}

function tenthsOf(odds: Preview | undefined): Choice['tenths'] {
  return odds ? odds.distribution : null;
}
