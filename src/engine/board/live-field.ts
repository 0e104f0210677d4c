import { KnownByKey } from '../known/known.js';
import { DIRECTION_INDICES } from '../hex/direction.js';
import { cellOf, labelOf } from '../hex/grid.js';
import { printHexside } from '../hex/hexside.js';
import { parseLabel, type Label } from '../hex/label.js';
import { stepped } from '../hex/lattice.js';
import { fieldOf, fieldOfCharts, USUAL_RULESET } from './build.js';
import { charted } from './charted-hex.js';
import { isGate } from './location.js';
import { raiseStructure } from './live-structure.js';
import { isStructureKey, type StructureKind } from './structure.js';
import { chartOf, type ChartDraft } from './chart.js';
import type { BoardDocument, BoardJoin } from './document.js';
import type { Field, FieldHex } from './field.js';
import type { Live } from './live.js';
import { TERRAIN_FACTS } from './terrain-facts.js';
import type { HexsideType, TerrainType } from './terrain.js';

/** States that make other terrain of a hex; all others open or shut what is there. */
const CHANGES = ['rubble', 'filled', 'destroyed', 'raised', 'tent'];

/** Fields remembered for one set of boards; terrain changes seldom, and every game has few states of it. */
const REMEMBERED_MAX = 16;

type Ground = readonly BoardDocument[];
/** A field with all that it was made of. */
interface Made {
  readonly documents: Ground;
  readonly joins: readonly BoardJoin[];
  readonly live: Live;
  readonly ruleset: string;
  readonly field: Field;
}

/** By the state of a map and the map as it is drawn. */
const byLive = new KnownByKey<Live, Field, Field>();
/** By the map as it is drawn and its changes. */
const byChanges = new KnownByKey<Field, string, Field>(REMEMBERED_MAX);
/** The field that was asked for last: the rules ask for one hex of it after the other. */
let last: Made | null = null;

/**
 * The field as it is now: the boards with rubble, filled moats, tents that were pitched or destroyed, and raised
 * drawbridges in their places (pbem:16.114c, 16.116b, 16.119, 16.121), read by the rules of a ruleset. Opening and
 * shutting change no field; ask `live` for them.
 */
export function fieldNow(
  documents: Ground,
  joins: readonly BoardJoin[],
  live: Live,
  ruleset: string = USUAL_RULESET,
): Field {
  if (last?.live === live && last.documents === documents && last.joins === joins && last.ruleset === ruleset) {
    return last.field;
  }
  const drawn = fieldOf(documents, joins, ruleset);
  const field = byLive.of(live, drawn, () => {
    const changes = Object.entries(live).filter(([where, state]) => isChange(drawn, where, state));
    if (changes.length === 0) return drawn;
    const key = JSON.stringify(changes.sort(([one], [other]) => (one < other ? -1 : 1)));
    return byChanges.of(drawn, key, () => changedField(drawn, changes, documents, joins, ruleset));
  });
  last = { documents, joins, live, ruleset, field };
  return field;
}

function changedField(
  base: Field,
  changes: readonly (readonly [where: string, state: string])[],
  documents: Ground,
  joins: readonly BoardJoin[],
  ruleset: string,
): Field {
  const charts = documents.map((document) => chartOf(document).chart);
  // Bridges go last, when it is known what is under them; then comes what stands on the ground as it is.
  const structures = changes.filter(([where]) => isStructureKey(where));
  const bridges = changes.filter(([where, state]) => state === 'raised' || base.hex(where)?.terrain === 'drawbridge');
  const others = changes.filter((one) => !bridges.includes(one) && !structures.includes(one));
  const fallen = new Set(changes.flatMap(([where, state]) => (state === 'rubble' ? (base.hex(where) ?? []) : [])));
  for (const [where, state] of [...others, ...bridges]) {
    const hex = base.hex(where);
    for (const name of hex?.names ?? []) change(charts, name, hex as FieldHex, state, fallen);
  }
  for (const [where, kind] of structures) raiseStructure(charts, base, where, kind as StructureKind);
  return fieldOfCharts(documents, joins, charts, ruleset);
}

