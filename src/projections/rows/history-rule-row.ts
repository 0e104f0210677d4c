import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An event names a rule. The other columns by which history filters are repeated here, so that one index finds a page.
 */
@Entity({ name: 'history_rule' })
export class HistoryRuleRow {
  @PrimaryColumn('text')
  game!: string;

  @PrimaryColumn('text')
  rule!: string;

  @PrimaryColumn('integer')
  revision!: number;

  @Column('text')
  type!: string;

  @Column('text')
  side!: string;
}
