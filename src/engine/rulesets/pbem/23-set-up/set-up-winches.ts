import type { Field, FieldHex } from '../../../board/field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import type { Winch } from '../../../position/position.js';
import { deviceIn, type Device } from '../core/winch/device.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/**
 * The winches of a set-up by the names of the map. The one that moves a drawbridge moves the portcullis of its gate
 * too, unless another is named for it (pbem:18.1m); a portcullis without any winch is no set-up (16.27b).
 */
export function settledWinches({ winches = {} }: Setup, field: Field): Ruled<Pick<Setup, 'winches'>> {
  const settled: Record<string, Winch> = {};
  for (const [where, { moves, stuck = [] }] of Object.entries(winches)) {
    const hex = field.hex(where);
    if (!hex) return refused(unknownHex(where));
    const names: { readonly moves: string[]; readonly stuck: string[] } = { moves: [], stuck: [] };
    for (const [list, hexes] of [['moves', moves] as const, ['stuck', stuck] as const]) {
      for (const name of hexes) {
        const device = field.hex(name) ? deviceIn(field, name) : unknownHex(name);
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

/** The drawbridge of that name leads to the gate. */
function isBefore(field: Field, name: string, gate: Device): boolean {
  const bridge = deviceIn(field, name);
  const archway: FieldHex | null = gate.kind === 'portcullis' ? gate.archway : null;
  return (
    bridge?.kind === 'drawbridge' && archway !== null && bridge.hexes.some((hex) => archway.neighbours.includes(hex))
  );
}

function unknownHex(where: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `the map has no hex ${where}`, subject: where };
}
