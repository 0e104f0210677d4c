import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { SeenGame } from '../../../play/seen.js';
import type { Viewer } from '../../../play/viewer.js';
import { isStructureKey } from '../../../engine/board/structure.js';
import type { GameState } from '../../../engine/game/game.js';
import type { Position } from '../../../engine/position/position.js';
import { withHidden } from '../../../engine/position/change.js';
import type { Within } from '../node-id.js';
import { Json } from '../json.scalar.js';
import { ClosableClasses, LiveStates } from './board-enums.js';
import { EquipmentView, equipmentView } from './equipment.view.js';
import { OutcomeView, outcomeView } from './outcome.view.js';
import { ThingView, thingView } from './thing.view.js';
import { TurnView, turnView } from './turn.view.js';
import { UnitView } from './unit.view.js';
import { unitView } from './unit-view-of.js';

@ObjectType('MeleeLink', { description: 'Two characters tied by melee.' })
export class MeleeLinkView {
  @Field(() => String, { description: 'The one character.' })
  a!: string;

  @Field(() => String, { description: 'The other one.' })
  b!: string;
}

@ObjectType('LiveTerrain', {
  description: 'A door, window or the like whose state is not the one that the board shows.',
})
export class LiveTerrainView {
  @Field(() => String, { description: 'A hex (L9) or a hexside (L9/L10).' })
  at!: string;

  @Field(() => LiveStates, { description: 'How the place stands.' })
  state!: string;
}

@ObjectType('Closable', { description: 'A door, window or yard gate that can be closed in this game (pbem:12.6a).' })
export class ClosableView {
  @Field(() => String, { description: 'A hex (L9) or a hexside (L9/L10).' })
  at!: string;

  @Field(() => ClosableClasses, { description: 'building or keep, for battering.' })
  class!: string;

  @Field(() => String, { nullable: true, description: 'A hex on its inner side, where the scenario states it.' })
  inner!: string | null;
}

@ObjectType('Winch', {
  description:
    'A drawbridge or portcullis that a winch raises and lowers, with the units that hang on it or are stuck (pbem:16.27b, 18.1).',
})
export class WinchView {
  @Field(() => String, { description: 'The hex of the winch.' })
  at!: string;

  @Field(() => [String], { description: 'Drawbridges by their first hex, portcullises by the hex of their gate.' })
  moves!: readonly string[];

  @Field(() => [String], { description: 'Those of `moves` that are stuck (pbem:16.27b).' })
  stuck!: readonly string[];
}

@ObjectType('Board', { description: 'The game at one instant.' })
export class BoardView {
  @Field(() => Int, { description: 'The last event that has happened.' })
  revision!: number;

  @Field(() => String, { description: 'SHA-256 of the canonical JSON of the position.' })
  fingerprint!: string;

  @Field(() => TurnView, { description: 'The player turn and its step.' })
  turn!: TurnView;

  @Field(() => [UnitView], { description: 'All units that the viewer may see.' })
  units!: readonly UnitView[];

  @Field(() => [MeleeLinkView], { description: 'Pairs of characters who are in melee.' })
  melee!: readonly MeleeLinkView[];

  @Field(() => [ThingView], { description: 'Things that lie on the map besides units and items.' })
  things!: readonly ThingView[];

  @Field(() => [EquipmentView], {
    description: 'Ladders, screens, barricades and siege engines that are on the map; of a barricade what stands.',
  })
  equipment!: readonly EquipmentView[];

  @Field(() => [LiveTerrainView], { description: 'Ground that has changed since the game began.' })
  live!: readonly LiveTerrainView[];

  @Field(() => [ClosableView], { description: 'Doors, windows, gates and drawbridges, and how they stand.' })
  doors!: readonly ClosableView[];

  @Field(() => [WinchView], { description: 'Winches of drawbridges and portcullises.' })
  winches!: readonly WinchView[];

  @Field(() => OutcomeView, { nullable: true, description: 'Null while the game goes on.' })
  outcome!: OutcomeView | null;

  @Field(() => Json, {
    nullable: true,
    description:
      'The boards and how they are joined, as content/schemas describes them; null: the game is played without a board.',
  })
  ground!: unknown;

  @Field(() => Json, {
    nullable: true,
    description: 'The whole state of a game without a board, in the form of its ruleset; null: the board shows it.',
  })
  state!: unknown;

  @Field(() => [String], {
    description: 'How a game without a board stands, line by line for a person; empty: the board shows it.',
  })
  lines!: readonly string[];

  /** For the field resolvers; no part of the schema. */
  seen!: SeenGame<GameState>;
  viewer!: Viewer;
  within!: Within;
}

/** The fields of a board that only a game on one can fill. */
type OnBoard = Pick<
  BoardView,
  'units' | 'melee' | 'things' | 'equipment' | 'live' | 'doors' | 'winches' | 'ground' | 'state'
>;

/**
 * A game at one instant. One without a board has a state of its own form instead of units and ground. `within`: the
 * instant as the ids of its units name it.
 */
export function boardView(seen: SeenGame<GameState>, viewer: Viewer, within: Within): BoardView {
  const { revision, fingerprint, lines, position, field } = seen;
  return {
    revision,
    fingerprint,
    lines,
    turn: turnView(seen),
    outcome: position.outcome && outcomeView(position.outcome),
    seen,
    viewer,
    within,
    ...(field ? onBoard(within, withHidden(field)) : withoutBoard(position)),
  };
}

function onBoard(within: Within, position: Position): OnBoard {
  const units = Object.keys(position.units).sort();
  return {
    units: units.flatMap((id) => {
      const unit = position.units[id];
      return unit ? [unitView(within, position, unit)] : [];
    }),
    melee: position.links,
    things: position.things.map((thing) => thingView(position, thing)),
    equipment: (position.equipment ?? []).map(equipmentView),
    // Siege engines and ladders that stand on the map are told as equipment.
    live: Object.entries(position.live).flatMap(([at, state]) => (isStructureKey(at) ? [] : [{ at, state }])),
    doors: Object.entries(position.doors ?? {}).map(([at, { class: kind, inner }]) => ({
      at,
      class: kind,
      inner: inner ?? null,
    })),
    winches: Object.entries(position.winches ?? {}).map(([at, { moves, stuck = [] }]) => ({ at, moves, stuck })),
    ground: position.ground,
    state: null,
  };
}

function withoutBoard(state: GameState): OnBoard {
  return { units: [], melee: [], things: [], equipment: [], live: [], doors: [], winches: [], ground: null, state };
}
