import type { HexName } from '../../../board/field.js';
import { illegal, type Refusal, unknown } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { ItemId, SideId } from '../../../position/unit.js';
import { isDetailedDay } from '../core/day/detailed-day.js';
import type { OrderRule } from '../core/order-rule.js';
import type { FillMoat } from '../core/orders/siege-orders.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { isOpenMoat, moatsBeside } from './crew.js';

const RULE = 'pbem:19.52a';

/**
 * The side in turn says which screen it uses to fill a moat hex, and in secret which hex; the screen may be brought
 * beside it afterwards (pbem:19.52a). Who says so after the first game turn has lost the day.
 */
export const FILL_MOAT: OrderRule<FillMoat> = {
  when: { inTurn: mayFill },
  rule: RULE,
  takesNoTime: true,
  units: () => [],
  carryOut(course, side, { screen, hex: written }) {
    const { position } = course;
    const refusal = whyNobodyFills(position, side) ?? whyNoScreen(position, side, screen);
    if (refusal) return refusal;
    const moat = fieldOfGame(position).hex(written);
    if (!moat) return { code: 'unknownHex', rule: null, because: `the map has no hex ${written}`, subject: written };
    const unfit = isOpenMoat(moat)
      ? whyNotThere(position, side, screen, moat.name)
      : illegal(RULE, `${moat.name} is no moat that can be filled`, moat.name);
    if (unfit) return unfit;
    const late = position.turn.gameTurn > 1 ? { late: true as const } : {};
    course.emit({ type: 'FillingDeclared', data: { side, screen, hex: moat.name, ...late, rule: RULE } });
    return null;
  },
  list: () => [],
  listOfSide: (position, side) =>
    whyNobodyFills(position, side)
      ? []
      : (position.equipment ?? []).flatMap(({ id: screen, hexes }) =>
          whyNoScreen(position, side, screen)
            ? []
            : moatsBeside(position, hexOf(position, hexes[0] ?? '')).flatMap(({ name: hex }) =>
                whyNotThere(position, side, screen, hex)
                  ? []
                  : [{ order: { type: 'FillMoat', screen, hex }, mp: null, summary: `fill ${hex} with ${screen}` }],
              ),
        ),
};

/** Moats are filled in this game, so that it is worth asking what could be. */
function mayFill(position: Position): boolean {
  return position.options['onboardFilling'] === true && isDetailedDay(position) && position.duel === undefined;
}

function whyNobodyFills(position: Position, side: SideId): Refusal | null {
  const { options, filling, duel } = position;
  const no = (rule: string, because: string): Refusal => illegal(rule, because, side);
  if (options['onboardFilling'] !== true) return no('pbem:19.5a', 'no moat is filled in this game');
  if (!isDetailedDay(position)) {
    return no('pbem:19.52c', 'a moat is filled on a day that is played in detail, and this game is none');
  }
  if (duel) return no('pbem:12.8i', 'a duel is under way');
  const { by, rests } = filling ?? {};
  if (rests) return no('pbem:2.81g', 'no moat is filled by night');
  return by === undefined || by === side ? null : no(RULE, `${by} besieges, and moats are filled by it alone`);
}

function whyNoScreen(position: Position, side: SideId, id: ItemId): Refusal | null {
  const no = (rule: string, because: string): Refusal => illegal(rule, because, id);
  const screen = equipmentOf(position, id);
  if (!screen) return unknown(`there is no screen ${id}`, id, 'pbem:19.52b');
  if (screen.kind !== 'screen') return no('pbem:19.52b', `${id} is no screen`);
  const work = position.filling?.works.find((one) => one.screen === id);
  if (!work) return null;
  if (work.side !== side) return no('pbem:19.52f', `${work.side} uses ${id} to fill a moat`);
  return work.day === 'second' ? no('pbem:19.52g', `${id} stands in the moat already`) : null;
}

/** A side does not name one hex for two screens (pbem:19.52f), nor the same hex again. */
function whyNotThere(position: Position, side: SideId, screen: ItemId, hex: HexName): Refusal | null {
  for (const work of position.filling?.works ?? []) {
    if (work.side !== side) continue;
    const named = work.day === 'second' ? work.at : position.sealed?.[work.screen];
    if (named !== hex) continue;
    const because = work.screen === screen ? `${hex} is named already` : `${hex} is filled with ${work.screen}`;
    return illegal('pbem:19.52f', because, hex);
  }
  return null;
}
