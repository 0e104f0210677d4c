import { fieldOf } from '../../engine/board/build.js';
import type { Setup, SetupUnit } from '../../engine/game/setup.js';
import type { MoverKind } from '../../engine/rulesets/pbem/core/movement/mover.js';
import type { Fault } from './finding.js';
import { isDragon } from '../../engine/position/unit.js';
import { admits } from './ground.js';

/** Units that a set-up puts where they could never stand. */
export function placementFaults({ ground, units }: Setup): readonly Fault[] {
  const field = fieldOf(ground.boards, ground.joins);
  return units.flatMap((unit) =>
    unit.hexes.flatMap((name): readonly Fault[] => {
      const hex = field.hex(name);
      if (!hex) return [{ kind: 'impassablePlacement', hex: name, reason: `${unit.id} stands off the map` }];
      if (admits(hex, kindOf(unit))) return [];
      return [
        { kind: 'impassablePlacement', hex: name, reason: `${unit.id} cannot stand in ${hex.terrain} (pbem:7.5a)` },
      ];
    }),
  );
}

function kindOf({ sheet, mount }: SetupUnit): MoverKind {
  if (mount !== undefined || isDragon({ sheet })) return 'horse';
  switch (sheet.kind) {
    case 'character':
    case 'dog':
      return 'foot';
    case 'horse':
    case 'ox':
      return 'horse';
    case 'mule':
    case 'otherAnimal':
      return 'mule';
    case 'pig':
      return 'pig';
  }
}
