/**
 * The means of battering (pbem:19.2a), each with resistances of its own: hands, rams, catapults, and the table of the
 * offboard method.
 */
export const BATTERING_MEANS = ['hand', 'ram', 'catapult', 'offboard'] as const;
export type BatteringMeans = (typeof BATTERING_MEANS)[number];

/** Points that each means has taken off a target; less than none: a door is reinforced by so many (pbem:19.7a). */
export type Tally = Partial<Readonly<Record<BatteringMeans, number>>>;
