import { fieldOf } from '../../../../board/build.js';
import { hexsideName } from '../../../../board/field-hexside.js';
import type { Field, FieldHex, HexName } from '../../../../board/field.js';
import { isLeafShut, type Live } from '../../../../board/live.js';
import { gatesBeside, sideTowards } from '../../../../board/location.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { DirectionIndex } from '../../../../hex/direction.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import type { OrderType } from '../orders.js';
import { taskOfKind } from '../tasks/task.js';

/** The device of a winch (pbem:18.1a): a drawbridge with all its hexes, or the portcullis of a gate. */
export type Device = Drawbridge | Portcullis;

export interface Drawbridge {
  readonly kind: 'drawbridge';
  /** Its first hex in the order of the field. */
  readonly name: HexName;
  /** The hexes as the board draws them, whether the bridge is up or down. */
  readonly hexes: readonly FieldHex[];
}

export interface Portcullis {
  readonly kind: 'portcullis';
  /** The hex of its gate, upper location. */
  readonly name: HexName;
  readonly archway: FieldHex;
  /** The hexsides that it shuts (pbem:16.27a), by the names of `live`. */
  readonly sides: readonly string[];
}

/** The drawbridge or portcullis of a hex on the board, by either location; null if there is none. */
export function deviceIn(drawn: Field, where: HexName): Device | null {
  const found = drawn.hex(where);
  if (!found) return null;
  const hex = found.above ?? found;
  if (hex.terrain === 'drawbridge') {
    const hexes = bridgeOf(hex);
    return { kind: 'drawbridge', name: hexes[0]?.name ?? hex.name, hexes };
  }
  const archway = hex.below;
  if (!archway) return null;
  const sides = archway.neighbours.flatMap((next, direction) =>
    next && sideTowards(archway, direction as DirectionIndex, next) === 'portcullis'
      ? [hexsideName(archway, next)]
      : [],
  );
  return sides.length > 0 ? { kind: 'portcullis', name: hex.name, archway, sides } : null;
}

/** The same in a game; null where the gate has fallen (ruling of pbem:18.1c), and for a broken device. */
export function deviceAt({ ground, live }: Position, where: HexName): Device | null {
  const device = deviceIn(fieldOf(ground.boards, ground.joins), where);
  if (!device || hasFallen(live, device)) return null;
  const broken =
    device.kind === 'drawbridge' ? live[device.name] === 'destroyed' : live[device.sides[0] ?? ''] === 'broken';
  return broken ? null : device;
}

/** All hexes of the gate in which it hangs are rubble. */
function hasFallen(live: Live, device: Device): boolean {
  const gates = device.kind === 'drawbridge' ? device.hexes.flatMap(gatesBeside) : [device.name];
  return gates.length > 0 && gates.every((name) => live[name] === 'rubble');
}

/** All hexes of the drawbridge that this hex belongs to, in the order of the field. */
function bridgeOf(hex: FieldHex): readonly FieldHex[] {
  const hexes = [hex];
  for (const one of hexes) {
    for (const next of one.neighbours) {
      if (next?.terrain === 'drawbridge' && !hexes.includes(next)) hexes.push(next);
    }
  }
  return hexes.sort((one, other) => one.index - other.index);
}

/** Whether a drawbridge or portcullis is raised. A broken portcullis is raised. */
export function isRaised({ live }: Position, device: Device): boolean {
  if (device.kind === 'drawbridge') return device.hexes.some(({ name }) => live[name] === 'raised');
  return !device.sides.some((name) => isLeafShut(live, 'portcullis', name));
}

/** The states of `live` when it is raised or lowered. */
export function statesOf(
  device: Device,
  state: 'raised' | 'lowered',
): readonly { readonly where: string; readonly state: string }[] {
  const places = device.kind === 'drawbridge' ? device.hexes.map(({ name }) => name) : device.sides;
  return places.map((where) => ({ where, state }));
}

/**
 * A unit that has begun to turn a winch in this PT cannot move the other device as well: that needs a crew of its own
 * (pbem:18.1n).
 */
export function barredAtWinch(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (type !== 'WorkWinch' || taskOfKind(position, unit.id, 'winch')?.turns !== 0) return null;
  const because = `${unit.id} works at the winch already`;
  return illegal('pbem:18.1n', because, unit.id);
}
