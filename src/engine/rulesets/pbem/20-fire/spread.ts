import type { FieldHex } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { PbemEvent } from '../core/events.js';
import { adjacent } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { breakOut } from './break-out.js';
import { spreads } from './fire-table.js';
import { burningPlaces } from '../core/burning/fires.js';
import { fuelsOf, hexOfPlace } from './fuel.js';

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
      for (const fuel of fuelsOf(course.position, hex)) breakOut(course, hex.name, fuel, 'spread', 'pbem:20.1d');
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
    .places.filter(({ name }) => around.has(name) && !aflame.has(name))
    .filter((hex) => fuelsOf(position, hex).length > 0)
    .map((hex) => ({ hex, fires: firesBeside(position, hex) }));
}

function firesBeside(position: Position, hex: FieldHex): readonly string[] {
  const fires = position.things.filter(({ kind }) => kind === 'fire');
  return fires.filter(({ hexes }) => hexes.some((place) => adjacent(position, place, hex.name))).map(({ id }) => id);
}
