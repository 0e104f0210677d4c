import { findHexside } from '../../../board/field-hexside.js';
import type { Field, FieldHex } from '../../../board/field.js';
import type { Live } from '../../../board/live.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import type { Closable, Winch } from '../../../position/position.js';
import { apertureIn } from '../12-doors/aperture.js';
import { innerHexes } from '../core/doors/inner-side.js';
import { doorSide } from '../core/doors/door-side.js';
import { isShutDoorHex } from '../core/movement/barrier.js';
import { malformedSetup } from '../core/setup/set-up-words.js';
import { deviceIn, type Device } from '../core/winch/device.js';

/** The doors that a set-up lets be closed, by the names that the board layer gives them (pbem:12.6a). */
export function settledDoors({ doors, options }: Setup, field: Field): Ruled<Pick<Setup, 'doors'>> {
  if (doors === undefined) return allowed({});
  if (options['closableDoors'] !== true) {
    return refused(malformedSetup('pbem:12.6a', 'doors that can be closed need the option closableDoors'));
  }
  const settled: Record<string, Closable> = {};
  for (const [where, closable] of Object.entries(doors)) {
    if (!field.hex(where) && !findHexside(field, where)) return refused(unknownHex(where));
    const aperture = apertureIn(field, where, closable);
    if (!aperture) {
      return refused(malformedSetup('pbem:12.6a', `${where} is no door, window or yard gate`, where));
    }
    const { inner } = closable;
    const beside = inner === undefined ? undefined : field.hex(inner);
    if (inner !== undefined && !(beside && aperture.beside.includes(beside))) {
      return refused(malformedSetup('pbem:12.6d', `${inner} is not beside ${where}`, where));
    }
    if (innerHexes(aperture).length === 0) {
      return refused(malformedSetup('pbem:12.6d', `which side of ${where} is the inner one must be stated`, where));
    }
    settled[aperture.name] = beside ? { ...closable, inner: beside.name } : closable;
  }
  return allowed({ doors: settled });
}

/** A unit with the half of the shut door hex in which it begins (pbem:16.16l), or what is wrong with that. */
export function settledHalf(live: Live, unit: SetupUnit, field: Field): Ruled<SetupUnit> {
  const { id, half, hexes } = unit;
  const shut = hexes.flatMap((name) => {
    const hex = field.hex(name);
    return hex && isShutDoorHex({ live }, hex) ? [hex] : [];
  });
  const [door] = shut;
  if (!door) {
    return half === undefined
      ? allowed(unit)
      : refused(malformedSetup('pbem:7.22a', `${id} is in no shut door hex`, id));
  }
  if (hexes.length > 1 || unit.sheet.kind !== 'character') {
    return refused(malformedSetup('pbem:16.16l', `${id} has no room in the shut door hex ${door.name}`, id));
  }
  const beside = half === undefined ? undefined : field.hex(half);
  if (!beside || !door.neighbours.includes(beside)) {
    return refused(
      malformedSetup('pbem:7.22a', `on which side of the door in ${door.name} ${id} is must be stated`, id),
    );
  }
  return allowed({ ...unit, half: doorSide(door, beside) });
}

function unknownHex(where: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `the map has no ${where}`, subject: where };
}

/**
 * The winches of a set-up by the names of the map. The one that moves a drawbridge moves the portcullis of its gate
 * too, unless another is named for it (pbem:18.1m); a portcullis without any winch is no set-up (16.27b).
 */
export function settledWinches({ winches = {} }: Setup, field: Field): Ruled<Pick<Setup, 'winches'>> {
  const settled: Record<string, Winch> = {};
  for (const [where, { moves, stuck = [] }] of Object.entries(winches)) {
    const hex = field.hex(where);
    if (!hex) return refused(noHex(where));
    const names: { readonly moves: string[]; readonly stuck: string[] } = { moves: [], stuck: [] };
    for (const [list, hexes] of [['moves', moves] as const, ['stuck', stuck] as const]) {
      for (const name of hexes) {
        const device = field.hex(name) ? deviceIn(field, name) : noHex(name);
        if (device === null)
          return refused(malformedSetup('pbem:18.1a', `${name} has no drawbridge and no portcullis`, name));
        if ('code' in device) return refused(device);
        names[list].push(device.name);
      }
    }
    settled[hex.name] = { moves: names.moves, ...(names.stuck.length > 0 ? { stuck: names.stuck } : {}) };
  }
  return withPortcullises(settled, field);
}

function withPortcullises(winches: Readonly<Record<string, Winch>>, field: Field): Ruled<Pick<Setup, 'winches'>> {
  const settled: Record<string, Winch> = { ...winches };
  for (const gate of gatesOf(field)) {
    if (Object.values(settled).some(({ moves, stuck = [] }) => [...moves, ...stuck].includes(gate.name))) continue;
    const found = Object.entries(settled).find(([, { moves }]) => moves.some((name) => isBefore(field, name, gate)));
    if (!found)
      return refused(malformedSetup('pbem:16.27b', `no winch moves the portcullis of ${gate.name}`, gate.name));
    const [at, winch] = found;
    settled[at] = { ...winch, moves: [...winch.moves, gate.name] };
  }
  return allowed(Object.keys(settled).length > 0 ? { winches: settled } : {});
}

function gatesOf(field: Field): readonly Device[] {
  return field.hexes.flatMap(({ name, below }) => {
    const device = below ? deviceIn(field, name) : null;
    return device?.kind === 'portcullis' ? [device] : [];
  });
}

/** Whether the drawbridge of that name leads to the gate. */
function isBefore(field: Field, name: string, gate: Device): boolean {
  const bridge = deviceIn(field, name);
  const archway: FieldHex | null = gate.kind === 'portcullis' ? gate.archway : null;
  return (
    bridge?.kind === 'drawbridge' && archway !== null && bridge.hexes.some((hex) => archway.neighbours.includes(hex))
  );
}

function noHex(where: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `the map has no hex ${where}`, subject: where };
}
