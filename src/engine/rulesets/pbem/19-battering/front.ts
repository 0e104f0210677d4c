import { hexsideName } from '../../../board/field-hexside.js';
import { directionBetween, type FieldHex } from '../../../board/field.js';
import { isLeafShut } from '../../../board/live.js';
import { sideTowards } from '../../../board/location.js';
import type { DirectionIndex } from '../../../hex/direction.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { gateIn } from '../12-doors/gate.js';
import { rowOf } from '../19-siege/engine-step.js';
import { deviceAt } from '../core/winch/device.js';
import type { Target } from './target.js';
import { workOf } from '../../../battering/works.js';

/**
 * The targets that a ram can batter from its present place: a door, portcullis or drawbridge on the hexside at its
 * head, and the hex beyond (pbem:19.13h).
 */
export function targetsBefore(position: Position, ram: Equipment): readonly Target[] {
  const [head, middle] = rowOf(position, ram);
  const ahead = directionBetween(middle, head) as DirectionIndex;
  const next = head.neighbours[ahead];
  if (!next) return [];
  const beyond = next.above ?? next;
  const hung = hungBetween(position, head, beyond, ahead);
  const kind = workOf(beyond);
  return [...(hung ? [hung] : []), ...(kind ? [{ name: beyond.name, kind, hexes: [beyond.name] }] : [])];
}

/** The raised drawbridge, or else the shut doors or lowered portcullis of a gate; null: none. */
function hungBetween(position: Position, head: FieldHex, beyond: FieldHex, ahead: DirectionIndex): Target | null {
  const archway = beyond.below ?? beyond;
  const type = sideTowards(head, ahead, archway);
  if (type === 'raisedDrawbridge') {
    const bridge = deviceAt(position, head.name);
    return bridge ? { name: bridge.name, kind: 'raisedDrawbridge', hexes: [] } : null;
  }
  const where = hexsideName(head, archway);
  if (!isLeafShut(position.live, type, where)) return null;
  if (type === 'portcullis') {
    const device = deviceAt(position, beyond.name);
    const [name] = device?.kind === 'portcullis' ? [...device.sides].sort() : [];
    return name === undefined ? null : { name, kind: 'portcullis', hexes: [] };
  }
  const [name] = type === 'gateDoor' ? [...(gateIn(archway)?.doors ?? [])].sort() : [];
  return name === undefined ? null : { name, kind: 'gateDoor', hexes: [] };
}
