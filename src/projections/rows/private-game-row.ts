import { Entity, PrimaryColumn } from 'typeorm';

/** A private game: it is in nobody's list. The row is there before that of the game. */
@Entity({ name: 'private_games' })
export class PrivateGameRow {
  @PrimaryColumn('text')
  game!: string;
}
