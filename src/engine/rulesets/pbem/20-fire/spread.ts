import type { HexName, FieldHex } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { FireCause } from '../../../position/things.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { revealIn } from '../22-hidden/reveal.js';
import { firesConsuming, burningPlaces } from '../core/burning/fires.js';
import type { PbemEvent } from '../core/events.js';
import { adjacent } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { firstComplete } from './burnt.js';
import { finalKindling, kindles, kindlingModifiers, spreads, type KindlingMethod } from './fire-table.js';
import { burnsByHex, fuelsStandingIn, hexOfPlace, placesOf, type Fuel } from './fuel.js';

const CAUSES: Readonly<Record<KindlingMethod, FireCause>> = {
  flamingArrow: 'arrow',
  bareHands: 'kindling',
  thrownOil: 'oil',
  torchOrOil: 'kindling',
};

/** Rolls whether a thing in a hex catches fire, and starts the fire if it does (pbem:20.1c, 26.52). */
export function tryToKindle(
  course: Course<PbemEvent>,
  unit: UnitId,
  method: KindlingMethod,
  hex: HexName,
  fuel: Fuel,
  dice: Dice,
): boolean {
  const die = dice.roll({ purpose: 'kindle', rule: 'pbem:26.52', faces: 10, subject: unit });
  const modifiers = kindlingModifiers(method, fuel);
  const final = finalKindling(die.value, modifiers);
  const success = kindles(final);
  const { what } = fuel;
  course.emit({
    type: 'KindlingTried',
    data: { unit, hex, what, modifiers, die, final, success, rule: 'pbem:26.52' },
  });
  if (success) breakOut(course, hex, fuel, CAUSES[method], 'pbem:20.1c');
  return success;
}

/**
 * Starts a fire in a hex. A unit that carries the burning thing lets go of it (ruling of pbem:20.1g); a hidden unit in
 * the hex shows itself.
 */
function breakOut(course: Course<PbemEvent>, hex: HexName, fuel: Fuel, cause: FireCause, rule: string): void {
  const hexes = placesOf(course.position, hex, fuel);
  course.emit({
    type: 'FireBrokeOut',
    data: { fire: newFire(course), hexes, what: fuel.what, cause, ...burningWhole(course, fuel), rule },
  });
  const [bearer] = equipmentOf(course.position, fuel.what)?.bearers ?? [];
  if (bearer !== undefined) {
    course.emit({ type: 'LadderDropped', data: { unit: bearer, equipment: fuel.what, rule: 'pbem:20.1g' } });
  }
  revealIn(course, hexes, 'pbem:20.1h');
}

/**
 * If the thing already burns in another of its hexes, it has burnt as a whole since that fire (ruling of pbem:20.1m).
 */
function burningWhole({ position }: Course<PbemEvent>, fuel: Fuel): { readonly whole?: number } {
  const others = burnsByHex(fuel) ? [] : firesConsuming(position, fuel.what);
  if (others.length === 0) return {};
  return { whole: Math.min(...others.map(({ burns }) => burns.whole ?? firstComplete(burns))) };
}

/** The first name for a fire that no thing has. */
function newFire({ position: { things } }: Course<PbemEvent>): string {
  const taken = new Set(things.map(({ id }) => id));
  let number = 1;
  while (taken.has(`fire${number}`)) number += 1;
  return `fire${number}`;
}

/** A hex that may catch fire, and the fires beside it that burn as the GT begins. */
interface Threatened {
  readonly hex: FieldHex;
  readonly fires: readonly string[];
}

/**
 * When a GT begins, each hex in which something burns is tested for each fire beside it, until one of them spreads;
 * fires that break out in this check spread with the next GT (pbem:20.1d, 26.51).
 */
export function spreadFires(course: Course<PbemEvent>, dice: Dice): void {
  if (!beginsGameTurn(course)) return;
  for (const { hex, fires } of threatened(course.position)) {
    for (const fire of fires) {
      const die = dice.roll({ purpose: 'spread', rule: 'pbem:26.51', faces: 10, subject: hex.name });
      const success = spreads(die.value);
      course.emit({ type: 'SpreadingTested', data: { hex: hex.name, fire, die, success, rule: 'pbem:26.51' } });
      if (!success) continue;
      for (const fuel of fuelsStandingIn(course.position, hex))
        breakOut(course, hex.name, fuel, 'spread', 'pbem:20.1d');
      break;
    }
  }
}

/** The player turn that has just begun is the first of its GT. */
function beginsGameTurn({ events, position }: Course<PbemEvent>): boolean {
  const ended = events.findLast((event) => event.type === 'PlayerTurnEnded');
  return ended?.type === 'PlayerTurnEnded' && ended.data.gameTurn < position.turn.gameTurn;
}

/** In the order of the map, each hex once; fires in the order in which they broke out. */
function threatened(position: Position): readonly Threatened[] {
  const burning = burningPlaces(position);
  if (burning === undefined) return [];
  const aflame = new Set([...burning].map(hexOfPlace));
  const around = new Set(
    [...burning].flatMap((name) =>
      hexOf(position, name).neighbours.flatMap((hex) => (hex ? hexOfPlace(hex.name) : [])),
    ),
  );
  return fieldOfGame(position)
    .places.filter(({ name }) => around.has(hexOfPlace(name)) && !aflame.has(hexOfPlace(name)))
    .filter((hex) => fuelsStandingIn(position, hex).length > 0)
    .map((hex) => ({ hex, fires: firesBeside(position, hex) }));
}

function firesBeside(position: Position, hex: FieldHex): readonly string[] {
  const fires = position.things.filter(({ kind }) => kind === 'fire');
  return fires.filter(({ hexes }) => hexes.some((place) => adjacent(position, place, hex.name))).map(({ id }) => id);
}
