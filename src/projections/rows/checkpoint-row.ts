import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the read model has come: written in the same transaction as the rows. */
@Entity({ name: 'checkpoints' })
export class CheckpointRow {
  @PrimaryColumn('text')
  name!: string;

  /** Global position of the last event that was projected; null before the first. */
  @Column('text', { nullable: true })
  position!: string | null;

  /** Number of events that were projected. */
  @Column('integer')
  events!: number;
}
