import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import { opposite, turned, type DirectionIndex } from '../../../hex/direction.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { barrierBetween } from '../core/movement/barrier.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { whyReserved } from '../07-movement/reserved.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { darkenedForAll } from '../core/night/dark-movement.js';
import { placesUnder, PIVOT_MP, rulesOf, type EngineRules } from '../core/siege/engine-crew.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { spaced } from '../../../game/spaced.js';

/** Where towers and rams go (pbem:19.12t, 19.13f). */
const WAYS: readonly TerrainType[] = ['flatGround', 'filledMoat'];

/**
 * Why no siege engine at all is in a hex: not in doors and houses, not in gates, not on drawbridges (pbem:18.1e, 19.1a,
 * 19.1b).
 */
export function whyNoEngine(hex: FieldHex): Refusal | null {
  const { interior, doorway } = terrainOf(hex);
  const refusal = (rule: string): Refusal =>
    illegal(rule, `no siege engine is in ${hex.name} (${spaced(hex.terrain)})`, hex.name);
  if (interior || doorway) return refusal('pbem:19.1a');
  if (hex.terrain === 'archway' || hex.terrain === 'rampArchway' || hex.below?.terrain === 'archway') {
    return refusal('pbem:19.1b');
  }
  return hex.terrain === 'drawbridge' || hex.above?.terrain === 'drawbridge' ? refusal('pbem:18.1e') : null;
}

/** Why no tower or ram is moved or placed there, or null. `rule` is that of the engine. */
export function whyNoWay(hex: FieldHex, rule: string): Refusal | null {
  const closed = whyNoEngine(hex);
  if (closed) return closed;
  const open = hex.terrains.every((terrain) => WAYS.includes(terrain)) && hex.above === null && hex.below === null;
  return open ? null : illegal(rule, `it cannot stand in ${hex.name} (${spaced(hex.terrain)})`, hex.name);
}

type Row = readonly [FieldHex, FieldHex, FieldHex];

/** Where an engine is after one step, what that costs, and the hexes newly covered. */
export interface EngineStep {
  readonly row: Row;
  readonly mp: number;
  readonly entered: readonly FieldHex[];
}

/** The hexes of an engine, head first. */
export function rowOf(position: Position, { hexes }: Equipment): Row {
  const [head, middle, rear] = hexes.map((name) => hexOf(position, name));
  if (!head || !middle || !rear) throw new Error(`an engine stands in ${hexes.join('-')}`);
  return [head, middle, rear];
}

/** The rows one step away: forward, backward, and turned either way about the middle (pbem:19.12u, 19.12v). */
export function rowsBeside([head, middle, rear]: Row): readonly { readonly row: Row; readonly turns: boolean }[] {
  const ahead = directionBetween(middle, head) as DirectionIndex;
  const [fore, aft] = [head.neighbours[ahead], rear.neighbours[opposite(ahead)]];
  const straight: readonly (Row | null)[] = [fore ? [fore, head, middle] : null, aft ? [middle, rear, aft] : null];
  const turns = ([1, -1] as const).map((way): Row | null => {
    const [front, back] = [middle.neighbours[turned(ahead, way)], middle.neighbours[opposite(turned(ahead, way))]];
    return front && back ? [front, middle, back] : null;
  });
  return [...straight.map((row) => ({ row, turns: false })), ...turns.map((row) => ({ row, turns: true }))].flatMap(
    ({ row, turns: isTurn }) => (row ? [{ row, turns: isTurn }] : []),
  );
}

/** A step of an engine to these hexes, or what forbids it (pbem:19.12s to 19.12v, 19.13f, 19.13g). */
export function engineStep(position: Position, engine: Equipment, names: readonly string[]): Ruled<EngineStep> {
  const rules = rulesOf(engine);
  const from = rowOf(position, engine);
  const to = names.join('-');
  const found = rowsBeside(from).find(
    ({ row }) => row.length === names.length && row.every((hex, index) => hex.name === names[index]),
  );
  if (!found) {
    const turned60 = names[1] === from[1].name;
    return forbidden(turned60 ? rules.pivot : rules.row, `${engine.id} does not get to ${to} in one step`, to);
  }
  const { row, turns } = found;
  const entered = row.filter((hex) => !from.includes(hex));
  for (const hex of entered) {
    const wrong = whyNotInto(position, engine, hex, row, rules);
    if (wrong) return refused(wrong);
  }
  const [first] = entered;
  // The price of turning is fixed, whatever the ground; only a step straight on pays for the hex that it enters.
  if (turns || !first) return allowed({ row, entered, mp: PIVOT_MP });
  const byDay = terrainOf(first).cost.foot ?? PIVOT_MP;
  return allowed({ row, entered, mp: darkenedForAll(position, first, byDay, companyOf(position, engine, row)) });
}

/** Where all who go with an engine come to, under it and on its platform (pbem:19.12w). */
function companyOf(position: Position, engine: Equipment, row: Row): ReadonlyMap<UnitId, readonly HexName[]> {
  return new Map(
    placesUnder(engine).flatMap((under, index) => {
      const [hex, top] = [row[index], engine.hexes[index] ?? under];
      const after = hex?.structure ? (hex.below ?? hex) : hex;
      const units = new Set([...unitsIn(position, under), ...unitsIn(position, top)]);
      return after ? [...units].map(({ id }): [UnitId, readonly HexName[]] => [id, [after.name]]) : [];
    }),
  );
}

function whyNotInto(
  position: Position,
  engine: Equipment,
  hex: FieldHex,
  row: Row,
  { ground }: EngineRules,
): Refusal | null {
  const unfit = whyNoWay(hex, ground);
  if (unfit) return unfit;
  const no = (because: string): Refusal => illegal(ground, because, hex.name);
  if (hex.structure) return no(`a ${spaced(hex.structure.kind)} stands in ${hex.name}`);
  const [there] = unitsIn(position, hex.name);
  if (there) return no(`${there.id} is in ${hex.name}`);
  const reserved = whyReserved(position, engine, [hex.name]);
  if (reserved) return reserved;
  if (position.things.some(({ hexes }) => hexes.includes(hex.name))) return no(`${hex.name} is not empty`);
  const [, middle] = row;
  const beside = middle.structure ? (middle.below ?? middle) : middle;
  if (hex === middle) return null;
  const hexside = hexsideOf(position, beside, hex);
  const open = hexside?.surcharge.foot === 0 && barrierBetween(beside, hex) === null;
  return open ? null : no(`something parts ${middle.name} and ${hex.name}`);
}
