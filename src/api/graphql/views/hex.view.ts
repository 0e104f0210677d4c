import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { HexSurvey } from '../../../engine/game/hex-survey.js';
import { DIRECTIONS } from '../../../engine/hex/direction.js';
import type { Position } from '../../../engine/position/position.js';
import { factsOf } from '../../../library/rulesets.js';
import type { Within } from '../node-id.js';
import { CrowdingEffects, Depths, Directions, HexFeatures, LiveStates, TerrainTypes } from './board-enums.js';
import { CoverValueView } from './cover-value.view.js';
import type { FieldHex } from '../../../engine/board/field.js';
import type { Equipment } from '../../../engine/position/equipment.js';
import { EquipmentView, equipmentView } from './equipment.view.js';
import { HexSideView } from './hex-side.view.js';
import { AdvantageView, MoverPriceView } from './price.view.js';
import { RuleView } from './rule.view.js';
import { ruleViews } from './rule-views.js';
import { ThingView, thingView } from './thing.view.js';
import { UnitView } from './unit.view.js';
import { unitView } from './unit-view-of.js';
import { ItemView, itemView } from './item.view.js';

@ObjectType('Cell', { description: 'Column from 0 and half row from 0 downward; all boards of a game share them.' })
export class CellView {
  @Field(() => Int, { description: 'Columns from the left, from 0.' })
  x!: number;

  @Field(() => Int, { description: 'Rows from the top, from 0.' })
  y!: number;
}

@ObjectType('Crowding', { description: 'The effect of the units in a hex on units that would enter it.' })
export class CrowdingView {
  @Field(() => Int, { description: 'In foot characters.' })
  equivalents!: number;

  @Field(() => CrowdingEffects, { description: 'none, double (the price of entering) or impassable.' })
  effect!: string;

  @Field(() => String, { description: 'The rule by its id, for example `pbem:7.3c`.' })
  rule!: string;
}

@ObjectType('Hex', { description: 'One hex of a game, or one of its two locations, with everything about it.' })
export class HexView {
  @Field(() => String, { description: 'As the game writes it: L10, with several boards VilL10, below D8/under.' })
  name!: string;

  @Field(() => [String], { description: 'All names: a hex of two half-hexes has one of each board.' })
  names!: readonly string[];

  @Field(() => CellView, { description: 'Its place in the grid of its board.' })
  cell!: CellView;

  @Field(() => TerrainTypes, { description: 'The kind of ground.' })
  terrain!: string;

  @Field(() => [TerrainTypes], { description: 'The terrain of each half, if they differ.' })
  terrains!: readonly string[];

  @Field(() => [HexFeatures], { description: 'Other things that stand or lie in it: wall, ladder.' })
  features!: readonly string[];

  @Field(() => Int, { description: 'Man-made height in stairs above the ground; slopes are on the hexsides.' })
  elevation!: number;

  @Field(() => Int, { description: 'The same in half stairs: stairs lie half-way.' })
  level!: number;

  @Field(() => Depths, { nullable: true, description: 'shallow, deep or bottomless; null: no water.' })
  depth!: string | null;

  @Field(() => [Directions], {
    description:
      'Directions in which its river flows on (n, ne, se, s, sw, nw); of two or more one is taken at random (pbem:17.13a).',
  })
  flow!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The location over this one.' })
  above!: string | null;

  @Field(() => String, { nullable: true, description: 'The location under this one.' })
  below!: string | null;

  @Field(() => LiveStates, {
    nullable: true,
    description: 'Its changed state (shut, rubble…); null: as the board has it.',
  })
  state!: string | null;

  @Field(() => [HexSideView], { description: 'n, ne, se, s, sw, nw.' })
  sides!: readonly HexSideView[];

  @Field(() => [MoverPriceView], { description: 'MP to enter, hexsides and crowding left out.' })
  entering!: readonly MoverPriceView[];

  @Field(() => [MoverPriceView], { description: 'MP to enter from the same terrain, where that is another price.' })
  along!: readonly MoverPriceView[];

  @Field(() => CrowdingView, { description: 'How many can stand in it; null: no limit is asked.' })
  crowding!: CrowdingView;

  @Field(() => [CoverValueView], { description: 'The cover that it gives, by direction.' })
  cover!: readonly CoverValueView[];

  @Field(() => AdvantageView, { description: 'Of whoever fights in it: the terrain and what lies there.' })
  advantage!: AdvantageView;

  @Field(() => [UnitView], { description: 'Dead ones included; riders without their horses.' })
  units!: readonly UnitView[];

  @Field(() => [ThingView], { description: 'Things that lie in it besides units and items.' })
  things!: readonly ThingView[];

  @Field(() => [ItemView], { description: 'Items that lie in it (pbem:12.5).' })
  items!: readonly ItemView[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Light reaches its centre (pbem:21.1d); where it does not, entering costs double (pbem:21.2a). Null: darkness plays no part.',
  })
  lit!: boolean | null;
  @Field(() => [EquipmentView], { description: 'Equipment that stands, lies or is carried in the hex (pbem:19.1).' })
  equipment!: readonly EquipmentView[];

  @Field(() => [RuleView], { description: 'Every rule that any of this rests on.' })
  rules!: readonly RuleView[];
}

/** A hex with all that stands or lies in it; prices in MP, heights in stairs. `position`: as its viewer may see it. */
export function hexView(survey: HexSurvey, position: Position, within: Within): HexView {
  const { hex, state, sides, entering, along, crowding, cover, advantage, units, things, rules } = survey;
  const { name, names, cell, terrain, terrains, features, elevation, level, depth, above, below } = hex;
  const darkness = factsOf(position).light.darkness(position);
  return {
    ...{ name, names, cell, terrain, terrains, features, elevation, level, depth },
    flow: hex.flow.map((direction) => DIRECTIONS[direction] as string),
    above: above?.name ?? null,
    below: below?.name ?? null,
    ...{ state, sides, entering, along, crowding, cover, advantage },
    units: units.flatMap((id) => {
      const unit = position.units[id];
      return unit ? [unitView(within, position, unit)] : [];
    }),
    things: position.things.filter(({ id }) => things.includes(id)).map((thing) => thingView(position, thing)),
    items: (position.items ?? [])
      .filter((item) => item.hex === hex.name)
      .map((item) => itemView(within, position, item)),
    lit: darkness && !darkness.isDark(hex),
    equipment: equipmentIn(position, hex).map(equipmentView),
    rules: ruleViews(rules),
  };
}

/** In either location of the hex. */
function equipmentIn({ equipment = [] }: Position, { name, above }: FieldHex): readonly Equipment[] {
  return equipment.filter(({ hexes }) => hexes.includes(above?.name ?? name));
}
