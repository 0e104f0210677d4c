import type { Field } from '../../../board/field.js';
import { STRUCTURE_KINDS } from '../../../board/structure.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupItem, SetupUnit } from '../../../game/setup.js';
import { hinders, isItemKind, UNBUILT_EQUIPMENT, valuesOf } from '../12-equipment/load.js';
import { malformedSetup, wrongName } from '../core/setup/set-up-words.js';
import { settledHexes } from './set-up-area.js';
import { wrongLightItems } from './set-up-lights.js';

const RULE = 'pbem:18.4c';

/** The most hexes of a hidden treasure, since one ten-faced die chooses among them (pbem:2.1f). */
const HEXES_MAX = 10;

/** A hidden treasure with its hexes by their first names, or what is wrong with it (pbem:18.4c). */
function settledTreasure(setup: Setup, item: SetupItem, field: Field): Ruled<SetupItem> {
  const { id, buried = [] } = item;
  const wrong = wrongTreasure(setup, item);
  if (wrong) return refused(wrong);
  const hexes = settledHexes(buried, field);
  if (!hexes.ok) return hexes;
  if (new Set(hexes.value).size < hexes.value.length) {
    return refused(malformedSetup(RULE, `${id}: a hex is named twice`, id));
  }
  return allowed({ ...item, buried: hexes.value });
}

/**
 * The first fault in a hidden treasure, or null. Players cannot report their own dice in such a game: the dice would
 * show them where the treasure lies and where it does not (ruling of pbem:18.4d).
 */
function wrongTreasure({ options }: Setup, { id, kind, buried = [] }: SetupItem): Refusal | null {
  const wrong = (rule: string, because: string): Refusal => malformedSetup(rule, `${id} ${because}`, id);
  if (options['hiddenTreasure'] !== true) return wrong(RULE, 'is hidden without the option hiddenTreasure');
  if (options['honourDice'] === true) return wrong('pbem:18.4d', 'is hidden, so players cannot report their own dice');
  if (kind !== 'treasure') return wrong(RULE, 'is no treasure and is not hidden');
  if (buried.length >= 1 && buried.length <= HEXES_MAX) return null;
  return wrong(RULE, `is hidden in one of up to ${HEXES_MAX} hexes`);
}

/** The items of a set-up with hexes by their first names, or what is wrong with one of them (pbem:12.5, 18.0a). */
export function settledItems(setup: Setup, units: readonly SetupUnit[], field: Field): Ruled<Pick<Setup, 'items'>> {
  const { items, terms } = setup;
  if (items === undefined || items.length === 0) return allowed({});
  const names = new Set(units.map(({ id }) => id));
  const settled: SetupItem[] = [];
  for (const item of items) {
    const misnamed = wrongName('item', item.id, names);
    if (misnamed !== null) return refused(malformedSetup('pbem:18.0a', misnamed, item.id));
    names.add(item.id);
    const wrong = wrongKind(item) ?? wrongCauldron(terms, item) ?? wrongBearer(item, units, settled);
    if (wrong) return refused(wrong);
    if (item.buried) {
      const treasure = settledTreasure(setup, item, field);
      if (!treasure.ok) return treasure;
      settled.push(treasure.value);
      continue;
    }
    const hex = item.hex === undefined ? undefined : field.hex(item.hex);
    if (item.hex !== undefined && !hex) return refused(unknownHex(item));
    settled.push(hex ? { ...item, hex: hex.name } : item);
  }
  const unlike = wrongLightItems(settled, field);
  return unlike ? refused(unlike) : allowed({ items: settled });
}

function wrongKind({ id, kind, hex, carrier, buried }: SetupItem): Refusal | null {
  if (!isItemKind(kind)) {
    const word: string = kind;
    const rule = Object.hasOwn(UNBUILT_EQUIPMENT, word) ? UNBUILT_EQUIPMENT[word] : undefined;
    if (STRUCTURE_KINDS.some((one) => one === word)) {
      return malformedSetup(
        'pbem:18.0a',
        `${id}: a ${word} stands on the map; it belongs among the equipment of the set-up, not among its items`,
        id,
      );
    }
    if (rule === undefined) {
      return malformedSetup('pbem:2.4a', `${id}: there is no equipment of the kind ${word.slice(0, 60)}`, id);
    }
    const because = `${id}: equipment of the kind ${word} is not yet in this ruleset`;
    return { code: 'notInThisRuleset', rule, because, subject: id };
  }
  if ([hex, carrier, buried].filter((place) => place !== undefined).length === 1) return null;
  return malformedSetup('pbem:18.0a', `${id} lies in a hex, is carried or is hidden, one of them`, id);
}

/** Why a set-up cannot have a cauldron, or null: cauldrons come from a source, which the set-up names (pbem:19.17k). */
function wrongCauldron(terms: Setup['terms'], { id, kind }: SetupItem): Refusal | null {
  if (kind !== 'cauldron' || terms?.boilingWater?.length) return null;
  return malformedSetup('pbem:19.17k', `${id}: no source of boiling water is named`, id);
}

/**
 * Why a unit cannot carry an item, or null: a carrier is on foot (pbem:12.5a), neither stunned nor dead (pbem:10.8a),
 * and has only one burden (pbem:12.5c).
 */
function wrongBearer(
  { id, kind, carrier }: SetupItem,
  units: readonly SetupUnit[],
  before: readonly SetupItem[],
): Refusal | null {
  if (carrier === undefined) return null;
  const unit = units.find((one) => one.id === carrier);
  if (!unit) {
    const because = `${id} is carried by ${carrier}, who is not there`;
    return { code: 'unknownUnit', rule: null, because, subject: id };
  }
  const wrong = (rule: string, because: string): Refusal =>
    malformedSetup(rule, `${carrier} cannot carry ${id}: ${because}`, id);
  const { carryCost, rule } = valuesOf(kind);
  if (carryCost === null) return wrong(rule, 'it is fixed');
  if (unit.sheet.kind !== 'character') return wrong('pbem:12.5a', 'an animal carries nothing');
  if (unit.health === 'stunned' || unit.health === 'dead') return wrong('pbem:10.8a', `he is ${unit.health}`);
  if (!hinders(kind)) return null;
  if (unit.mount !== undefined) return wrong('pbem:12.5a', 'he is mounted and it hinders movement');
  const burden = before.find((one) => one.carrier === carrier && hinders(one.kind));
  return burden ? wrong('pbem:12.5c', `he carries ${burden.id}`) : null;
}

function unknownHex({ id, hex = '' }: SetupItem): Refusal {
  return { code: 'unknownHex', rule: null, because: `${id}: the map has no hex ${hex}`, subject: id };
}
