import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of a day of a siege, as it ended, or as it stands. */
@Entity({ name: 'siege_parts' })
export class SiegePartRow {
  @PrimaryColumn('text')
  siege!: string;

  /** Four times the day, and the number of the part. */
  @PrimaryColumn('integer')
  moment!: number;

  @Column('integer')
  day!: number;

  @Column('text')
  part!: string;

  @Column('integer', { name: 'first_revision' })
  firstRevision!: number;

  @Column('integer', { name: 'last_revision' })
  lastRevision!: number;

  @Column('text', { nullable: true })
  initiative!: string | null;

  @Column('text', { nullable: true })
  choice!: string | null;

  /** JSON object: number of events by what happened. */
  @Column('text')
  counts!: string;

  /** JSON object: the siege in numbers at its end. */
  @Column('text')
  figures!: string;
}
