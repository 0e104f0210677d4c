import type { CharacterSheet, FootStrength, Strength } from '../../engine/position/unit-sheet.js';
import type { CaseCounter, CaseCounters } from './case.js';

/** A character with the counters that a case states. The profile gives the rest. */
export function withCounters(sheet: CharacterSheet, counters: CaseCounters = {}): CharacterSheet {
  const { foot = {}, mounted } = counters;
  const { healthy, wounded, stunned } = sheet.foot;
  const stated: CharacterSheet = {
    ...sheet,
    foot: {
      healthy: onFoot(healthy, foot.healthy),
      wounded: onFoot(wounded, foot.wounded),
      stunned: { defence: foot.stunned ?? stunned.defence },
    },
  };
  if (!mounted) return stated;
  const riding = sheet.mounted ?? { healthy: strength(healthy), wounded: strength(wounded) };
  return {
    ...stated,
    mounted: { healthy: onHorse(riding.healthy, mounted.healthy), wounded: onHorse(riding.wounded, mounted.wounded) },
  };
}

function onFoot(profile: FootStrength, counter: CaseCounter | undefined): FootStrength {
  if (!counter) return profile;
  const [attack, defence, mpa = profile.mpa] = counter;
  return { attack, defence, mpa };
}

/** A rider's MPA is his horse's (pbem:12.31d). */
function onHorse(profile: Strength, counter: CaseCounter | undefined): Strength {
  if (!counter) return profile;
  const [attack, defence] = counter;
  return { attack, defence };
}

function strength({ attack, defence }: Strength): Strength {
  return { attack, defence };
}
