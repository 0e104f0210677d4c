/** Rules of sight that differ between books. The ground names the ruleset by which it is read. */
export interface SightRules {
  /** One looks through a gap in a yard wall (siege-en:1.335c), or only into it (pbem:5.55a). */
  readonly throughGaps: boolean;
  /**
   * A line uses one opening (pbem:5.56d), or goes out of one at its beginning into one at its end (siege-en:1.334d).
   */
  readonly openings: 'one' | 'oneAtEachEnd';
  /**
   * A lip bars a line if it is nearer to the lower end (pbem:5.62a), or if its slope hex is not nearer to the higher
   * end (siege-en:1.333b).
   */
  readonly lips: 'hexside' | 'slopeHex';
}

const PBEM: SightRules = { throughGaps: false, openings: 'one', lips: 'hexside' };
const SIEGE: SightRules = { throughGaps: true, openings: 'oneAtEachEnd', lips: 'slopeHex' };

/** The sight rules of a ruleset; those of pbem unless it has others. */
export function sightRulesOf(ruleset: string): SightRules {
  return ruleset === 'siege-en' ? SIEGE : PBEM;
}
