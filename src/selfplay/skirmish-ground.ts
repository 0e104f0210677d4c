import { fieldOf } from '../engine/board/build.js';
import type { BoardDocument } from '../engine/board/document.js';
import type { Depth, Field, FieldHex, HexName } from '../engine/board/field.js';
import { hexsideName } from '../engine/board/field-hexside.js';
import { livePlace } from '../engine/board/live-states.js';
import type { Ground } from '../engine/position/position.js';
import { withDepths } from '../library/depths.js';
import type { Chance } from './chance.js';
import { Ways } from './ways.js';

/** Hexes that the fight is crowded into, from its middle. */
const RADIUS = 5;
/** How often something that can be shut, raised or broken is not as the board has it, in hundredths. */
const CHANGED_OF_100 = 25;

/** A piece of a board, small enough that everybody meets everybody. */
export interface Arena {
  readonly ground: Ground;
  readonly field: Field;
  /** Where units may begin, in the order of the map. */
  readonly hexes: readonly FieldHex[];
  readonly live: Readonly<Record<string, string>>;
  /** Hexes and hexsides with something that can be shut. */
  readonly leaves: readonly HexName[];
}

/** Some part of some board, its doors in some state. */
export function arenaOn(boards: readonly BoardDocument[], chance: Chance): Arena {
  const board = chance.pick(boards);
  const middle = chance.pick(fieldOf([board], []).hexes);
  const ground: Ground = { boards: [sounded(board, middle.index)], joins: [] };
  const field = fieldOf(ground.boards, ground.joins);
  const far = new Ways(ground).to([middle.name]);
  const hexes = field.places.filter(({ name, depth }) => depth === null && (far.get(name) ?? RADIUS) < RADIUS);
  const leaves = [...new Set(hexes.flatMap(namesIn))].filter((name) =>
    livePlace(field, name)?.states.includes('bolted'),
  );
  return { ground, field, hexes: hexes.length > 0 ? hexes : [middle], live: liveIn(field, hexes, chance), leaves };
}

const DEPTHS: readonly (Depth | null)[] = ['deep', 'shallow', null];

/** A river can be waded in two of three skirmishes, so that they meet those who stand in water as well as swimmers. */
function sounded(board: BoardDocument, number: number): BoardDocument {
  const depth = DEPTHS[number % DEPTHS.length] ?? null;
  if (depth === null || !board.terrain.river) return board;
  const [deeper = board] = withDepths([board], { river: depth });
  return deeper;
}

function liveIn(field: Field, hexes: readonly FieldHex[], chance: Chance): Readonly<Record<string, string>> {
  const live: Record<string, string> = {};
  for (const name of new Set(hexes.flatMap(namesIn))) {
    const place = livePlace(field, name);
    // No tents all over the fields.
    const states = place?.hex?.terrain === 'flatGround' ? [] : (place?.states ?? []);
    if (states.length > 0 && chance.below(100) < CHANGED_OF_100) live[name] = chance.pick(states);
  }
  return live;
}

/** A hex and its hexsides. */
function namesIn(hex: FieldHex): readonly HexName[] {
  return [hex.name, ...hex.neighbours.flatMap((next) => (next ? [hexsideName(hex, next)] : []))];
}
