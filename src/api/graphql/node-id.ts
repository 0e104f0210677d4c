import { TELLINGS, type Telling } from '../../ledger/corrected-course.js';
import type { At, GameId } from '../../play/viewer.js';

/** Things of a game that have an id of their own. */
const PART_KINDS = ['unit', 'item', 'claim'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** The past instant of a game at which a part was seen: after an event, and as which telling. */
export interface PastInstant {
  readonly revision: number;
  readonly as?: Telling;
}

/** The place of a part: its game as it is now, or as it was. */
export interface Within {
  readonly game: GameId;
  readonly past?: PastInstant;
}

/** A part of a game, by what its id names. */
export interface PartId extends Within {
  readonly kind: PartKind;
  readonly name: string;
}

const PART = new RegExp(
  `^(?<game>[0-9a-f-]{36})(?:@(?<revision>\\d{1,15})(?:\\.(?<as>${TELLINGS.join('|')}))?)?/(?<kind>${PART_KINDS.join('|')})/(?<name>.+)$`,
  's',
);

/**
 * The id of a part of a game, which no other thing of this server has. A unit of the past has another id than the unit
 * of now, so that a cache of clients, which keeps one state for each id, never shows the past for the present.
 */
export function partId({ game, past }: Within, kind: PartKind, name: string): string {
  const instant = past ? `@${past.revision}${past.as ? `.${past.as}` : ''}` : '';
  return `${game}${instant}/${kind}/${name}`;
}

/** The part that an id names; null: it is no id of a part. */
export function partIn(id: string): PartId | null {
  const { game, revision, as, kind, name } = PART.exec(id)?.groups ?? {};
  if (game === undefined || name === undefined) return null;
  const telling = TELLINGS.find((one) => one === as);
  return {
    game,
    kind: kind as PartKind,
    name,
    ...(revision === undefined ? {} : { past: { revision: Number(revision), ...(telling ? { as: telling } : {}) } }),
  };
}

/** The instant at which a part is looked for. */
export function instantOf({ past }: Within): At {
  return past ? { kind: 'revision', ...past } : { kind: 'now' };
}
