import { printRow } from '../../../notation/place.js';
import { counted, rolled, listed, doing } from '../../../notation/words.js';
import type { BatteringMeans } from '../../../position/siege-works.js';
import type { BatteringEvent, RepairEvent } from '../core/events/battering.js';
import type { BuildEvent, FillingEvent } from '../core/events/building.js';
import type { SiegeEvent } from '../core/events/siege.js';
import type { BuildKind } from '../core/orders/build-orders.js';
import { resultInWords, tellShot } from './telling-fight.js';
import type { Tellings } from './tellings.js';

export const SIEGE_TELLINGS: Tellings<SiegeEvent> = {
  LadderTaken: ({ units, equipment }) => `${doing(units, 'takes', 'take')} up ${equipment}`,
  LadderCarried: ({ units, equipment, steps, mp }) =>
    `${doing(units, 'carries', 'carry')} ${equipment} to ${steps.at(-1)?.hexes.join('-') ?? 'nowhere'} (${mp} MP)`,
  LadderSet: ({ units, equipment, base, top, mp }) =>
    `${doing(units, 'puts', 'put')} ${equipment} up in ${base}, against ${top} (${mp} MP each)`,
  PlatformRearranged: ({ moves }) =>
    moves
      .map(({ unit, steps, mp }) => `${unit} goes to ${steps.at(-1)?.hexes.join() ?? ''} on the tower (${mp} MP)`)
      .join(', '),
  ToppleTried: ({ unit, equipment, die, toppled }) =>
    `${unit} tries to topple ${equipment}: ${die.value}, ${toppled ? 'it falls' : 'it stands'}`,
  LadderFell: ({ equipment, hexes }) => `${equipment} lies in ${hexes.join('-')}`,
  EquipmentMoved: ({ units, equipment, hexes }) =>
    `${doing(units, 'moves', 'move')} ${equipment} to ${hexes.join('-')}`,
  EquipmentLost: ({ equipment, hex }) => `${equipment} is destroyed${hex === undefined ? '' : ` in ${hex}`}`,
  EngineLoaded: ({ units, equipment, turns, loaded }) =>
    `${doing(units, 'has', 'have')} loaded ${equipment}${loaded ? '' : ` for ${counted(turns, 'turn', 'turns')}, it is not ready yet`}`,
  BallistaShot: ({ units, equipment, ...shot }) =>
    tellShot(`${doing(units, 'fires', 'fire')} ${equipment}`, units, shot),
  WaterPoured: ({ unit, item, at, target, die, result }) =>
    target === undefined || !die || result === undefined
      ? `${unit} empties ${item} into ${at} and harms nobody`
      : `${unit} empties ${item} over ${target} in ${at}: ${rolled(die)}, ${resultInWords(result, [unit], [target])}`,
};

const MEANS: Readonly<Record<BatteringMeans, string>> = {
  hand: 'by hand',
  ram: 'with the ram',
  catapult: 'with a catapult',
  offboard: 'by the offboard table',
};

export const BATTERING_TELLINGS: Tellings<BatteringEvent> = {
  TargetBattered: ({ what, means, units, engines = [], dice, damage, after }) =>
    `${listed(units.length > 0 ? units : engines)} batter${units.length === 1 ? 's' : ''} ${what} ${MEANS[means]}: die ${dice
      .map(({ value }) => value)
      .join(', ')}, ${damage} off, ${after === 0 ? 'it collapses' : `${after} left`}`,
  DebrisLeft: ({ hexes }) => `debris lies in ${hexes.join(', ')}`,
};

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

export const REPAIR_TELLINGS: Tellings<RepairEvent> = {
  ItemRepaired: ({ what, units, die, drm, points, after, wear, reinforced }) => {
    const roll = `die ${die.value}${drm === 0 ? '' : ` + ${drm}`}`;
    const worn = wear === undefined ? '' : wear === 0 ? ', no wear left' : `, wear ${wear} left`;
    const door = reinforced ? ': it is a keep door now' : '';
    return `${doing(units, 'repairs', 'repair')} ${what}: ${roll}, ${points} given back, it stands ${after}${worn}${door}`;
  },
};

export const FILLING_TELLINGS: Tellings<FillingEvent> = {
  FillingDeclared: ({ side, screen, hex, late }) =>
    `${side} will use ${screen} to fill ${hex ?? 'a moat hex'}${late ? '; today it is too late for that' : ''}`,
  FillingCrewChanged: ({ screen, missing }) =>
    missing.length === 0
      ? `${screen} is fully manned again`
      : `${counted(missing.length, 'character is', 'characters are')} missing at ${screen}, to be replaced within ${missing
          .map((turns) => counted(turns, 'player turn', 'player turns'))
          .join(' and ')} of the side`,
  MoatWorked: ({ screen, hex, die, filled }) =>
    `${die ? `filling under the drawbridge, ${die.value}: ` : ''}${
      filled ? `the moat in ${hex} is filled and ${screen} is removed` : `the moat in ${hex} is not filled`
    }`,
};
