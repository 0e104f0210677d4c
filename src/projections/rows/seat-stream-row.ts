import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The stream of the seats of a game or siege, as far as it has been projected. */
@Entity({ name: 'seat_streams' })
export class SeatStreamRow {
  /** Or siege. */
  @PrimaryColumn('text')
  game!: string;

  @Column('integer')
  revision!: number;

  /** The game is in nobody's list. It is so before there is the game. */
  @Column('boolean', { name: 'is_private' })
  isPrivate!: boolean;
}
