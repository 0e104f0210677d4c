import type { Setup } from '../../engine/game/setup.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import { readPlace } from '../../engine/notation/place.js';
import type { MeleeLink, Thing } from '../../engine/position/position.js';
import type { StandingOrder } from '../../engine/position/turn.js';
import type { SideId } from '../../engine/position/unit.js';
import { settingOf } from '../written-setting.js';
import type { ConformanceCase } from './case.js';
import { setupUnits } from './case-unit.js';
import { CaseBroken, failure, type CasePath } from './failure.js';
import type { Materials } from './materials.js';

/** Sides of cases that name fewer than two. */
const USUAL_SIDES: readonly SideId[] = ['red', 'blue'];
/** Far more than any case plays. */
const GAME_TURNS = 99;

/** The content from which the set-up of a case is read. */
type SetupMaterials = Pick<Materials, 'groundOf' | 'profiles'> & { readonly book: Pick<Rulebook, 'readOrder'> };

/**
 * The set-up that a case describes. Throws CaseBroken on a text that cannot be read; `create` decides whether the
 * set-up is legal.
 */
export function setupOf(written: ConformanceCase, { book, groundOf, profiles }: SetupMaterials): Setup {
  const sides = sidesOf(written);
  const { gameTurn = 1, side = sides[0] ?? '', step = 'movement', mover } = written.turn ?? {};
  const { initiative } = written;
  const setup: Setup = {
    title: written.title,
    ground: groundOf(written),
    sides,
    ...(written.players ? { players: written.players } : {}),
    options: written.options ?? {},
    ...(written.keeping ? { keeping: written.keeping } : {}),
    length: {
      gameTurns: written.length?.gameTurns ?? GAME_TURNS,
      endsWithOneSideLeft: written.length?.endsWithOneSideLeft ?? false,
    },
    units: written.units.flatMap((unit, index) => setupUnits(unit, profiles, ['units', index])),
    things: debrisAt(written.debris ?? []),
    ...(written.north ? { north: written.north } : {}),
    ...settingOf(written, (path, because) => new CaseBroken(failure(path, because))),
  };
  if (initiative === 'rolled') return { ...setup, firstSide: 'rolled' };
  return {
    ...setup,
    start: {
      gameTurn,
      side,
      step,
      ...(mover === undefined ? {} : { mover }),
      links: (written.melee ?? []).map(linkOf),
      standing: standingOf(written, sides, book),
      ...(written.day ? { day: written.day } : {}),
      ...(initiative ? { initiative } : {}),
      ...duelOf(written),
    },
  };
}

/** The sides as the case lists them, or in the order in which its units name them; never fewer than two. */
function sidesOf({ sides, units, turn }: ConformanceCase): readonly SideId[] {
  if (sides) return sides;
  const named = new Set(units.flatMap((unit) => (unit.side === undefined ? [] : [unit.side])));
  if (turn?.side !== undefined) named.add(turn.side);
  for (const side of USUAL_SIDES) {
    if (named.size < 2) named.add(side);
  }
  return [...named];
}

/** Cases without standing orders are not about pinning: their sides never pin. */
function standingOf(
  { standing }: ConformanceCase,
  sides: readonly SideId[],
  book: SetupMaterials['book'],
): Readonly<Record<SideId, StandingOrder[]>> {
  if (!standing) return Object.fromEntries(sides.map((side) => [side, [{ on: 'Pin', answer: 'never' }]]));
  return Object.fromEntries(
    Object.entries(standing).map(([side, texts]) => [
      side,
      texts.map((text, index) => standingOrderOf(text, book, ['standing', side, index])),
    ]),
  );
}

/** A standing order as it is written after the word `standing`: `pin at 2-1 for Roland`. */
export function standingOrderOf(text: string, book: SetupMaterials['book'], at: CasePath): StandingOrder {
  const read = book.readOrder(`standing ${text}`);
  if (!read.ok) throw new CaseBroken(failure(at, `"${text}" is no standing order: ${read.refusal.because}`));
  const { type, ...standing } = read.value.order as StandingOrder & { readonly type: string };
  if (type !== 'Stand') throw new CaseBroken(failure(at, `"${text}" is no standing order`));
  return standing;
}

/** The duel of a case; its challenger, who is named first, has challenged. */
function duelOf({ duel, challenges = [] }: ConformanceCase): Pick<NonNullable<Setup['start']>, 'duel' | 'challenges'> {
  if (!duel) return challenges.length === 0 ? {} : { challenges };
  const { champions, idle = 0, ...terms } = duel;
  const [challenger = '', challenged = ''] = Object.keys(champions);
  const knight = champions[challenger] ?? '';
  return {
    duel: { challenger, challenged, knight, ...terms, champions, idle },
    challenges: [challenger, ...challenges.filter((side) => side !== challenger)],
  };
}

function debrisAt(places: readonly string[]): readonly Thing[] {
  return places.map((place, index) => {
    const hexes = place.split('+').flatMap((part) => {
      const read = readPlace(part.trim());
      if (!read.ok) throw new CaseBroken(failure(['debris', index], `"${place}" is no place: ${read.error.message}`));
      return read.value;
    });
    return { id: `debris${index + 1}`, kind: 'debris', hexes };
  });
}

function linkOf([one, other]: readonly [string, string]): MeleeLink {
  return one < other ? { a: one, b: other } : { a: other, b: one };
}
