import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stream of the ledger that is not projected on, because it is damaged; or a place of the global order. */
@Entity({ name: 'set_aside' })
export class SetAsideRow {
  /** Name of the stream; `position:<n>` where a row of the global order cannot be read and its stream is not known. */
  @PrimaryColumn('text')
  stream!: string;

  /** Of the first event at which something is wrong. */
  @Column('integer')
  revision!: number;

  @Column('text')
  because!: string;
}
