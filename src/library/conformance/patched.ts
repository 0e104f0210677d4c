import { parseHexside, printHexside } from '../../engine/hex/hexside.js';
import type { ConformanceCase } from './case.js';
import type { Lifted } from './refused-order.js';

type Members = Readonly<Record<string, unknown>>;

/** Lists of a case whose entries a patch names, by the member that holds the name. */
const NAMED: Readonly<Record<string, string>> = { units: 'name', items: 'item', equipment: 'equipment' };

/** Members of a patch that do not belong to the set-up. */
const ABOUT_ORDERS: readonly string[] = ['without', 'orders', 'order', 'then'];

/** Parts in which each hex or hexside has one type: where a patch gives it one, it loses the one that it had. */
const TYPED: readonly string[] = ['terrain', 'under', 'hexsides', 'elevation'];

/**
 * A case with a patch laid over its set-up (docs/conformance.md): mappings are merged member by member, units, items
 * and equipment by name, all else is replaced; null takes a part away. Its orders stay as they are.
 */
export function patched(written: ConformanceCase, lifted: Lifted): ConformanceCase {
  const parts = Object.entries(lifted).filter(([key]) => !ABOUT_ORDERS.includes(key));
  return withPatch({ ...written }, Object.fromEntries(parts)) as unknown as ConformanceCase;
}

function withPatch(own: Members, patch: Members): Members {
  const result: Record<string, unknown> = { ...own };
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) delete result[key];
    else result[key] = partWith(key, own[key], part);
  }
  return result;
}

function partWith(key: string, own: unknown, part: unknown): unknown {
  const name = NAMED[key];
  if (name !== undefined && isMapping(part)) return namedWith(name, (own ?? []) as readonly Members[], part);
  if (!isMapping(part)) return part;
  if (!isMapping(own)) return withPatch({}, part);
  return withPatch(TYPED.includes(key) ? withoutPlaces(own, part) : own, part);
}

/** A list of named entries, each one patched; a new name comes last. */
function namedWith(name: string, list: readonly Members[], patch: Members): readonly Members[] {
  const known = list.map((entry) => String(entry[name]));
  const added = Object.keys(patch).filter((one) => !known.includes(one));
  return [...list, ...added.map((one): Members => ({ [name]: one }))].flatMap((entry) => {
    const part = patch[String(entry[name])];
    if (part === undefined) return [entry];
    return part === null ? [] : [withPatch(entry, part as Members)];
  });
}

/** Places by type, without those to which a patch gives a type. */
function withoutPlaces(own: Members, patch: Members): Members {
  const placed = new Set(Object.values(patch).flatMap((list) => ((list ?? []) as readonly string[]).map(placeKey)));
  return Object.fromEntries(
    Object.entries(own).map(([type, list]) => [
      type,
      (list as readonly string[]).filter((place) => !placed.has(placeKey(place))),
    ]),
  );
}

/** A hexside by its printed name; any other text as it is. */
function placeKey(place: string): string {
  const hexside = parseHexside(place);
  return hexside ? printHexside(hexside) : place;
}

function isMapping(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
