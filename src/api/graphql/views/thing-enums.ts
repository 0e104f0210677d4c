import { STRUCTURE_KINDS } from '../../../engine/board/structure.js';
import { BATTERED_KINDS } from '../../../engine/game/battered-kinds.js';
import { BATTERING_MEANS } from '../../../engine/position/siege-works.js';
import { AMMUNITION_KINDS, GOAL_KINDS } from '../../../engine/position/terms.js';
import { FIRE_CAUSES, ITEM_KINDS } from '../../../engine/position/things.js';
import { enumOf, sayingThemselves } from '../enum.js';

export const ItemKinds = enumOf(
  ITEM_KINDS,
  'ItemKind',
  'Kinds of things that are carried (pbem:12.5).',
  sayingThemselves(ITEM_KINDS),
);
export const EquipmentKinds = enumOf(
  STRUCTURE_KINDS,
  'EquipmentKind',
  'Kinds of ladders, screens and siege engines (pbem:19.1).',
  sayingThemselves(STRUCTURE_KINDS),
);
export const AmmunitionKinds = enumOf(
  AMMUNITION_KINDS,
  'AmmunitionKind',
  'Kinds of missiles that are stored (pbem:22.2g).',
  sayingThemselves(AMMUNITION_KINDS),
);
export const LightKinds = enumOf(
  ['fire', 'campfire', 'torch', 'lantern', 'room'],
  'LightKind',
  'Kinds of light sources (pbem:21.3a).',
  {
    fire: 'A fire that burns on the map.',
    campfire: 'A campfire.',
    torch: 'A torch.',
    lantern: 'A lantern.',
    room: 'A lit room.',
  },
);
export const FireCauses = enumOf(FIRE_CAUSES, 'FireCause', 'What sets fire to things (pbem:26.51, 26.52).', {
  kindling: 'Somebody kindled it.',
  oil: 'Burning oil.',
  arrow: 'A flaming arrow or bolt.',
  spread: 'Another fire, from which it spread.',
});
export const BatteringMeansEnum = enumOf(BATTERING_MEANS, 'BatteringMeans', 'Means of battering (pbem:19.2a).', {
  hand: 'By hand.',
  ram: 'With a ram.',
  catapult: 'With a catapult.',
  offboard: 'By the table of engines off the board.',
});
export const BatteredKinds = enumOf(
  BATTERED_KINDS,
  'BatteredKind',
  'Kinds of things that can be battered (pbem:26.71f, 26.72c, 26.72d).',
  sayingThemselves(BATTERED_KINDS),
);
export const GoalKinds = enumOf(GOAL_KINDS, 'GoalKind', 'Deeds for which a scenario gives points.', {
  hold: 'Hold hexes.',
  kill: 'Kill units.',
  save: 'Keep units alive.',
  leave: 'Lead units off the map.',
  carry: 'Carry items off the map.',
});
export const MapThingKinds = enumOf(['debris', 'fire'], 'MapThingKind', 'Things on the map that are no units.', {
  debris: 'Debris.',
  fire: 'A fire.',
});
export const FillingDays = enumOf(['first', 'second'], 'FillingDay', 'The day of filling a moat hex (pbem:19.52).', {
  first: 'The screen stands beside the moat.',
  second: 'The screen stands in the moat.',
});
