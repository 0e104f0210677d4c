import type { Refusal } from '../../../game/refusal.js';
import { GAME_KEEPINGS, type Setup, type SetupUnit } from '../../../game/setup.js';
import type { Player } from '../../../position/seat.js';
import type { SideId } from '../../../position/unit.js';
import type { Book } from '../core/books/book.js';
import { hasHonour, notInBook } from '../core/books/of.js';
import { MEN_MAX, usesCommandControl } from '../core/control/control.js';
import { changesInitiative } from '../core/initiative/initiative.js';
import { malformedSetup, wrongName } from '../core/setup/set-up-words.js';

/**
 * The first fault in the division of sides among several players (pbem:1.2), or null. Where the book limits their talk
 * by an option, the set-up states whether it is on.
 */
export function wrongPlayers(book: Book, setup: Setup): Refusal | null {
  const { options, players = {} } = setup;
  const shared = Object.entries(players);
  if (options['multiPlayerSides'] !== true) {
    const because = 'sides have several players only with the option multiPlayerSides';
    if (shared.length > 0) return malformedSetup('pbem:1.2a', because);
    return options['limitedTeamTalk'] === true
      ? malformedSetup('pbem:1.2d', 'talk of one player with himself is not limited', 'limitedTeamTalk')
      : wrongCommand(setup);
  }
  if (shared.length === 0) return malformedSetup('pbem:1.2a', 'no side has several players', 'multiPlayerSides');
  if (Object.hasOwn(book.options, 'limitedTeamTalk') && options['limitedTeamTalk'] === undefined) {
    return malformedSetup('pbem:1.2b', 'whether talk in a side is limited is settled beforehand', 'limitedTeamTalk');
  }
  const known: string[] = [];
  for (const [side, ofSide] of shared) {
    const wrong = wrongTeam(setup, side, ofSide, known);
    if (wrong) return wrong;
  }
  return wrongCommand(setup);
}

function wrongTeam(setup: Setup, side: SideId, players: readonly Player[], known: string[]): Refusal | null {
  if (!setup.sides.includes(side)) return malformedSetup('pbem:1.2a', `${side} is no side of this game`, side);
  if (players.length < 2) return malformedSetup('pbem:1.2a', `${side} has not several players`, side);
  for (const { name, commander } of players) {
    const misnamed = wrongName('player', name, known);
    if (misnamed !== null) return malformedSetup('pbem:1.2a', misnamed, name);
    known.push(name);
    if (commander === undefined) {
      if (setup.options['limitedTeamTalk'] !== true || !hasMen(setup, name)) continue;
      return malformedSetup('pbem:1.2d', `${name} has no commander who could call out`, name);
    }
    const unit = setup.units.find(({ id }) => id === commander);
    if (unit?.sheet.kind !== 'character' || unit.side !== side || unit.player !== name) {
      return malformedSetup('pbem:1.2d', `${commander} is no character whom ${name} commands`, commander);
    }
  }
  return null;
}

/** Whether a player commands anybody; in a later scenario of a siege all his men may be gone (ruling of pbem:1.2d). */
function hasMen({ units }: Setup, player: string): boolean {
  return units.some((unit) => unit.player === player && unit.sheet.kind === 'character');
}

/**
 * The first fault in the players of units, or null: every character of a shared side has one player of that side, and
 * no other unit has a player (pbem:1.2c).
 */
function wrongCommand({ units, players = {} }: Setup): Refusal | null {
  for (const unit of units) {
    const because = wrongCommander(unit, unit.side === null ? [] : (players[unit.side] ?? []));
    if (because !== null) return malformedSetup('pbem:1.2c', `${unit.id} ${because}`, unit.id);
  }
  return null;
}

function wrongCommander({ sheet, player }: SetupUnit, players: readonly Player[]): string | null {
  if (player !== undefined) return players.some(({ name }) => name === player) ? null : `cannot be ${player}'s`;
  return players.length > 0 && sheet.kind === 'character' ? 'is commanded by no player of its side' : null;
}

/** The first fault in the groups of a set-up, or null: a sergeant leads twenty men at most (pbem:22.3c). */
export function wrongGroups(setup: Setup): Refusal | null {
  if (!usesCommandControl(setup)) return null;
  for (const { id } of setup.units) {
    const men = setup.units.filter(({ sergeant }) => sergeant === id).length;
    if (men > MEN_MAX) return malformedSetup('pbem:22.3c', `${id} leads ${MEN_MAX} men at most, not ${men}`, id);
  }
  return null;
}

/** The first fault in the statements of a set-up about the side that plays first, or null (pbem:23.16, 22.1). */
export function wrongInitiative(setup: Setup): Refusal | null {
  const { sides, firstSide, start } = setup;
  if (!changesInitiative(setup)) {
    if (firstSide === 'rolled') return malformedSetup('pbem:23.16', 'the set-up names no side that plays first');
    return start?.initiative ? malformedSetup('pbem:22.1a', 'in this game no side rolls for the initiative') : null;
  }
  if (!start) return null;
  if (firstSide === 'rolled') return malformedSetup('pbem:22.1a', 'the first GT is rolled for before the game begins');
  if (!start.initiative) return null;
  const { side, run } = start.initiative;
  if (!sides.includes(side)) return malformedSetup('pbem:22.1a', `${side} is no side of this game`, side);
  if (Number.isSafeInteger(run) && run >= 1 && run <= start.gameTurn) return null;
  return malformedSetup('pbem:22.1b', `${side} cannot have gone first in ${run} GT of ${start.gameTurn}`, side);
}

/** Why a game by this book cannot be kept so (ADR 33), or null. A warning is for games of honour only. */
export function wrongKeeping(book: Book, { keeping = 'enforced', warnSender }: Setup): Refusal | null {
  if (!GAME_KEEPINGS.includes(keeping)) {
    return malformedSetup(null, `a game is kept ${GAME_KEEPINGS.join(' or ')}`, 'keeping');
  }
  if (keeping === 'onHonour' && !hasHonour(book)) {
    return notInBook(book.notThere, `no game of ${book.title} is kept on honour`, 'keeping');
  }
  if (warnSender === undefined || keeping === 'onHonour') return null;
  return malformedSetup(null, 'the server refuses what the rules forbid, so there is nothing to warn of', 'warnSender');
}
