import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A unit that stands on the board now. */
@Entity({ name: 'units_on_board' })
export class UnitRow {
  @PrimaryColumn('text')
  game!: string;

  @PrimaryColumn('text')
  unit!: string;

  /** Null for neutral units. */
  @Column('text', { nullable: true })
  side!: string | null;

  /** `character`, or the kind of animal. */
  @Column('text')
  kind!: string;

  @Column('text')
  health!: string;

  /** Hexes with a blank between, head first. */
  @Column('text')
  hexes!: string;

  @Column('text', { nullable: true })
  mount!: string | null;

  @Column('text', { nullable: true })
  rider!: string | null;

  /** MP spent in this player turn. */
  @Column('integer', { name: 'mp_spent' })
  mpSpent!: number;

  @Column('integer', { nullable: true })
  missiles!: number | null;
}
