import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One game, as it stands after its event at `revision`. */
@Entity({ name: 'games' })
export class GameRow {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  ruleset!: string;

  @Column('integer', { name: 'ruleset_version' })
  rulesetVersion!: number;

  /** JSON list of the sides, in the order in which they play. */
  @Column('text')
  sides!: string;

  @Column('integer')
  revision!: number;

  @Column('integer', { name: 'game_turn' })
  gameTurn!: number;

  /** The side whose player turn it is. */
  @Column('text')
  side!: string;

  @Column('text')
  step!: string;

  /** Orders accepted so far. */
  @Column('integer')
  orders!: number;

  @Column('boolean')
  over!: boolean;

  /** Null while the game goes on, and for a draw. */
  @Column('text', { nullable: true })
  winner!: string | null;

  /** ISO 8601. */
  @Column('text', { name: 'created_at' })
  createdAt!: string;

  @Column('text', { name: 'updated_at' })
  updatedAt!: string;
}
