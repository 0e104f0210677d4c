import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { firesOf, type Fire } from '../../../position/change.js';
import type { Position, Thing } from '../../../position/position.js';
import type { PbemEvent } from '../core/events.js';
import { nextInGameTurn } from '../core/initiative/initiative.js';
import { burntAlone, turnsOver, consume, ruinedBy, scorchedBy } from './burnt.js';
import { fuelNamed, hexOfPlace, type Fuel } from './fuel.js';

/** After so many complete GT a fire goes out, and what it burned is destroyed (pbem:20.1e). */
const BURNS_FOR = 5;

/**
 * Fires are doused: they are out, and what they burned has lost of its resistance, if it does not burn elsewhere
 * (pbem:20.1m).
 */
export function putOut(course: Course<PbemEvent>, fires: readonly Thing[], dice: Dice): void {
  const losses = scorchedBy(course.position, fires);
  const data = { fires: fires.map(({ id }) => id), ...(losses.length > 0 ? { losses } : {}), rule: 'pbem:20.1k' };
  course.emit({ type: 'FiresWentOut', data });
  for (const fuel of ruinedBy(course.position, fires)) consume(course, fuel, 'pbem:20.1m', dice);
}

/**
 * At the end of a GT what has burnt for five of them is destroyed, and its other fires go out with it (pbem:20.1e,
 * 20.1f).
 */
export function burnOut(course: Course<PbemEvent>, dice: Dice): void {
  const { turn } = course.position;
  if (nextInGameTurn(course.position) === null) destroyBurnt(course, turn.gameTurn, dice);
}

/** The same at the start of a GT, for fires that nobody has looked at in time: a duel was fought. */
export function burnOutLate(course: Course<PbemEvent>, dice: Dice): void {
  destroyBurnt(course, turnsOver(course.position), dice);
}

function destroyBurnt(course: Course<PbemEvent>, over: number, dice: Dice): void {
  for (;;) {
    const fire = firesOf(course.position).find(({ burns }) => burntAlone(burns, over) >= BURNS_FOR);
    if (!fire) return;
    destroyIn(course, fire, 'pbem:20.1f', dice);
  }
}

function destroyIn(course: Course<PbemEvent>, fire: Fire, rule: string, dice: Dice): void {
  const fuel = fuelOf(course.position, fire);
  const gone = fuel ? firesInFuel(course.position, fuel) : [fire];
  course.emit({ type: 'FiresWentOut', data: { fires: gone.map(({ id }) => id), rule: 'pbem:20.1e' } });
  if (fuel) consume(course, fuel, rule, dice);
}

/**
 * At the end of a detailed day all fires are out, and what burned is destroyed; campfires and other lights go on
 * (pbem:2.82d).
 */
export function endFiresOfDay(course: Course<PbemEvent>, dice: Dice): void {
  for (let [fire] = firesOf(course.position); fire; [fire] = firesOf(course.position)) {
    destroyIn(course, fire, 'pbem:2.82d', dice);
  }
}

function fuelOf(position: Position, { hexes: [place = ''], burns }: Fire): Fuel | undefined {
  return fuelNamed(position, hexOfPlace(place), burns.what) ?? fuelNamed(position, place, burns.what);
}

function firesInFuel(position: Position, { what, hexes }: Fuel): readonly Fire[] {
  return firesOf(position).filter(
    (fire) =>
      fire.burns.what === what &&
      fire.hexes.some((place) => hexes.includes(hexOfPlace(place)) || hexes.includes(place)),
  );
}
