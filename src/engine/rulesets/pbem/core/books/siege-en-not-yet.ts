import type { NotYet } from './book.js';

/** The things of Siege that this ruleset does not play yet, with the rule of each. */
export const SIEGE_EN_NOT_YET: NotYet = {
  orders: {
    ShootBallista: 'siege-en:3.2',
    PushEquipment: 'siege-en:2.41a',
    Kindle: 'siege-en:3.61',
    Batter: 'siege-en:4.2',
  },
  terrain: {
    floodedMoat: 'siege-en:1.43b',
    filledMoat: 'siege-en:2.1a',
    rubble: 'siege-en:2.1b',
    tent: 'siege-en:3.1a',
    trench: 'siege-en:3.1b',
  },
  equipment: {
    screen: 'siege-en:5.4a',
    ballista: 'siege-en:3.2',
    siegeTower: 'siege-en:2.41a',
    mangonel: 'siege-en:4.1',
    trebuchet: 'siege-en:4.1',
    batteringRam: 'siege-en:4.1',
  },
  parts: {
    carts: 'siege-en:5.2a',
    strings: 'siege-en:5.1a',
    fires: 'siege-en:3.61',
    filling: 'siege-en:2.1a',
    battered: 'siege-en:4.2',
    'terms.tents': 'siege-en:3.1a',
    'terms.engines': 'siege-en:3.2',
    'start.links': 'siege-en:1.7a',
    'start.duel': 'siege-en:0.1',
    'start.challenges': 'siege-en:0.1',
    'terms.exits': 'siege-en:0.1',
    'terms.supplyPoints': 'siege-en:0.1',
    'terms.boilingWater': 'siege-en:0.1',
    'units.entry': 'siege-en:0.1',
    'units.captive': 'siege-en:0.1',
    things: 'siege-en:0.1',
    items: 'siege-en:0.1',
    lights: 'siege-en:0.1',
    doors: 'siege-en:0.1',
  },
};
