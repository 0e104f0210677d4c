import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A claim of an error in a game, as it stands now. */
@Entity({ name: 'claims' })
export class ClaimRow {
  @PrimaryColumn('text')
  game!: string;

  /** Counts the claims of the game from 1. */
  @PrimaryColumn('integer')
  number!: number;

  @Column('text')
  standing!: string;

  /** The rule of the decision, the verdict or the claimant; null: no rule is named. */
  @Column('text', { nullable: true })
  rule!: string | null;

  /** The claim in canonical JSON. */
  @Column('text')
  data!: string;

  /** ISO 8601. */
  @Column('text', { name: 'filed_at' })
  filedAt!: string;
}
