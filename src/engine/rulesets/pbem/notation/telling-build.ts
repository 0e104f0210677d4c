import type { BuildKind } from '../core/orders/build-orders.js';
import type { BuildEvent } from '../core/events/build.js';
import { printRow } from '../../../notation/place.js';
import type { Tellings } from './tellings.js';
import { counted, doing } from '../../../notation/words.js';

/** How things that are built are called. */
const THINGS: Readonly<Record<BuildKind, string>> = {
  ladder: 'a ladder',
  screen: 'a screen',
  barricade: 'a barricade',
  door: 'a door',
  keepDoor: 'a keep door',
  shutter: 'a shutter',
  tent: 'a tent',
  mangonel: 'a mangonel',
  trebuchet: 'a trebuchet',
  ballista: 'a ballista',
  batteringRam: 'a battering ram',
  siegeTower: 'a siege tower',
};

export const BUILD_TELLINGS: Tellings<BuildEvent> = {
  WorkBuilt: ({ units, what, at, equipment }) => {
    const name = equipment === undefined ? '' : `, ${equipment}`;
    return `${doing(units, 'has', 'have')} built ${THINGS[what]} in ${printRow(at)}${name}`;
  },
  BuildingAdvanced: ({ units, what, at, equipment, done, of }) =>
    `${doing(units, 'works', 'work')} on ${THINGS[what]} in ${printRow(at)}, ${equipment}: ${done} of ${counted(of, 'day', 'days')}`,
};
