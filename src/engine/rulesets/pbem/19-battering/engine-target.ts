import { workOf } from '../../../battering/works.js';
import { findHexside, hexsideName } from '../../../board/field-hexside.js';
import { directionBetween, type FieldHex } from '../../../board/field.js';
import { isLeafShut } from '../../../board/live.js';
import { sideTowards } from '../../../board/location.js';
import { forbidden, allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { DirectionIndex } from '../../../hex/direction.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { gateIn } from '../12-doors/gate.js';
import { rowOf } from '../19-siege/engine-step.js';
import { cartNamed } from '../core/carts/carts.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { deviceAt, isRaised } from '../core/winch/device.js';
import type { Target } from './resistances.js';
import { spaced } from '../../../game/spaced.js';

/**
 * The target of that name that engines can batter (pbem:26.72d): a hex of a wall or house, shut gate doors or a
 * portcullis by any of their hexsides, a raised drawbridge by any of its hexes. `orOpen`: also doors, portcullises and
 * bridges that do not bar the way now, from which points may be off all the same.
 */
export function engineTarget(position: Position, name: string, orOpen = false): Ruled<Target> {
  if (equipmentOf(position, name)) return forbidden('pbem:28i', `no engine is battered by engines: ${name}`, name);
  if (cartNamed(position, name)) return forbidden('pbem:19.4b', `${name} is nothing that engines batter`, name);
  const field = fieldOfGame(position);
  const hexside = findHexside(field, name);
  if (hexside) return hungOn(position, name, orOpen);
  const hex = field.hex(name);
  if (!hex) return refused({ code: 'unknownHex', rule: null, because: `the map has no ${name}`, subject: name });
  const bridge = deviceAt(position, name);
  if (bridge?.kind === 'drawbridge' && (orOpen || isRaised(position, bridge))) {
    return allowed({ name: bridge.name, kind: 'raisedDrawbridge', hexes: [] });
  }
  const upper = hex.above ?? hex;
  const kind = workOf(upper);
  if (kind) return allowed({ name: upper.name, kind, hexes: [upper.name] });
  return forbidden('pbem:19.4b', `${name} (${spaced(hex.terrain)}) is nothing that engines batter`, name);
}

/**
 * The shut gate doors or lowered portcullis on a hexside, or those that are open as well. They are one target: damage
 * to any part counts for the whole (pbem:19.2y).
 */
function hungOn(position: Position, written: string, orOpen: boolean): Ruled<Target> {
  const hexside = findHexside(fieldOfGame(position), written);
  const name = hexside ? hexsideName(hexside.from, hexside.to) : written;
  for (const end of hexside ? [hexside.from, hexside.to] : []) {
    const doors = [...(gateIn(end)?.doors ?? [])].sort();
    const [first] = doors;
    const bars = orOpen ? position.live[name] !== 'broken' : isLeafShut(position.live, 'gateDoor', name);
    if (first !== undefined && doors.includes(name) && bars) {
      return allowed({ name: first, kind: 'gateDoor', hexes: [] });
    }
    const device = deviceAt(position, (end.above ?? end).name);
    const [side] = device?.kind === 'portcullis' && device.sides.includes(name) ? [...device.sides].sort() : [];
    if (device && side !== undefined && (orOpen || !isRaised(position, device))) {
      return allowed({ name: side, kind: 'portcullis', hexes: [] });
    }
  }
  return forbidden('pbem:19.4b', `${name} is nothing that engines batter`, name);
}

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

/**
 * The target before a ram that a player names: the doors of a gate, a portcullis or a bridge by any of its hexsides or
 * hexes, since each is battered as a whole (pbem:19.2y); undefined: the ram cannot batter it.
 */
export function targetBefore(position: Position, ram: Equipment, what: string): Target | undefined {
  const targets = targetsBefore(position, ram);
  const whole = engineTarget(position, what);
  return targets.find(({ name }) => name === what) ?? targets.find(({ name }) => whole.ok && name === whole.value.name);
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
