import { Entity, PrimaryColumn } from 'typeorm';

/** Two characters tied by melee now (pbem:11.1c); `a` sorts before `b`. */
@Entity({ name: 'melee_links' })
export class MeleeLinkRow {
  @PrimaryColumn('text')
  game!: string;

  @PrimaryColumn('text')
  a!: string;

  @PrimaryColumn('text')
  b!: string;
}
