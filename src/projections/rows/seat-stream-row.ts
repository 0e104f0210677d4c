import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The stream of the seats of a game or siege, as far as it has been projected. */
@Entity({ name: 'seat_streams' })
export class SeatStreamRow {
  /** Or siege. */
  @PrimaryColumn('text')
  game!: string;

  @Column('integer')
  revision!: number;

  /** The game is private and in no list. This is known before the game exists. */
  @Column('boolean', { name: 'is_private' })
  isPrivate!: boolean;

  /** The tournament to which the game belongs; null: to none. */
  @Column('text', { nullable: true })
  tournament!: string | null;

  /** The private siege or campaign to which it belongs, by whose keys it is seen too; null: to none. */
  @Column('text', { name: 'private_keeper', nullable: true })
  privateKeeper!: string | null;
}
