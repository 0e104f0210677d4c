import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { Thing, ThingKind, ThingState } from '../../engine/siege/calendar/things.js';
import type { Moment } from '../../engine/siege/calendar/moment.js';
import { SiegeStateRow } from '../rows/siege-state-row.js';
import { SiegeThingRow } from '../rows/siege-thing-row.js';
import { countOf } from './count-of.js';
import { SiegeQuestionError } from './siege-question.js';

/** Which things of a siege; absent: all. All that is given must hold, of each list one. */
export interface ThingFilter {
  readonly kinds?: readonly ThingKind[];
  readonly names?: readonly string[];
}

/** A page of a list by kind and name. */
export interface ThingPage {
  /** Exclusive. */
  readonly after?: Thing;
  readonly limit: number;
}

/** When something began or ended. */
export interface EventMoment extends Moment {
  readonly revision: number;
}

/** A thing as it stood for a while: from an event on, until another changed it (null: it stands so). */
export interface StandingThing extends Thing {
  readonly state: ThingState;
  readonly since: EventMoment;
  readonly until: EventMoment | null;
}

/** Changes of a thing between two instants; null: the siege did not have the thing at that instant. */
export interface ThingChange extends Thing {
  readonly before: StandingThing | null;
  readonly after: StandingThing | null;
}

interface Listed<One> {
  readonly rows: readonly One[];
  readonly more: boolean;
  readonly count: () => Promise<number>;
}

type NowRow = SiegeThingRow & { readonly now: SiegeStateRow };
type ChangeRow = SiegeThingRow & { readonly was: SiegeStateRow | null; readonly is: SiegeStateRow | null };

/** One thing as it stood after an event: one look into an index. Throws SiegeQuestionError. */
export async function thingAt(
  source: DataSource,
  siege: string,
  thing: Thing,
  revision: number,
): Promise<StandingThing> {
  const { kind, name } = thing;
  const row = await source
    .createQueryBuilder(SiegeStateRow, 'state')
    .where('state.siege = :siege AND state.kind = :kind AND state.name = :name', { siege, kind, name })
    .andWhere('state.revision <= :revision', { revision })
    .orderBy('state.revision', 'DESC')
    .limit(1)
    .getOne();
  if (row) return standing(row);
  throw await whyNoThing(source, siege, thing, revision);
}

/** Things of a siege as they stood after an event, by kind and name. */
export async function thingsAt(
  source: DataSource,
  siege: string,
  filter: ThingFilter,
  revision: number,
  page: ThingPage,
): Promise<Listed<StandingThing>> {
  const query = thingsQuery<NowRow>(source, siege, filter)
    .innerJoinAndMapOne('thing.now', SiegeStateRow, 'state', joined('state'))
    .andWhere(`state.revision = ${latest(source, 'now')}`, { now: revision });
  return listed(query, page, ({ now }) => standing(now));
}

/** Differences between the states after two events, whichever of them is the earlier. */
export async function changesBetween(
  source: DataSource,
  siege: string,
  filter: ThingFilter,
  { from, to }: { readonly from: number; readonly to: number },
  page: ThingPage,
): Promise<Listed<ThingChange>> {
  const query = thingsQuery<ChangeRow>(source, siege, filter)
    .leftJoinAndMapOne(
      'thing.was',
      SiegeStateRow,
      'was',
      `${joined('was')} AND was.revision = ${latest(source, 'from')}`,
    )
    .leftJoinAndMapOne(
      'thing.is',
      SiegeStateRow,
      'is_now',
      `${joined('is_now')} AND is_now.revision = ${latest(source, 'to')}`,
    )
    .andWhere("COALESCE(was.state, '') <> COALESCE(is_now.state, '')")
    .setParameters({ from, to });
  return listed(query, page, ({ kind, name, was, is }) => ({
    ...{ kind: kind as ThingKind, name },
    before: was && standing(was),
    after: is && standing(is),
  }));
}

