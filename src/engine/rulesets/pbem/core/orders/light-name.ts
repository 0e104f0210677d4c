import type { HexName } from '../../../../board/field.js';

/** A light by its name in orders and events: an item by its name, other lights by a word and a hex. */
export type LightName =
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'campfire'; readonly hex: HexName }
  | { readonly kind: 'room'; readonly hex: HexName };

const PLACED = /^(campfire|room) (\S+)$/;

/** `campfire K5`, `room J12`. */
export function nameOfLight(kind: 'campfire' | 'room', hex: HexName): string {
  return `${kind} ${hex}`;
}

/** The meaning of such a name: `lantern1`, `campfire K5`, `room J12`. */
export function readLightName(name: string): LightName {
  const [, kind, hex = ''] = PLACED.exec(name) ?? [];
  return kind === 'campfire' || kind === 'room' ? { kind, hex } : { kind: 'item', item: name };
}
