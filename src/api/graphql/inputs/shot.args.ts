import { ArgsType, Field } from '@nestjs/graphql';
import type { SurveyedShot } from '../../../engine/game/survey.js';

/** A shot that one asks about. */
@ArgsType()
export class ShotArgs {
  @Field(() => String, { description: 'The unit that shoots, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The unit that is shot at, by its name.' })
  target!: string;

  @Field(() => String, { nullable: true, description: 'The hex of the unit, where it has two.' })
  unitHex?: string | null;

  @Field(() => String, { nullable: true, description: 'The hex of the target, where it has two.' })
  targetHex?: string | null;
}

/** The shot that the arguments describe. */
export function shotOf({ unit, target, unitHex, targetHex }: ShotArgs): SurveyedShot {
  return { unit, target, ...(unitHex ? { from: unitHex } : {}), ...(targetHex ? { at: targetHex } : {}) };
}
