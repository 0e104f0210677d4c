import { auditLog, type GameLog } from '../../src/audit/audit-log.js';
import { entryOfExported } from '../../src/audit/log-entry.js';
import type { ExportedEvent } from '../../src/audit/export-format.js';
import { canonicalJson } from '../../src/engine/canonical/canonical.js';
import { hashEvent } from '../../src/ledger/hash-chain.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { committedGame, type CommittedPlan, eventsIn, linesOf } from './committed.js';
import { frozenFiles } from '../frozen/frozen.js';

/** A field of an event type where a recorded game has it, and what a forger puts there. */
export interface Forgery {
  readonly type: string;
  /** A member of the event's data, or of the event itself. */
  readonly field: string;
  readonly game: RecordedGame;
  readonly revision: number;
  readonly value: unknown;
}

export interface RecordedGame {
  readonly name: string;
  readonly events: readonly ExportedEvent[];
}

/** Members of the event itself that a forger may change; the others follow from its place and from its hash. */
const ENVELOPE = ['commandId', 'metadata.actor', 'metadata.recordedAt', 'version'] as const;

/** The frozen games, the shortest first. */
export function recordedGames(): readonly RecordedGame[] {
  const games = frozenFiles('games').map(({ name, bytes }) => {
    const lines = Buffer.from(bytes()).toString('utf8').trimEnd().split('\n').slice(1, -1);
    return { name, events: lines.map((line) => JSON.parse(line) as ExportedEvent) };
  });
  return games.sort((one, other) => one.events.length - other.events.length);
}

/** Games with committed dice, with everything that seats can say of them: no frozen game is so new. */
export async function committedGames(): Promise<readonly RecordedGame[]> {
  const plans: readonly CommittedPlan[] = [
    { scenario: 'tavern-brawl', dice: { mode: 'committed' }, words: ['red', 'blue'] },
    {
      scenario: 'tavern-brawl',
      options: { honourDice: true },
      dice: { mode: 'reported' },
      words: ['red'],
      declines: 'blue',
      orders: 60,
    },
  ];
  const games = await Promise.all(plans.map((plan) => committedGame(plan)));
  return Promise.all(
    games.map(async (game, index) => ({ name: `committed ${index}`, events: eventsIn(await linesOf(game)) })),
  );
}

/** Each field of each event type, with what a forger puts there in games that have it. */
export interface ForgedField {
  readonly name: string;
  readonly type: string;
  /**
   * In the shortest games first; of each game one or two: the value that the field has elsewhere, and one that it has
   * nowhere.
   */
  readonly places: readonly (readonly Forgery[])[];
}

export function forgedFields(games: readonly RecordedGame[]): readonly ForgedField[] {
  const found = new Map<string, Omit<Forgery, 'value'>[]>();
  for (const game of games) {
    for (const { type, revision, data } of game.events) {
      for (const field of [...Object.keys(data), ...ENVELOPE]) {
        const known = found.get(`${type} ${field}`) ?? [];
        const places = field in data ? PLACES_MAX : 1;
        if (known.length < places && known.at(-1)?.game !== game) known.push({ type, field, game, revision });
        found.set(`${type} ${field}`, known);
      }
    }
  }
  return [...found].map(([name, known]) => {
    const values = known.map(valueIn);
    const forged = known.map((place, index) => {
      const text = canonicalJson(values[index]);
      const elsewhere = values.find((value) => canonicalJson(value) !== text);
      const put = [otherThan(values[index]), elsewhere].filter((value) => value !== undefined);
      return put.map((value) => ({ ...place, value }));
    });
    return { name, type: name.split(' ')[0] ?? '', places: forged };
  });
}

const PLACES_MAX = 8;

/** The game up to the end of the turn in which something is forged, as it was recorded and chained anew. */
export function forgedLog({ field, game, revision, value }: Forgery): {
  readonly recorded: GameLog;
  readonly forged: GameLog;
} {
  const events = game.events.slice(0, endOfTurn(game.events, revision));
  const forged: ExportedEvent[] = events.slice(0, revision);
  for (const event of events.slice(revision)) {
    const changed = event.revision === revision ? withField(event, field, value) : event;
    const chained = { ...changed, previousHash: forged.at(-1)?.hash ?? event.previousHash };
    forged.push({ ...chained, hash: hashEvent(chained) });
  }
  return { recorded: logOf(events), forged: logOf(forged) };
}

/** The findings of the rules in a log, without a head. */
export function foundIn(log: GameLog): readonly string[] {
  return auditLog(log, RULEBOOKS).findings.map((finding) => canonicalJson(finding));
}

function logOf(events: readonly ExportedEvent[]): GameLog {
  return { stream: events[0]?.stream ?? '', entries: events.map(entryOfExported), lines: null, reader: undefined };
}

/** After all events of the command that ends the player turn. */
function endOfTurn(events: readonly ExportedEvent[], revision: number): number {
  const end = events.find((event) => event.revision > revision && event.type === 'PlayerTurnEnded');
  if (!end) return events.length;
  const next = events.find((event) => event.revision > end.revision && event.commandId !== end.commandId);
  return next?.revision ?? events.length;
}

function valueIn({ game, revision, field }: Omit<Forgery, 'value'>): unknown {
  const event = game.events[revision];
  if (!event) throw new Error(`${game.name} has no event ${revision}`);
  if (field === 'commandId' || field === 'version') return event[field];
  if (field === 'metadata.actor') return event.metadata.actor;
  if (field === 'metadata.recordedAt') return event.metadata.recordedAt;
  return (event.data as Readonly<Record<string, unknown>>)[field];
}

function withField(event: ExportedEvent, field: string, value: unknown): ExportedEvent {
  if (field === 'commandId' || field === 'version') return { ...event, [field]: value };
  if (field.startsWith('metadata.')) {
    return { ...event, metadata: { ...event.metadata, [field.slice('metadata.'.length)]: value } };
  }
  return { ...event, data: { ...event.data, [field]: value } };
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value of the same kind that is another one. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  // A time stays a time, a millisecond later.
  if (typeof value === 'string' && TIME.test(value)) return new Date(Date.parse(value) + 1).toISOString();
  if (typeof value === 'string') return `${value}1`;
  if (Array.isArray(value)) return value.length > 0 ? value.slice(0, -1) : ['1'];
  if (typeof value !== 'object' || value === null) return 1;
  const [[key, member] = ['more', undefined], ...others] = Object.entries(value).reverse();
  return { ...Object.fromEntries(others), [key]: member === undefined ? 1 : otherThan(member) };
}
