import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that a siege has, from an event on. */
@Entity({ name: 'siege_things' })
export class SiegeThingRow {
  @PrimaryColumn('text')
  siege!: string;

  /** A word of `THING_KINDS`. */
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('text')
  name!: string;

  @Column('integer')
  revision!: number;
}
