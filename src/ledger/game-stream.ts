import type { StreamName } from './ledger.js';

const GAME_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const GAME_STREAM = /^game-(.{36})$/;
const SEATS_STREAM = /^seats-(.{36})$/;
const ACCOUNT_ID = /^[0-9a-f]{32}$/;
const SIEGE_STREAM = /^siege-(.{36})$/;
const TOURNAMENT_STREAM = /^tournament-(.{36})$/;

/** Whether a text has the form of the id of a game or siege. */
export function isGameId(text: string): boolean {
  return GAME_ID.test(text);
}

/** The stream of a game's events. */
export function gameStream(game: string): StreamName {
  return `game-${game}`;
}

/** The stream of a game's seats; apart from the game, so that keys are no part of an exported game. */
export function seatsStream(game: string): StreamName {
  return `seats-${game}`;
}

/** The form of the id of an account. */
export function isAccountId(text: string): boolean {
  return ACCOUNT_ID.test(text);
}

/** The stream of an account; apart from all games, so that names can be forgotten without them. */
export function accountStream(account: string): StreamName {
  return `account-${account}`;
}

/** The stream of a tournament, whose id has the form of a game's. */
export function tournamentStream(tournament: string): StreamName {
  return `tournament-${tournament}`;
}

/** The tournament of whose organisers a stream tells, or null if it tells of none. */
export function tournamentOfStream(stream: StreamName): string | null {
  return TOURNAMENT_STREAM.exec(stream)?.[1] ?? null;
}

/** The stream of the secrets from which the dice of a game or siege are derived; nobody is shown anything of it. */
export function diceStream(game: string): StreamName {
  return `dice-${game}`;
}

/** The stream of a siege's events; its seats have one as those of a game. */
export function siegeStream(siege: string): StreamName {
  return `siege-${siege}`;
}

/** The kinds of what is played: a game, or the days of a siege. */
export type PlayedKind = 'game' | 'siege';

/** The stream of the events of what is played. */
export function streamOfKind(kind: PlayedKind, id: string): StreamName {
  return kind === 'siege' ? siegeStream(id) : gameStream(id);
}

/** The game or siege whose events a stream holds, or null if it holds none. */
export function playedOfStream(stream: StreamName): { readonly kind: PlayedKind; readonly id: string } | null {
  const game = gameOfStream(stream);
  if (game !== null) return { kind: 'game', id: game };
  const siege = siegeOfStream(stream);
  return siege === null ? null : { kind: 'siege', id: siege };
}

/** The game or siege whose seats a stream holds, or null if it holds none. */
export function seatedOfStream(stream: StreamName): string | null {
  const id = SEATS_STREAM.exec(stream)?.[1];
  return id !== undefined && isGameId(id) ? id : null;
}

/** The siege whose events a stream holds, or null if it holds none. */
export function siegeOfStream(stream: StreamName): string | null {
  const id = SIEGE_STREAM.exec(stream)?.[1];
  return id !== undefined && isGameId(id) ? id : null;
}

/** The game whose events a stream holds, or null if it holds none. */
export function gameOfStream(stream: StreamName): string | null {
  const id = GAME_STREAM.exec(stream)?.[1];
  return id !== undefined && isGameId(id) ? id : null;
}
