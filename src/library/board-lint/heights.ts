import type { Field, FieldHex } from '../../engine/board/field.js';
import { hexsideName } from '../../engine/board/field-hexside.js';
import { sideBetween } from '../../engine/board/location.js';
import type { Fault } from './finding.js';
import { admitsFoot, terrainFactsOf, isRaised } from './ground.js';

/** Heights that neither stairs nor slopes nor walls explain. */
export function heightFaults(field: Field): readonly Fault[] {
  return field.hexes.flatMap((hex) => [
    ...stairFaults(hex),
    ...slopeFaults(hex),
    ...walkFaults(hex),
    ...stepFaults(hex),
  ]);
}

function impossible(hex: string, reason: string): Fault {
  return { kind: 'impossibleElevation', hex, reason };
}

/** Stairs join something lower to something higher, by a hexside at each end (pbem:16.115a). */
function stairFaults(hex: FieldHex): readonly Fault[] {
  if (hex.terrain !== 'stairs') return [];
  const ends = hex.neighbours.filter((next, direction) => next && hex.sides[direction] === 'stairEnd');
  const levels = ends.map((next) => next?.level ?? 0);
  const faults: Fault[] = [];
  if (!levels.some((level) => level < hex.level && level >= hex.level - 2)) {
    faults.push(impossible(hex.name, `no stairEnd leads down from these stairs to height ${hex.elevation}`));
  }
  if (!levels.some((level) => level > hex.level && level <= hex.level + 2)) {
    faults.push(impossible(hex.name, `no stairEnd leads up from these stairs to height ${hex.elevation + 1}`));
  }
  return faults;
}

/** A slope lies below a lip, its own or that of the slope beside it (pbem:16.21). */
function slopeFaults(hex: FieldHex): readonly Fault[] {
  if (hex.terrain !== 'slope') return [];
  const sloping = hex.sides.includes('slopeLip') || hex.neighbours.some((next) => next?.terrain === 'slope');
  return sloping || hex.neighbours.includes(null) ? [] : [impossible(hex.name, 'a slope without a lip above it')];
}

/** A rampart stands as high as the stairs that lead to it (pbem:16.111c). */
function walkFaults(hex: FieldHex): readonly Fault[] {
  if (!terrainFactsOf(hex).rampart || hex.level > 0) return [];
  return [impossible(hex.name, `a ${hex.terrain} at the height of the ground`)];
}

/** A step between two places that lie open to each other at different heights. */
function stepFaults(hex: FieldHex): readonly Fault[] {
  return hex.neighbours.flatMap((next) => {
    if (!next || next.index < hex.index || next.level === hex.level) return [];
    if (![hex, next].every((at) => admitsFoot(at)) || [hex, next].some(explainsSteps)) return [];
    const side = sideBetween(hex, next);
    if (side !== 'plain' && side !== 'slopeLip') return [];
    if (isRaised(hex) !== isRaised(next)) return [];
    const reason = `${hex.name} lies at height ${hex.elevation}, ${next.name} at ${next.elevation}, and nothing joins or parts them`;
    return [impossible(hexsideName(hex, next), reason)];
  });
}

function explainsSteps({ terrain }: FieldHex): boolean {
  return terrain === 'stairs' || terrain === 'rubble';
}
