import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { CampaignEngine } from '../../../engine/campaign/campaign.js';

@ObjectType('CampaignEngine', {
  description: 'A siege engine as the last part in which it stood has left it (pbem:24).',
})
export class CampaignEngineView {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => Int, { description: 'Offboard wear in battering points (pbem:26.71d, 19.42i).' })
  wear!: number;

  @Field(() => Boolean, { description: 'It was destroyed.' })
  lost!: boolean;

  @Field(() => Int, { description: 'Days of work until it is built (pbem:19.8c); 0: it is built.' })
  unbuilt!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Points by the enemy in its last scenario; null: used, repaired or lost since, or in none.',
  })
  onboardDamage!: number | null;

  @Field(() => Int, { nullable: true, description: 'Points by its own use there (pbem:19.42f); null: as above.' })
  onboardWear!: number | null;
}

/** A siege engine of a campaign by its name; `unbuilt` in days of work, 0 if it is finished (pbem:24). */
export function engineView([name, { wear, lost, unbuilt = 0, onboard }]: readonly [
  string,
  CampaignEngine,
]): CampaignEngineView {
  return {
    ...{ name, wear, lost: lost === true, unbuilt },
    ...{ onboardDamage: onboard?.damage ?? null, onboardWear: onboard?.wear ?? null },
  };
}