/** Throws SiegeQuestionError if the siege has never had one of the things. */
export async function mustHave(source: DataSource, siege: string, things: readonly Thing[]): Promise<void> {
  for (const { kind, name } of things) {
    if (!(await source.manager.existsBy(SiegeThingRow, { siege, kind, name }))) throw noSuchThing({ kind, name });
  }
}

/** Throws SiegeQuestionError if the siege has never had a thing of one of the names. */
export async function mustHaveNamed(source: DataSource, siege: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (await source.manager.existsBy(SiegeThingRow, { siege, name })) continue;
    throw new SiegeQuestionError('noSuchThing', `the siege has nothing of the name ${name.slice(0, 40)}`);
  }
}

/** A row as what it tells. */
export function standing(row: SiegeStateRow): StandingThing {
  const { kind, name, state, revision, day, part, untilRevision, untilDay, untilPart } = row;
  const until = untilRevision === null ? null : { revision: untilRevision, day: untilDay, part: untilPart };
  return {
    kind: kind as ThingKind,
    name,
    state: JSON.parse(state) as ThingState,
    since: { revision, day, part } as EventMoment,
    until: until as EventMoment | null,
  };
}

function thingsQuery<Row extends SiegeThingRow>(
  source: DataSource,
  siege: string,
  { kinds, names }: ThingFilter,
): SelectQueryBuilder<Row> {
  const query = source.createQueryBuilder<Row>(SiegeThingRow, 'thing').where('thing.siege = :siege', { siege });
  if (kinds) query.andWhere('thing.kind IN (:...kinds)', { kinds });
  if (names) query.andWhere('thing.name IN (:...names)', { names });
  return query;
}

function joined(alias: string): string {
  return `${alias}.siege = thing.siege AND ${alias}.kind = thing.kind AND ${alias}.name = thing.name`;
}

/** SQL: the last revision, not after that of a parameter, in which the thing changed: the end of a range of the key. */
function latest(source: DataSource, parameter: string): string {
  const alias = `latest_${parameter}`;
  const query = source
    .createQueryBuilder()
    .select(`MAX(${alias}.revision)`)
    .from(SiegeStateRow, alias)
    .where(`${joined(alias)} AND ${alias}.revision <= :${parameter}`);
  return `(${query.getQuery()})`;
}

/** A page of what a query of things finds, by kind and name. */
async function listed<Row extends SiegeThingRow, One>(
  query: SelectQueryBuilder<Row>,
  { after, limit }: ThingPage,
  told: (row: Row) => One,
): Promise<Listed<One>> {
  const all = query.clone();
  if (after) {
    query.andWhere('(thing.kind > :afterKind OR (thing.kind = :afterKind AND thing.name > :afterName))', {
      afterKind: after.kind,
      afterName: after.name,
    });
  }
  const rows = await query
    .orderBy('thing.kind', 'ASC')
    .addOrderBy('thing.name', 'ASC')
    .limit(limit + 1)
    .getMany();
  return { rows: rows.slice(0, limit).map(told), more: rows.length > limit, count: () => countOf(all) };
}

async function whyNoThing(
  source: DataSource,
  siege: string,
  thing: Thing,
  revision: number,
): Promise<SiegeQuestionError> {
  const { kind, name } = thing;
  const row = await source.manager.findOneBy(SiegeThingRow, { siege, kind, name });
  if (!row) return noSuchThing(thing);
  const because = `the siege has no ${kind} ${name} at revision ${revision}: it comes at revision ${row.revision}`;
  return new SiegeQuestionError('noSuchThing', because, { kind, name, revision: row.revision });
}

function noSuchThing({ kind, name }: Thing): SiegeQuestionError {
  const shown = name.slice(0, 60);
  return new SiegeQuestionError('noSuchThing', `the siege has no ${kind} ${shown}`, { kind, name: shown });
}
