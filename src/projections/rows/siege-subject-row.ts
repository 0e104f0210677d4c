import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event concerns a thing of a siege: it changes it or names it. */
@Entity({ name: 'siege_subjects' })
export class SiegeSubjectRow {
  @PrimaryColumn('text')
  siege!: string;

  /** A word of `THING_KINDS`. */
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('text')
  name!: string;

  @PrimaryColumn('integer')
  revision!: number;

  /** The columns by which history is filtered stand here again, so that one index finds a page. */
  @Column('text')
  happening!: string;
}
