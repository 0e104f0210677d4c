import { parseHexside, printHexside } from '../hex/hexside.js';
import type { BoardDocument, HexList } from './document.js';
import { spelledOut } from './hex-list.js';

/** The differences from a board: each hex and hexside named here has only the properties stated here. */
export type Overlay = Partial<
  Pick<BoardDocument, 'terrain' | 'under' | 'hexsides' | 'features' | 'elevation' | 'walls' | 'flow'>
>;

/**
 * A board with some of its statements replaced, for a conformance case or a scenario's special rules: `terrain`,
 * `under`, `hexsides` and `elevation` replace what the board says of the hexes and hexsides they name (`flatGround` and
 * `plain` clear them), `features`, `walls` and `flow` come on top. It is checked like any other document when a field
 * is built.
 */
export function overlay(document: BoardDocument, over: Overlay): BoardDocument {
  const spelled = (list: HexList): HexList => spelledOut(document, list);
  const spelledSides = (list: HexList): HexList => list.flatMap(hexsideKey);
  return {
    ...document,
    terrain: replaced(document.terrain, over.terrain ?? {}, spelled),
    hexsides: replaced(document.hexsides, over.hexsides ?? {}, spelledSides),
    elevation: replaced(document.elevation, over.elevation ?? {}, spelled),
    ...(document.under || over.under ? { under: replaced(document.under ?? {}, over.under ?? {}, spelled) } : {}),
    features: added(document.features ?? {}, over.features ?? {}),
    walls: [...(document.walls ?? []), ...(over.walls ?? [])],
    ...(document.flow || over.flow ? { flow: [...(document.flow ?? []), ...(over.flow ?? [])] } : {}),
  };
}

type Listing = Readonly<Record<string, HexList>>;

/** The statements of `base` without the places that `over` names, and those of `over`. */
function replaced(base: Listing, over: Listing, keysOf: (list: HexList) => HexList): Listing {
  const named = new Set(Object.values(over).flatMap(keysOf));
  const kept = (list: HexList): HexList => {
    const touched = keysOf(list).some((key) => named.has(key));
    return touched ? list.flatMap((entry) => without(entry, named, keysOf)) : list;
  };
  return added(Object.fromEntries(Object.entries(base).map(([type, list]) => [type, kept(list)])), over);
}

/** One entry of a list; a block of which some hexes are taken out is spelled out. */
function without(entry: string, named: ReadonlySet<string>, keysOf: (list: HexList) => HexList): HexList {
  const keys = keysOf([entry]);
  return keys.some((key) => named.has(key)) ? keys.filter((key) => !named.has(key)) : [entry];
}

function added(base: Listing, over: Listing): Listing {
  const types = [...new Set([...Object.keys(base), ...Object.keys(over)])];
  return Object.fromEntries(types.map((type) => [type, [...(base[type] ?? []), ...(over[type] ?? [])]]));
}

/** The hexside by its one printed name, so that `T6/S6` replaces `S6/T6`; nothing if it is malformed. */
function hexsideKey(text: string): HexList {
  const hexside = parseHexside(text);
  return hexside ? [printHexside(hexside)] : [];
}
