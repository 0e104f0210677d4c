import type { BoardDocument } from '../../../../src/engine/board/document.js';
import { NO_DICE } from '../../../../src/engine/dice/dice.js';
import { Course } from '../../../../src/engine/game/course.js';
import type { Refusal } from '../../../../src/engine/game/refusal.js';
import type { Setup, SetupUnit } from '../../../../src/engine/game/setup.js';
import { readOrder } from '../../../../src/engine/rulesets/pbem/notation/order.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { Unit, UnitId } from '../../../../src/engine/position/unit.js';
import type { AnimalKind, CharacterSheet } from '../../../../src/engine/position/unit-sheet.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { evolve } from '../../../../src/engine/rulesets/pbem/evolve/evolve.js';
import type { OrderRule } from '../../../../src/engine/rulesets/pbem/core/order-rule.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { positionOf } from '../../../../src/engine/rulesets/pbem/core/setup/set-up.js';

/** Flat ground, AA columns by 16 rows, with what a test lays on it. */
export function ground(over: Partial<BoardDocument> = {}): BoardDocument {
  return { id: 'Tst', title: 'Test', columns: 27, rows: 16, terrain: {}, hexsides: {}, elevation: {}, ...over };
}

/** `L9-L8` to its hexes; nothing for a unit that is not on the map. */
function at(place: string): readonly string[] {
  return place === '' ? [] : place.split('-');
}

const SHEET: CharacterSheet = {
  kind: 'character',
  classes: [],
  armoured: false,
  weapon: null,
  foot: {
    healthy: { attack: 6, defence: 5, mpa: 6 },
    wounded: { attack: 3, defence: 3, mpa: 4 },
    stunned: { defence: 1 },
  },
  mounted: { healthy: { attack: 22, defence: 10 }, wounded: { attack: 11, defence: 6 } },
};

/** A character on foot; `mpa` is his healthy one. */
export function foot(
  id: string,
  side: string | null,
  place: string,
  over: Partial<SetupUnit> & { mpa?: number } = {},
): SetupUnit {
  const { mpa = 6, ...rest } = over;
  const sheet = { ...SHEET, foot: { ...SHEET.foot, healthy: { ...SHEET.foot.healthy, mpa } } };
  return { id, side, hexes: at(place), sheet, ...rest };
}

/** A character with a missile weapon. */
export function shooter(id: string, side: string, place: string, weapon: CharacterSheet['weapon']): SetupUnit {
  return { id, side, hexes: at(place), sheet: { ...SHEET, weapon } };
}

/** A rider and his horse `<id>.horse`, whose MPA it is. */
export function rider(
  id: string,
  side: string,
  place: string,
  mpa = 8,
  over: Partial<SetupUnit> = {},
): readonly SetupUnit[] {
  const horse = `${id}.horse`;
  return [{ ...foot(id, side, place), mount: horse, ...over }, animal(horse, 'horse', '', mpa)];
}

export function animal(id: string, kind: AnimalKind, place: string, mpa = 8, over: Partial<SetupUnit> = {}): SetupUnit {
  return { id, side: null, hexes: at(place), sheet: { kind, armoured: false, attack: 0, defence: 1, mpa }, ...over };
}

export interface Scene {
  readonly board?: BoardDocument;
  readonly units: readonly SetupUnit[];
  readonly debris?: readonly string[];
  readonly live?: Setup['live'];
  readonly melee?: readonly (readonly [UnitId, UnitId])[];
}

/** A position in the movement step of red. */
export function scene({ board = ground(), units, debris = [], live = {}, melee = [] }: Scene): Position {
  return positionOf(
    { id: 'pbem', version: 1 },
    {
      title: 'test',
      ground: { boards: [board], joins: [] },
      sides: ['red', 'blue'],
      options: {},
      length: { gameTurns: 20, endsWithOneSideLeft: false },
      units,
      things: debris.map((place, index) => ({ id: `debris${index}`, kind: 'debris', hexes: at(place) })),
      live,
      start: {
        gameTurn: 1,
        side: 'red',
        step: 'movement',
        // Steps are tested here, not who would stop them.
        standing: { red: [{ on: 'Pin', answer: 'never' }], blue: [{ on: 'Pin', answer: 'never' }] },
        links: melee.map(([one, other]) => (one < other ? { a: one, b: other } : { a: other, b: one })),
      },
    },
  );
}

export function unitOf(position: Position, id: UnitId): Unit {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

export interface CarriedOut {
  readonly refusal: Refusal | null;
  readonly events: readonly PbemEvent[];
  /** After the order; before it if it was refused. */
  readonly position: Position;
}

/** Carries out an order by its rule alone, without the frame of `decide`. */
export function carryOut<Given extends Order>(rule: OrderRule<Given>, position: Position, order: Given): CarriedOut {
  const course = new Course<PbemEvent>(position, evolve);
  const refusal = rule.carryOut(course, position.turn.side, order, NO_DICE);
  return refusal ? { refusal, events: [], position } : { refusal, events: course.events, position: course.position };
}

/** Carries out an order as it is written. */
export function carryOutWritten<Given extends Order>(
  rule: OrderRule<Given>,
  position: Position,
  text: string,
): CarriedOut {
  const read = readOrder(text);
  if (!read.ok) throw read.error;
  return carryOut(rule, position, read.value.order as Given);
}
