import { gunzipSync, inflateSync } from 'node:zlib';
import type { TmjLayer } from './tmj.js';

/** Why the data of a layer cannot be read. */
export class UnreadableData extends Error {
  readonly type = 'UnreadableData';
}

/**
 * The global tile ids of a tile layer, row by row, as Tiled saves them: a list, or base64 of little-endian 32-bit
 * numbers, packed with zlib or gzip or not. Throws UnreadableData if they are anything else or not `count` numbers.
 */
export function tileIds({ data, encoding, compression = '' }: TmjLayer, count: number): readonly number[] {
  if (data === undefined) throw new UnreadableData('it has no tiles (is the map infinite?)');
  const ids = typeof data === 'string' ? unpacked(data, encoding, compression, count) : data;
  if (ids.length !== count) throw new UnreadableData(`it has ${ids.length} tiles instead of ${count}`);
  return ids;
}

function unpacked(data: string, encoding: string | undefined, compression: string, count: number): readonly number[] {
  if (encoding !== 'base64') throw new UnreadableData('its data is neither a list nor base64');
  const bytes = inflated(Buffer.from(data, 'base64'), compression, 4 * count);
  if (bytes.length % 4 !== 0) throw new UnreadableData('its data breaks off within a tile');
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(4 * index));
}

/** Unpacks at most as many bytes as the layer can have, whatever the data says. */
function inflated(packed: Buffer, compression: string, bytesMax: number): Buffer {
  const limits = { maxOutputLength: bytesMax + 4 };
  try {
    switch (compression) {
      case '':
        return packed;
      case 'zlib':
        return inflateSync(packed, limits);
      case 'gzip':
        return gunzipSync(packed, limits);
      default:
        throw new UnreadableData(`${compression} is no packing that is read here: save the map with CSV, zlib or gzip`);
    }
  } catch (error) {
    if (!isZlibError(error)) throw error;
    throw new UnreadableData(`its ${compression} data cannot be unpacked (${error.code})`);
  }
}

/** The errors that zlib throws: Z_DATA_ERROR, or ERR_BUFFER_TOO_LARGE for more than there can be. */
function isZlibError(error: unknown): error is { readonly code: string } {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
