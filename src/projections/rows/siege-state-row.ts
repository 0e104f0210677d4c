import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a thing of a siege stood, from the event at `revision` on. */
@Entity({ name: 'siege_states' })
export class SiegeStateRow {
  @PrimaryColumn('text')
  siege!: string;

  /** A word of `THING_KINDS`. */
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('text')
  name!: string;

  @PrimaryColumn('integer')
  revision!: number;

  @Column('integer')
  day!: number;

  @Column('text')
  part!: string;

  /** Of the event that changed it again, with its day and part; null: it stands so. */
  @Column('integer', { name: 'until_revision', nullable: true })
  untilRevision!: number | null;

  @Column('integer', { name: 'until_day', nullable: true })
  untilDay!: number | null;

  @Column('text', { name: 'until_part', nullable: true })
  untilPart!: string | null;

  /** Canonical JSON. */
  @Column('text')
  state!: string;
}
