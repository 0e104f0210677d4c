import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Setup, SetupUnit } from '../../../engine/game/setup.js';
import { CharacterClasses, UnitKinds } from './unit-enums.js';

@ObjectType('ScenarioFighter', { description: 'A character or animal of a scenario, as the scenario begins.' })
export class ScenarioFighterView {
  @Field(() => String, { description: 'Unique in the scenario; the name by which createSiege takes a character.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Null for neutral units.' })
  side!: string | null;

  @Field(() => String, { nullable: true, description: 'The player who commands it, if its side has several.' })
  player!: string | null;

  @Field(() => UnitKinds, { description: 'character, or the kind of animal.' })
  kind!: string;

  @Field(() => [CharacterClasses], { description: 'Character classes: knight, engineer…; none for animals.' })
  classes!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The horse that this character rides.' })
  mount!: string | null;

  @Field(() => [String], { description: 'Hexes, head first; none: off the map, or not placed yet.' })
  hexes!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The GT from which it may enter the map; null: it need not.' })
  entryTurn!: number | null;
}

/** The units with which a scenario begins, in the order of its file. */
export function scenarioFighters({ units }: Setup): readonly ScenarioFighterView[] {
  return units.map(fighterView);
}

function fighterView({ id, side, player, sheet, mount, hexes, entry }: SetupUnit): ScenarioFighterView {
  return {
    name: id,
    side,
    player: player ?? null,
    kind: sheet.kind,
    classes: sheet.kind === 'character' ? sheet.classes : [],
    mount: mount ?? null,
    hexes,
    entryTurn: entry?.gameTurn ?? null,
  };
}
