import type { Depth, Field } from '../../../board/field.js';
import { canBe, livePlace } from '../../../board/live-states.js';
import { isHexOpen } from '../../../board/live.js';
import type { HexsideType, TerrainType } from '../../../board/terrain.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { NO_ACTS } from '../../../position/acts.js';
import { whyDrowns } from '../17-water/drowning.js';
import { moverKindOf } from '../core/movement/mover.js';
import { malformedSetup } from '../core/setup/set-up-words.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { spaced } from '../../../game/spaced.js';

/**
 * Why a unit or item cannot begin in its water hex, or null: it would be lost at once, so the set-up is refused
 * (pbem:17.1c to 17.1f, 17.42g, 17.43c).
 */
function wrongInWater({ units, items = [] }: Setup, field: Field): Refusal | null {
  for (const unit of units) {
    for (const name of unit.hexes) {
      const depth = field.hex(name)?.depth ?? null;
      const rule = whyLost(unit, depth);
      if (rule !== null) return malformedSetup(rule, `${unit.id} would go under in ${name}`, name);
    }
  }
  const sunk = items.find(({ hex = '' }) => ['deep', 'bottomless'].includes(field.hex(hex)?.depth ?? ''));
  return sunk ? malformedSetup('pbem:17.1f', `${sunk.id} would sink in ${sunk.hex ?? ''}`, sunk.id) : null;
}

/**
 * The rule by which a unit of the set-up would be lost in water, or null. Horses may begin where they would wade
 * (pbem:17.42c).
 */
function whyLost({ id, side, sheet, health = 'healthy', hexes, mount }: SetupUnit, depth: Depth | null): string | null {
  if (depth === null) return null;
  const unit: Unit = {
    ...{ id, side, sheet, health, hexes, mount: mount ?? null },
    ...{ rider: null, stride: 0, missiles: null, acts: NO_ACTS },
  };
  const wades = depth === 'deep' && health !== 'dead' && (mount !== undefined || sheet.kind === 'horse');
  if (wades) return null;
  return mount !== undefined && isCharacter(unit) && depth === 'bottomless' ? 'pbem:17.1c' : whyDrowns(unit, depth);
}

/** Terrain and hexsides that exist only if a scenario rule says so: the option, and the rule that requires it. */
const BY_OPTION: Partial<Readonly<Record<TerrainType | HexsideType, readonly [option: string, rule: string]>>> = {
  floodedMoat: ['floodedMoat', 'pbem:16.118c'],
  portcullis: ['portcullis', 'pbem:16.27a'],
  dungeon: ['dungeon', 'pbem:16.33b'],
  secretPassage: ['secretPassages', 'pbem:16.34b'],
  table: ['tables', 'pbem:16.38b'],
};

/** Why a board does not fit the options, or null: it has terrain whose option is not chosen. */
export function wrongGround(field: Field, options: Setup['options']): Refusal | null {
  for (const { name, terrains, sides } of field.places) {
    for (const type of [...terrains, ...sides]) {
      const [option, rule] = BY_OPTION[type] ?? [];
      if (option === undefined || rule === undefined || options[option] === true) continue;
      return malformedSetup(rule, `${name} is ${spaced(type)}, which needs the option ${option}`, name);
    }
  }
  return null;
}

/** Live terrain by the names of the board layer: a hex, or a hexside (`S6/T6`). */
export function settledLive({ live }: Setup, field: Field): Ruled<Setup['live']> {
  const settled: Record<string, string> = {};
  for (const [where, state] of Object.entries(live)) {
    const place = livePlace(field, where);
    if (!place) {
      return refused({ code: 'unknownHex', rule: null, because: `the map has no ${where}`, subject: where });
    }
    const { name, states } = place;
    if (!canBe(place, state)) {
      const known = states.length > 0 ? `is ${states.join(', ')}` : 'never changes';
      return refused(malformedSetup('pbem:16.16k', `${where} ${known}, not ${state}`, where));
    }
    settled[name] = state;
  }
  return allowed(settled);
}

/**
 * Why a unit may not begin in its hex, or null: it would not come out of the water there (pbem:17.1), or, for live
 * units, its kind can never enter the hex (pbem:7.5a).
 */
export function wrongPlaces(setup: Setup, field: Field): Refusal | null {
  const { units } = setup;
  const drowned = wrongInWater(setup, field);
  if (drowned) return drowned;
  return units.map((unit) => impassable(setup, unit, field)).find((refusal) => refusal !== null) ?? null;
}

function impassable({ live }: Setup, { id, sheet, health, hexes, mount }: SetupUnit, field: Field): Refusal | null {
  if (health === 'dead') return null;
  const kind = moverKindOf({ mount: mount ?? null, sheet });
  for (const name of hexes) {
    const hex = field.hex(name);
    if (!hex) continue;
    const { cost, open, barsRiders, rule } = terrainOf(hex);
    const price = (open && isHexOpen(live, hex) ? open : cost)[kind];
    if (hex.depth === 'bottomless') continue;
    if (price === null) return malformedSetup('pbem:7.5a', `${id} cannot be in ${name} (${spaced(hex.terrain)})`, name);
    if (barsRiders && mount !== undefined)
      return malformedSetup(rule, `nobody rides in ${name} (${spaced(hex.terrain)})`, name);
  }
  return null;
}
