import type { Course } from '../game/course.js';
import type { Campaign } from './campaign.js';
import type { CampaignEvent } from './events.js';

/** The events of a decision as they come, with the campaign after each of them. */
export type CampaignCourse = Course<CampaignEvent, Campaign>;
