import type { Course } from '../game/course.js';
import type { SiegeEvent } from './events.js';
import type { Siege } from './siege.js';

/** The events of a decision as they come, with the siege after each of them. */
export type SiegeCourse = Course<SiegeEvent, Siege>;
