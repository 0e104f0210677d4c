import type { SiegeEvent } from '../core/events/siege.js';
import { resultInWords } from './result-words.js';
import { tellShot } from './telling-shot.js';
import type { Tellings } from './tellings.js';
import { counted, rolled } from '../../../notation/words.js';

export const SIEGE_TELLINGS: Tellings<SiegeEvent> = {
  LadderTaken: ({ units, equipment }) => `${units.join(' and ')} take up ${equipment}`,
  LadderCarried: ({ units, equipment, steps, mp }) =>
    `${units.join(' and ')} carry ${equipment} to ${steps.at(-1)?.hexes.join('-') ?? 'nowhere'} (${mp} MP)`,
  LadderDropped: ({ unit, equipment }) => `${unit} lets go of ${equipment}`,
  LadderSet: ({ units, equipment, base, top, mp }) =>
    `${units.join(' and ')} put ${equipment} up: ${base}>${top} (${mp} MP each)`,
  PlatformRearranged: ({ moves }) =>
    moves
      .map(({ unit, steps, mp }) => `${unit} goes to ${steps.at(-1)?.hexes.join() ?? ''} on the tower (${mp} MP)`)
      .join(', '),
  ToppleTried: ({ unit, equipment, die, toppled }) =>
    `${unit} tries to topple ${equipment}: ${die.value}, ${toppled ? 'it falls' : 'it stands'}`,
  LadderFell: ({ equipment, hexes }) => `${equipment} lies in ${hexes.join('-')}`,
  EquipmentMoved: ({ units, equipment, hexes }) => `${units.join(' and ')} move ${equipment} to ${hexes.join('-')}`,
  EngineLoaded: ({ units, equipment, turns, loaded }) =>
    `${units.join(' and ')} have loaded ${equipment}${loaded ? '' : ` for ${counted(turns, 'turn', 'turns')}, it is not ready yet`}`,
  BallistaShot: ({ units, equipment, ...shot }) => tellShot(`${units.join(' and ')} fire ${equipment}`, units, shot),
  WaterDrawn: ({ unit, item, source }) => `${unit} takes ${item}, full of boiling water, in ${source}`,
  WaterPoured: ({ unit, item, at, target, die, result }) =>
    target === undefined || !die || result === undefined
      ? `${unit} empties ${item} into ${at} and harms nobody`
      : `${unit} empties ${item} over ${target} in ${at}: ${rolled(die)}, ${resultInWords(result, [unit], [target])}`,
  EquipmentLost: ({ equipment }) => `${equipment} is destroyed`,
};
