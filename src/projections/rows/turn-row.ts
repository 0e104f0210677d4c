import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A player turn that has ended. */
@Entity({ name: 'turn_log' })
export class TurnRow {
  @PrimaryColumn('text')
  game!: string;

  @PrimaryColumn('integer', { name: 'game_turn' })
  gameTurn!: number;

  @PrimaryColumn('text')
  side!: string;

  /** Revision of the event that ended it. */
  @Column('integer')
  revision!: number;

  /** Fingerprint of the position in which it ended. */
  @Column('text')
  fingerprint!: string;

  /** Number of events of the turn, its end included. */
  @Column('integer')
  events!: number;

  /** JSON object: number of events by type. */
  @Column('text')
  counts!: string;

  @Column('text', { name: 'ended_at' })
  endedAt!: string;
}
