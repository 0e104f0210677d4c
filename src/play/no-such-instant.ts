import type { SideId } from '../engine/position/unit.js';
import type { PlayedKind } from '../ledger/game-stream.js';
import { PlayError } from './play-error.js';
import type { At, GameId } from './viewer.js';

/** The game or siege has not come to that instant: a revision beyond its end, a turn that has not ended. */
export class NoSuchInstant extends PlayError {
  override readonly type = 'noSuchInstant';
  readonly problem: 'notYet' | (typeof BEFORE)[keyof typeof BEFORE];
  /** The day or game turn that was reached, by its name; empty where a revision was asked for. */
  readonly reachedFact: Readonly<Record<string, number>>;
  constructor(
    readonly game: GameId,
    readonly at: At,
    readonly lastRevision: number,
    of: PlayedKind | 'campaign' = 'game',
    /** The day or game turn that it has reached; undefined where a revision was asked for. */
    readonly reached?: number,
  ) {
    super(
      isBeforeAll(at)
        ? `${describe(at, of)} is before the ${of} ${game}`
        : `${of} ${game} has not come to ${describe(at, of)}; ${standsAt(of, lastRevision, reached)}`,
    );
    this.problem = isBeforeAll(at) ? BEFORE[of] : 'notYet';
    const isTold = reached !== undefined && this.problem === 'notYet';
    this.reachedFact = isTold ? { [of === 'game' ? 'gameTurn' : 'day']: reached } : {};
  }
}

/** The end of a player turn was asked for, of a side that the game does not have. */
export class NoSuchSide extends PlayError {
  override readonly type = 'noSuchSide';
  readonly problem = 'noSuchSide';
  constructor(
    readonly game: GameId,
    side: SideId,
    sides: readonly SideId[],
  ) {
    super(`game ${game} has no side ${side.slice(0, 60)}: its sides are ${sides.join(', ')}`);
  }
}

function standsAt(of: PlayedKind | 'campaign', lastRevision: number, reached: number | undefined): string {
  if (reached === undefined) return `its last revision is ${lastRevision}`;
  return `it is in ${unitOfTime(of)} ${reached}, at revision ${lastRevision}`;
}

/** Sieges and campaigns count days, games count game turns. */
function unitOfTime(of: PlayedKind | 'campaign'): string {
  return of === 'game' ? 'GT' : 'day';
}

const BEFORE = { game: 'beforeTheGame', siege: 'beforeTheSiege', campaign: 'beforeTheCampaign' } as const;

/** Whether an instant is before the first event or the first turn. */
function isBeforeAll(at: At): boolean {
  if (at.kind === 'now') return false;
  return at.kind === 'revision' ? at.revision < 0 : at.gameTurn < 1;
}

function describe(at: At, of: PlayedKind | 'campaign'): string {
  switch (at.kind) {
    case 'turn':
      return `${unitOfTime(of)} ${at.gameTurn}`;
    case 'now':
      return 'this instant';
    case 'revision':
      return `revision ${at.revision}`;
    case 'turnEnd':
      return `the end of GT ${at.gameTurn}, ${at.side.slice(0, 60)}`;
  }
}
