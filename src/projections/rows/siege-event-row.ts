import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that happened in a siege. */
@Entity({ name: 'siege_events' })
export class SiegeEventRow {
  @PrimaryColumn('text')
  siege!: string;

  @PrimaryColumn('integer')
  revision!: number;

  @Column('integer')
  day!: number;

  @Column('text')
  part!: string;

  /** A word of `HAPPENINGS`. */
  @Column('text')
  happening!: string;

  /** Type of the event. */
  @Column('text')
  type!: string;

  /** The side that it comes from; null: neither. */
  @Column('text', { nullable: true })
  side!: string | null;

  /** Of the order that brought it about; 0: of the set-up. */
  @Column('integer', { name: 'order_number' })
  orderNumber!: number;

  /** One line for a person. */
  @Column('text')
  text!: string;

  /** Canonical JSON. */
  @Column('text')
  data!: string;

  @Column('text')
  hash!: string;

  @Column('text', { name: 'recorded_at' })
  recordedAt!: string;
}
