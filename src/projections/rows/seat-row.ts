import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A seat that was claimed. */
@Entity({ name: 'seats' })
export class SeatRow {
  @PrimaryColumn('text')
  game!: string;

  /** The side, or `side/player` where several play on it. */
  @PrimaryColumn('text')
  side!: string;

  @Column('text', { name: 'taken_at' })
  takenAt!: string;

  /** The account that has the seat; null: nobody, or somebody without an account. */
  @Column('text', { nullable: true })
  account!: string | null;
}
