import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of a game as history shows it. */
@Entity({ name: 'history_event' })
export class HistoryEventRow {
  @PrimaryColumn('text')
  game!: string;

  @PrimaryColumn('integer')
  revision!: number;

  @Column('text')
  type!: string;

  @Column('integer', { name: 'game_turn' })
  gameTurn!: number;

  /** The side whose player turn it was. */
  @Column('text')
  side!: string;

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
