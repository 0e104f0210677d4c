import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CampaignAt, Campaigns } from '../../../campaign/contract.js';
import { CAMPAIGN_RULEBOOKS } from '../../../library/rulesets.js';
import type { ShippedCampaign } from '../../../library/campaigns.js';
import type { Scenario } from '../../../library/scenario.js';
import type { ShippedSiege } from '../../../library/sieges.js';
import { HERALD_VIEWER } from '../../../play/viewer-seat.js';
import { ApiError } from '../../errors.js';
import { CAMPAIGNS, SCENARIOS, SHIPPED_CAMPAIGNS, SHIPPED_SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { campaignInputSetup } from '../inputs/campaign-form.js';
import { CreateCampaignInput } from '../inputs/campaign.input.js';
import { diceWantedIn } from '../inputs/dice.input.js';
import { reservationIn } from '../inputs/seats.input.js';
import { Throttle } from '../throttle.js';
import { Viewers } from '../viewers.js';
import { CampaignChangeView, CampaignMomentView, momentView } from '../views/campaign-history.view.js';
import { CampaignView, campaignView } from '../views/campaign.view.js';
import { gameSecretsView } from '../views/game-secrets.view.js';
import { ShippedCampaignView, shippedCampaignView } from '../views/shipped-campaign.view.js';
import { submissionViewOf } from '../views/submission-view-of.js';
import { OrderAcceptedView, OrderRefusedView, SubmissionView } from '../views/submission.view.js';

const BOOK = CAMPAIGN_RULEBOOKS.newest('campaign');

/** Campaigns: what they have besides being games (docs/campaigns.md). */
@Resolver()
export class CampaignsResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(CAMPAIGNS) private readonly campaigns: Campaigns,
    @Inject(SCENARIOS) private readonly scenarios: ReadonlyMap<string, Scenario>,
    @Inject(SHIPPED_SIEGES) private readonly sieges: ReadonlyMap<string, ShippedSiege>,
    @Inject(SHIPPED_CAMPAIGNS) private readonly shipped: ReadonlyMap<string, ShippedCampaign>,
  ) {}

  @Query(() => [ShippedCampaignView], {
    complexity: COST.library,
    description: 'The campaigns that createCampaign takes by their id.',
  })
  shippedCampaigns(): readonly ShippedCampaignView[] {
    return [...this.shipped.values()].map(shippedCampaignView);
  }

  @Query(() => CampaignView, {
    complexity: COST.pastBoard,
    description: 'A campaign now, when a day was over, or after an event; nothing in it is hidden.',
  })
  async campaign(
    @Context() context: RequestContext,
    @Args('id', { type: () => ID, description: 'The id of the campaign.' }) id: string,
    @Args('day', { type: () => Int, nullable: true, description: 'At the end of this day.' }) day?: number | null,
    @Args('revision', { type: () => Int, nullable: true, description: 'After this event.' }) revision?: number | null,
  ): Promise<CampaignView> {
    const viewer = await this.viewers.ofCampaign(context, id);
    return campaignView(await this.campaigns.see(id, viewer, instantOf(day, revision)));
  }

  @Query(() => [CampaignMomentView], {
    complexity: COST.export,
    description: 'Everything that concerned a character, oldest first, with his state before it and after it.',
  })
  async campaignTimeline(
    @Context() context: RequestContext,
    @Args('campaign', { type: () => ID, description: 'The id of the campaign.' }) campaign: string,
    @Args('character', { type: () => String, description: 'The character, by name.' }) character: string,
  ): Promise<readonly CampaignMomentView[]> {
    const viewer = await this.viewers.ofCampaign(context, campaign);
    const timeline = await this.campaigns.timeline(campaign, viewer, character);
    return timeline.map((moment) => momentView(character, moment));
  }

  @Query(() => [CampaignChangeView], {
    complexity: COST.pastBoard * 2,
    description: 'What stands otherwise on one day than on another, whichever is the earlier; toDay absent: now.',
  })
  async campaignChanges(
    @Context() context: RequestContext,
    @Args('campaign', { type: () => ID, description: 'The id of the campaign.' }) campaign: string,
    @Args('fromDay', { type: () => Int, description: 'At the end of this day.' }) fromDay: number,
    @Args('toDay', { type: () => Int, nullable: true, description: 'At the end of this day.' }) toDay?: number | null,
  ): Promise<readonly CampaignChangeView[]> {
    const viewer = await this.viewers.ofCampaign(context, campaign);
    return [...(await this.campaigns.changes(campaign, viewer, instantOf(fromDay), instantOf(toDay)))];
  }

  @Mutation(() => CampaignView, {
    description:
      'Creates a campaign. Its sides are free, or reserved: see joinGame. Its orders are given by submitOrder, in writing.',
  })
  @UseGuards(Throttle)
  async createCampaign(
    @Args('input', { description: 'The campaign.' }) input: CreateCampaignInput,
  ): Promise<CampaignView> {
    const { scenarios, sieges, shipped: campaigns } = this;
    const setup = campaignInputSetup(input, { scenarios, sieges, campaigns });
    const reservation = reservationIn(input);
    const { game, secrets } = await this.campaigns.create({
      ...{ commandId: input.commandId, setup, ...diceWantedIn(input.dice) },
      ...(reservation ? { reservation } : {}),
    });
    const seen = await this.campaigns.see(game, HERALD_VIEWER, { kind: 'now' });
    return { ...campaignView(seen), secrets: secrets ? gameSecretsView(secrets) : null };
  }

  @Mutation(() => SubmissionView, {
    description: 'Takes what has come of a scenario or siege into its campaign, once it is over (pbem:24).',
  })
  @UseGuards(Throttle)
  async reportCampaignPart(
    @Context() context: RequestContext,
    @Args('campaign', { type: () => ID, description: 'The id of the campaign.' }) campaign: string,
    @Args('part', { type: () => String, description: 'Name of the scenario or siege in the campaign.' }) part: string,
  ): Promise<OrderAcceptedView | OrderRefusedView> {
    const viewer = await this.viewers.ofCampaign(context, campaign);
    return submissionViewOf(campaign, await this.campaigns.report(campaign, viewer, part), BOOK);
  }
}

function instantOf(day?: number | null, revision?: number | null): CampaignAt {
  if (typeof day === 'number' && typeof revision === 'number') {
    throw new ApiError('BAD_INPUT', 'a campaign is seen at a day or at a revision, not at both');
  }
  if (typeof day === 'number') return { kind: 'day', day };
  return typeof revision === 'number' ? { kind: 'revision', revision } : { kind: 'now' };
}
