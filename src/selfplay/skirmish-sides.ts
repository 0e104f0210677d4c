import type { Setup, SetupUnit } from '../engine/game/setup.js';
import type { Chance } from './chance.js';

const HIDDEN_OF_100 = 30;
const PLAYERS = [{ name: 'Anna' }, { name: 'Bert' }] as const;

/** A skirmish with some of its units hidden and a side that two share, as far as its options ask for it. */
export function sidesOf(setup: Setup, chance: Chance): Setup {
  return shared(lurking(setup, chance.branch('hidden')), chance.branch('players'));
}

/** Some who are up and about wait to be placed by their side, with their horses (pbem:22.8a). */
function lurking(setup: Setup, chance: Chance): Setup {
  if (setup.options['hiddenSetup'] !== true) return setup;
  const hidden = new Map<string, SetupUnit>();
  for (const unit of setup.units) {
    const { id, side, sheet, health = 'healthy', unaware } = unit;
    const able = side !== null && sheet.kind === 'character' && (health === 'healthy' || health === 'wounded');
    if (able && !unaware && chance.below(100) < HIDDEN_OF_100) hidden.set(id, unit);
  }
  const riders = new Map(
    [...hidden.values()].flatMap((unit) => (unit.mount === undefined ? [] : [[unit.mount, unit]])),
  );
  const units = setup.units.map((unit): SetupUnit => {
    const rider = riders.get(unit.id);
    if (rider) return { ...unit, side: rider.side, hidden: true };
    return hidden.has(unit.id) ? { ...unit, hexes: [], hidden: true } : unit;
  });
  return { ...setup, units };
}

/**
 * Two play on the red side (pbem:1.2a), each with some of its characters; talk is not limited, since nobody here has
 * anything to say.
 */
function shared(setup: Setup, chance: Chance): Setup {
  if (setup.options['multiPlayerSides'] !== true) {
    return { ...setup, options: { ...setup.options, limitedTeamTalk: false } };
  }
  const units = setup.units.map((unit): SetupUnit =>
    unit.side === 'red' && unit.sheet.kind === 'character' ? { ...unit, player: chance.pick(PLAYERS).name } : unit,
  );
  return { ...setup, options: { ...setup.options, limitedTeamTalk: false }, players: { red: PLAYERS }, units };
}
