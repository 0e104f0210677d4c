/** Rules of sight that differ between books. The ground names the ruleset by which it is read. */
export interface SightRules {
  /** One looks through a gap in a yard wall (siege-en:1.335c), or only into it (pbem:5.55a). */
  readonly throughGaps: boolean;
  /**
   * Heights in stairs decide what bars a line (pbem:5.62a, 5.7, 5.58), and a line uses one opening (pbem:5.56d). Or
   * one looks over slopes and walls by what they are nearer to (siege-en:1.333b, 1.337), and out of one opening into
   * another (siege-en:1.334d).
   */
  readonly judge: 'pbem' | 'siege';
}

const PBEM: SightRules = { throughGaps: false, judge: 'pbem' };
const SIEGE: SightRules = { throughGaps: true, judge: 'siege' };

/** The sight rules of a ruleset; those of pbem unless it has others. */
export function sightRulesOf(ruleset: string): SightRules {
  return ruleset === 'siege-en' ? SIEGE : PBEM;
}
