import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An event concerns a unit. The other columns by which history filters are repeated here, so that one index finds a
 * page.
 */
@Entity({ name: 'history_unit' })
export class HistoryUnitRow {
  @PrimaryColumn('text')
  game!: string;

  @PrimaryColumn('text')
  unit!: string;

  @PrimaryColumn('integer')
  revision!: number;

  @Column('text')
  type!: string;

  @Column('text')
  side!: string;
}
