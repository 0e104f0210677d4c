import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { playerOfSeat, sideOfSeat } from '../../../engine/position/seat.js';
import type { SeatStanding } from '../../../play/seating/seat-terms.js';
import type { Viewer } from '../../../play/viewer.js';
import { seatOfViewer } from '../../../play/viewer-seat.js';
import { COMPUTERS } from '../../../computer/computer-players.js';
import { PersonView } from './person.view.js';

/** Players of the server's own. */
export const Computer = Object.fromEntries(COMPUTERS.map((name) => [name, name]));
registerEnumType(Computer, {
  name: 'Computer',
  description: "A player of the server's own.",
  valuesMap: {
    greedy: { description: 'Strikes where the odds favour him, else walks towards the enemy.' },
    random: { description: 'Gives any legal order.' },
  },
});

@ObjectType('Seat', { description: 'A seat of a game or a side of a siege, and who holds it.' })
export class SeatView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side (pbem:1.2a); null: it has one.' })
  player!: string | null;

  @Field(() => Boolean, { description: 'Somebody holds the key of this seat.' })
  taken!: boolean;

  @Field(() => Boolean, {
    description: 'It is free only for whoever holds its invitation, or in a game of a siege the key of its side.',
  })
  reserved!: boolean;

  @Field(() => Boolean, { description: 'The key of this request opens this seat.' })
  yours!: boolean;

  @Field(() => Computer, {
    nullable: true,
    description: "The player of the server's own who sits here; null: a person does, or nobody.",
  })
  computer!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The siege in which this game is a scenario, and for whose side the seat is kept; null: for none.',
  })
  siege!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The campaign of which this game is a part, and for whose side the seat is kept; null: for none.',
  })
  campaign!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The side of that siege or campaign whose key opens the seat while it is free; null: of none.',
  })
  keptFor!: string | null;

  @Field(() => PersonView, {
    nullable: true,
    description: 'The person whose account has the seat; null: nobody, or somebody without an account.',
  })
  holder!: PersonView | null;

  /** The reader to whom the seat is shown; no field of the API. */
  viewer!: Viewer;
}

/** A seat as a viewer of its game or siege is told of it. */
export function seatView({ seat, ...standing }: SeatStanding, viewer: Viewer): SeatView {
  const yours = seat === seatOfViewer(viewer);
  return { ...standing, side: sideOfSeat(seat), player: playerOfSeat(seat), yours, viewer };
}
