import type { Depth, Field } from '../../../board/field.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import { isCharacter, NO_ACTS, type Unit } from '../../../position/unit.js';
import { whyDrowns } from '../17-water/drowning.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/**
 * Why a unit or item cannot begin in its water hex, or null: it would be lost at once, so the set-up is refused
 * (pbem:17.1c to 17.1f, 17.42g, 17.43c).
 */
export function wrongInWater({ units, items = [] }: Setup, field: Field): Refusal | null {
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
