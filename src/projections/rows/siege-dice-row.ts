import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A die that was rolled in a siege. */
@Entity({ name: 'siege_dice' })
export class SiegeDiceRow {
  @PrimaryColumn('text')
  siege!: string;

  @PrimaryColumn('integer')
  revision!: number;

  /** Which of the dice of its event, from 0. */
  @PrimaryColumn('integer')
  number!: number;

  @Column('integer')
  day!: number;

  @Column('text')
  purpose!: string;

  @Column('integer')
  faces!: number;

  @Column('integer')
  value!: number;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text')
  rule!: string;
}