function isChange(field: Field, where: string, state: string): boolean {
  if (isStructureKey(where)) return true;
  return CHANGES.includes(state) && field.hex(where) !== undefined;
}

/** Writes the new state of one hex into the chart of its board; `fallen`: all hexes that are rubble. */
function change(
  charts: readonly ChartDraft[],
  name: string,
  hex: FieldHex,
  state: string,
  fallen: ReadonlySet<FieldHex>,
): void {
  const { chart, label } = charted(charts, name);
  const parsed = parseLabel(label);
  if (!parsed) throw new Error(`there is no hex ${name}`);
  switch (state) {
    case 'rubble':
      return collapse(chart, label, parsed, hex);
    case 'filled':
      return void (hex.above ? chart.under : chart.terrain).set(label, 'filledMoat');
    case 'destroyed':
      if (hex.terrain === 'drawbridge') return raise(chart, label, parsed, hex, null);
      return void chart.terrain.set(label, floorUnder(hex));
    case 'tent':
      return void chart.terrain.set(label, 'tent');
    case 'raised':
      return raise(chart, label, parsed, hex, fallen);
  }
}

/** A table stands on the floor of the room that it is in (pbem:16.38c); a tent on flat ground (pbem:16.121). */
function floorUnder({ terrain, neighbours, sides }: FieldHex): TerrainType {
  const inRoom = neighbours.some((next, side) => next?.terrain === 'houseInterior' && sides[side] === 'plain');
  return terrain === 'table' && inRoom ? 'houseInterior' : 'flatGround';
}

/**
 * When a hex falls, the things on its hexsides fall with it (pbem:16.114c); walls that belong to other hexes beside it
 * stand (pbem:16.114b).
 */
const FALLING: readonly HexsideType[] = ['battlement', 'arrowSlit', 'gateDoor', 'portcullis', 'stairEnd'];
/** The outer walls of a hex of a building fall with it too (ruling of pbem:19.2t). */
const OUTER: readonly HexsideType[] = ['buildingWall', 'window', 'doorHexside'];

/** Rubble lies as low as the lowest ground beside it, and nothing is under it. */
function collapse(chart: ChartDraft, label: string, at: Label, hex: FieldHex): void {
  const ground = Math.min(...hex.neighbours.map((next) => next?.elevation ?? Infinity));
  chart.terrain.set(label, 'rubble');
  chart.under.delete(label);
  chart.elevation.set(label, Number.isFinite(ground) ? ground : 0);
  for (const [direction, side] of sidesOf(at).entries()) {
    const type = chart.sides.get(side)?.type ?? 'plain';
    const outer = isBuilt(hex) && !isBuilt(hex.neighbours[direction] ?? null) && OUTER.includes(type);
    if (outer || FALLING.includes(type)) chart.sides.delete(side);
  }
}

/** It is part of a building. */
function isBuilt(hex: FieldHex | null): boolean {
  return hex !== null && (TERRAIN_FACTS[hex.terrain].roofed || hex.terrain === 'doorHex');
}

/**
 * The bridge is gone and, if it is only raised, stands as a shut door before its gate (pbem:16.116b), unless that has
 * fallen (ruling of 18.1c). `fallen`: all hexes that are rubble; null: the bridge is destroyed.
 */
function raise(chart: ChartDraft, label: string, at: Label, hex: FieldHex, fallen: ReadonlySet<FieldHex> | null): void {
  // A moat that is filled under the bridge is filled without it.
  const under = chart.under.get(label) ?? hex.below?.terrain ?? 'flatGround';
  chart.terrain.set(label, under);
  chart.under.delete(label);
  chart.raised.add(label);
  for (const [direction, side] of sidesOf(at).entries()) {
    const next = hex.neighbours[direction];
    const asDoor = next && fallen && isGate(next) && !fallen.has(next.above ?? next);
    if (asDoor) chart.sides.set(side, { type: 'raisedDrawbridge', upper: null });
    else if (chart.sides.get(side)?.type === 'bridgeEnd') chart.sides.delete(side);
  }
}

function sidesOf(at: Label): readonly string[] {
  return DIRECTION_INDICES.map((direction) => {
    const beyond = labelOf(stepped(cellOf(at), direction));
    return printHexside({ first: at, second: beyond });
  });
}
