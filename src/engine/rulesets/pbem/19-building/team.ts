import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import { spaced } from '../../../game/spaced.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { isAt, type Aperture } from '../12-doors/aperture.js';
import { hiddenOfSide } from '../core/hidden/hidden-units.js';
import { isInMelee } from '../core/melee/melee.js';
import type { BuildWork } from '../core/orders/build-orders.js';
import { haveEngineer } from '../core/siege/engine-service.js';
import { tasksOf } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { placesRound, type HexName } from '../../../board/field.js';
import { buildersOf, crewRuleOf, isEngine, isLeaf } from './kinds.js';
import { openingFor, isFlatGround, mayStay, placesTaken, siteOf } from './site.js';

/** Where a work is done: the hexes of its site, or the opening into which it is fitted. */
export interface Place {
  readonly work: BuildWork;
  readonly hexes: readonly HexName[];
  readonly opening?: Aperture;
}

/** Where these works are done, by the first names of hexes, or why one cannot be built there (pbem:19.8a, 19.8b). */
export function placesOf(position: Position, works: readonly BuildWork[]): Ruled<readonly Place[]> {
  if (position.options['building'] !== true) return forbidden('pbem:19.8a', 'nothing is built in this game');
  if (works.length > 1 && works.some(({ what }) => isEngine(what))) {
    return forbidden('pbem:19.8d', 'an engine is built by a team of its own');
  }
  const places: Place[] = [];
  for (const work of works) {
    const place = placeOf(position, work);
    if (!place.ok) return place;
    places.push(place.value);
  }
  return allowed(places);
}

function placeOf(position: Position, work: BuildWork): Ruled<Place> {
  if (isLeaf(work.what)) {
    const opening = openingFor(position, work);
    if (!opening.ok) return opening;
    const { name } = opening.value;
    return allowed({ work: { ...work, at: [name] }, hexes: [], opening: opening.value });
  }
  const site = siteOf(position, work);
  if (!site.ok) return site;
  const at = site.value.map(({ name }) => name);
  const front = work.front === undefined ? {} : { front: fieldOfGame(position).hex(work.front)?.name ?? work.front };
  return allowed({ work: { ...work, at, ...front }, hexes: at });
}

/** Why this team does not build at these places, or null (pbem:19a, 19.8d, 19.8f, 19.8g). */
function whyNoTeam(position: Position, workers: readonly UnitId[], places: readonly Place[]): Refusal | null {
  const works = places.map(({ work }) => work);
  const rule = crewRuleOf(works);
  const no = (because: string, subject?: string): Refusal => illegal(rule, because, subject);
  const units = workers.flatMap((id) => position.units[id] ?? []);
  for (const unit of units) {
    const unfit = whyNotBuilder(position, unit, rule);
    if (unfit) return unfit;
  }
  const needed = buildersOf(works);
  if (units.length < needed) return no(`this takes ${needed} builders, here are ${units.length}`);
  if (works.some(({ what }) => isEngine(what)) && !haveEngineer(units))
    return no('none of the builders is an engineer');
  const here = units.filter((unit) => places.some((place) => isAtPlace(position, unit, place)));
  const far = units.find((unit) => !here.includes(unit) && !here.some((fellow) => isBehind(position, unit, fellow)));
  if (far) return illegal('pbem:19.8b', `${far.id} is at none of the building sites`, far.id);
  const left = places.find((place) => !units.some((unit) => isAtPlace(position, unit, place)));
  if (left) return illegal('pbem:19.8b', `nobody is at ${left.work.at.join('-')}`, left.work.at[0]);
  return (
    whyNoGround(position, units, places) ?? whyOverHidden(position, units, works) ?? whyTwice(position, workers, places)
  );
}

/** A friend who hides in the hexes of a work is in its way as if he stood there (pbem:7.1a, ruling of 19.8b). */
function whyOverHidden(position: Position, [builder]: readonly Unit[], works: readonly BuildWork[]): Refusal | null {
  const side = builder?.side ?? null;
  if (!position.hidden || side === null) return null;
  for (const { what, at } of works) {
    const friend = hiddenOfSide(position, side).find(
      (unit) => !mayStay(what, unit) && unit.hexes.some((name) => at.includes(name)),
    );
    if (friend) return illegal('pbem:19.8b', `${friend.id} hides where the ${what} would be`, friend.id);
  }
  return null;
}

/** On foot, active and out of melee; wounded builders count in full (pbem:19a, 2.53b, rulings of 19.8d, 19.8f). */
function whyNotBuilder(position: Position, unit: Unit, rule: string): Refusal | null {
  const { id } = unit;
  if (!isCharacter(unit) || !isActive(unit)) return illegal(rule, `${id} is not active`, id);
  if (isMounted(unit)) return illegal('pbem:19a', `${id} is mounted`, id);
  return isInMelee(position, id) ? illegal('pbem:12.1b', `${id} is in melee`, id) : null;
}

/**
 * Where too few hexes are beside a site the rest stand ADJACENT to a fellow at it, as crews do (ruling of pbem:19.14i).
 */
function isBehind(position: Position, unit: Unit, fellow: Unit): boolean {
  return unit.hexes.some((from) => fellow.hexes.some((to) => ADJACENT(position, unit, from, to)));
}

/** In a hex of the site or ADJACENT to one; at the opening. */
function isAtPlace(position: Position, unit: Unit, { hexes, opening }: Place): boolean {
  if (opening) return isAt(position, unit, opening, false);
  return unit.hexes.some((from) => hexes.some((to) => from === to || ADJACENT(position, unit, from, to)));
}

/** Doors and shutters are made on flat ground, in a hex of one who fits them or beside it (ruling of pbem:19.8b). */
function whyNoGround(position: Position, units: readonly Unit[], places: readonly Place[]): Refusal | null {
  const place = places.find(
    (one) => one.opening && !units.some((unit) => isAtPlace(position, unit, one) && hasFlatGround(position, unit)),
  );
  if (!place) return null;
  const [name = ''] = place.work.at;
  return illegal(
    'pbem:19.8b',
    `there is no flat ground at ${name} on which a ${spaced(place.work.what)} is made`,
    name,
  );
}

function hasFlatGround(position: Position, unit: Unit): boolean {
  return unit.hexes.some((name) => {
    const hex = hexOf(position, name);
    return [hex, ...placesRound(hex)].some(
      (one) => isFlatGround(one) && (one === hex || ADJACENT(position, unit, name, one.name)),
    );
  });
}

/** No two things are built in one place (ruling of pbem:19.8b). */
function whyTwice(position: Position, workers: readonly UnitId[], places: readonly Place[]): Refusal | null {
  const taken = new Set(
    tasksOf(position)
      .filter((task) => !task.workers.some((id) => workers.includes(id)))
      .flatMap(({ about }) => ('works' in about ? (about.works as readonly BuildWork[]) : []))
      .flatMap((work) => placesTaken(work)),
  );
  for (const { work } of places) {
    for (const name of placesTaken(work)) {
      if (taken.has(name)) return illegal('pbem:19.8b', `something is being built in ${name} already`, name);
      taken.add(name);
    }
  }
  return null;
}

/** Refused, or the places of works that this team can build now. */
export function judged(
  position: Position,
  workers: readonly UnitId[],
  works: readonly BuildWork[],
): Ruled<readonly Place[]> {
  const places = placesOf(position, works);
  if (!places.ok) return places;
  const wrong = whyNoTeam(position, workers, places.value);
  return wrong ? refused(wrong) : places;
}
