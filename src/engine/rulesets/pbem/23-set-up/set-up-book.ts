import { STRUCTURE_KINDS } from '../../../board/structure.js';
import type { Field } from '../../../board/field.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import { MISSILE_WEAPONS } from '../../../position/unit-sheet.js';
import type { Book } from '../core/books/book.js';
import { notInBook } from '../core/books/of.js';
import { spaced } from '../../../game/spaced.js';

/**
 * Refuses a set-up that asks for things that the book of the game does not have, or that are not played yet: parts such
 * as equipment, animals, weapons, terrain. The refusal names the rule.
 */
export function whyNotInBook(book: Book, setup: Setup, field: Field): Refusal | null {
  return whyNoPart(book, setup) ?? whyNoUnit(book, setup) ?? whyNoEquipment(book, setup) ?? whyNoGround(book, field);
}

function whyNoPart({ notYet: { parts }, notThere, title }: Book, setup: Setup): Refusal | null {
  const stated = Object.keys(parts).find((path) => isStated(setup, path.split('.')));
  if (stated !== undefined)
    return notInBook(parts[stated] ?? notThere, `${title} is not played with ${stated} yet`, stated);
  return null;
}

/** The set-up states something under these names, which lead into it; of a list any member may state it. */
function isStated(value: unknown, [name, ...inside]: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (name === undefined) return Object.keys(value).length > 0;
  if (Array.isArray(value)) return value.some((one) => isStated(one, [name, ...inside]));
  return isStated((value as Readonly<Record<string, unknown>>)[name], inside);
}

/** Animals, classes and weapons. */
function whyNoUnit({ units: { animals, classes }, fire, notThere, title }: Book, { units }: Setup): Refusal | null {
  for (const { id, sheet } of units) {
    if (sheet.kind !== 'character') {
      if (animals.includes(sheet.kind)) continue;
      return notInBook(notThere, `${id}: there is no ${spaced(sheet.kind)} yet in ${title}`, id);
    }
    const strange = sheet.classes.find((one) => !classes.includes(one));
    if (strange !== undefined) return notInBook(notThere, `${id}: there is no ${strange} in ${title}`, id);
    const weapon = MISSILE_WEAPONS.find((one) => one === sheet.weapon);
    if (weapon && !fire.weapons[weapon])
      return notInBook(notThere, `${id}: there is no ${spaced(weapon)} in ${title}`, id);
  }
  return null;
}

function whyNoEquipment({ equipment, notYet, notThere, title }: Book, setup: Setup): Refusal | null {
  // A kind of no book at all is found out later.
  const strange = setup.equipment?.find(({ kind }) => STRUCTURE_KINDS.includes(kind) && !equipment.includes(kind));
  if (!strange) return null;
  const { id, kind } = strange;
  return notInBook(notYet.equipment[kind] ?? notThere, `${id}: ${title} is not played with a ${kind} yet`, id);
}

function whyNoGround({ ground, notYet, notThere, title }: Book, field: Field): Refusal | null {
  for (const { name, terrains, sides } of field.places) {
    const type =
      terrains.find((one) => ground.terrain[one] === undefined) ??
      sides.find((one) => ground.hexsides[one] === undefined);
    if (type === undefined) continue;
    return notInBook(
      notYet.terrain[type] ?? notThere,
      `${name}: ${title} is not played with ${spaced(type)} yet`,
      name,
    );
  }
  return null;
}
