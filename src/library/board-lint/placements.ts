import { fieldOf } from '../../engine/board/build.js';
import type { Scenario } from '../scenario.js';
import { factsOf } from '../rulesets.js';
import type { Fault } from './finding.js';

/** Units that a scenario puts where they could never stand. */
export function placementFaults({
  ruleset,
  setup: { ground, units },
}: Pick<Scenario, 'ruleset' | 'setup'>): readonly Fault[] {
  const field = fieldOf(ground.boards, ground.joins);
  const { canStand } = factsOf({ ruleset }).units;
  return units.flatMap(({ id, sheet, mount = null, hexes }) =>
    hexes.flatMap((name): readonly Fault[] => {
      const hex = field.hex(name);
      if (!hex) return [{ kind: 'impassablePlacement', hex: name, reason: `${id} stands off the map` }];
      if (canStand(hex, { sheet, mount })) return [];
      return [{ kind: 'impassablePlacement', hex: name, reason: `${id} cannot stand in ${hex.terrain} (pbem:7.5a)` }];
    }),
  );
}
