import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One siege in the list of sieges, as it stands after its event at `revision`. */
@Entity({ name: 'sieges' })
export class SiegeRow {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  title!: string;

  @Column('text', { name: 'day_definition' })
  dayDefinition!: string;

  @Column('integer')
  revision!: number;

  /** From 1. */
  @Column('integer')
  day!: number;

  @Column('boolean')
  night!: boolean;

  /** Orders accepted so far. */
  @Column('integer')
  orders!: number;

  @Column('boolean')
  over!: boolean;

  /** Null while the siege goes on, and if nobody has won. */
  @Column('text', { nullable: true })
  winner!: string | null;

  /** ISO 8601. */
  @Column('text', { name: 'created_at' })
  createdAt!: string;

  @Column('text', { name: 'updated_at' })
  updatedAt!: string;
}
