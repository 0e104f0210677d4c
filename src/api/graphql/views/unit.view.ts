import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Json } from '../json.scalar.js';
import { UnitCounterView } from './unit-counter.view.js';
import {
  ArmourLabels,
  CharacterClasses,
  Healths,
  MissileWeapons,
  Panics,
  Rages,
  Traits,
  UnitKinds,
  Windeds,
} from './unit-enums.js';
import { Depths } from './board-enums.js';
import { NodeView } from './node.view.js';
import { ItemView } from './item.view.js';
import { TaskView } from './task.view.js';

@ObjectType('Entry', { description: 'From when on and where a unit may come onto the map.' })
export class EntryView {
  @Field(() => Int, { description: 'The game turn, from 1.' })
  gameTurn!: number;

  @Field(() => [String], { description: 'The hexes by which it may come onto the map.' })
  hexes!: readonly string[];
}

@ObjectType('Unit', { implements: () => [NodeView], description: 'A unit on the board or off it.' })
export class UnitView {
  @Field(() => ID, { description: 'The id: of the unit now, or of the unit at the past instant at which it is seen.' })
  id!: string;

  @Field(() => String, { description: 'Unique in its game.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Null for neutral units.' })
  side!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The player who commands it, if its side has several (pbem:1.2c).',
  })
  player!: string | null;

  @Field(() => UnitKinds, { description: 'character, or the kind of animal.' })
  kind!: string;

  @Field(() => [CharacterClasses], { description: 'Character classes: knight, archer…; none for animals.' })
  classes!: readonly string[];

  @Field(() => Healths, { description: 'healthy, stunned, wounded or dead.' })
  health!: string;

  @Field(() => [String], { description: 'Hexes, head first; none: off the board.' })
  hexes!: readonly string[];

  @Field(() => String, { nullable: true, description: 'In a shut door hex: a hex beside it on the side of the unit.' })
  half!: string | null;

  @Field(() => String, { nullable: true, description: 'The side of its door or corner against which it claims cover.' })
  claim!: string | null;

  @Field(() => Boolean, { description: 'It rides a horse.' })
  mounted!: boolean;

  @Field(() => String, { nullable: true, description: 'The horse that this character rides.' })
  mount!: string | null;

  @Field(() => String, { nullable: true, description: 'The character that rides this horse.' })
  rider!: string | null;

  @Field(() => Int, { description: 'Attack strength of the counter that shows now.' })
  attack!: number;

  @Field(() => Int, { description: 'Defence strength of the counter that shows now.' })
  defence!: number;

  @Field(() => Int, { description: 'Movement point allowance, in MP.' })
  mpa!: number;

  @Field(() => Int, { description: 'MP that are left in this player turn; 0 once the move has ended.' })
  mpLeft!: number;

  @Field(() => Int, { description: 'MP given to it and not yet spent, for hard ground (pbem:12.21a).' })
  mpGiven!: number;

  @Field(() => Int, { nullable: true, description: 'Missiles left, where they are counted.' })
  missiles!: number | null;

  @Field(() => String, { nullable: true, description: 'The animal or rider that this character leads (pbem:13.7).' })
  leads!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The character that leads this unit, or the string it is tied in.',
  })
  ledBy!: string | null;

  @Field(() => [String], {
    description: 'Animals tied together with this one, itself included, first to last; none: untied.',
  })
  string!: readonly string[];
  @Field(() => [ItemView], { description: 'The items that the unit carries (pbem:12.5).' })
  carries!: readonly ItemView[];

  @Field(() => [String], { description: 'Characters with whom this one is in melee.' })
  inMeleeWith!: readonly string[];

  @Field(() => TaskView, { nullable: true, description: 'The task at which it works.' })
  task!: TaskView | null;

  @Field(() => Boolean, { description: 'May mount horses (pbem:12.31a).' })
  mayMount!: boolean;

  @Field(() => Boolean, { description: 'Has attacked in this player turn.' })
  attacked!: boolean;

  @Field(() => Boolean, { description: 'Has tried to pin somebody in this movement phase (pbem:8.1d).' })
  triedToPin!: boolean;

  @Field(() => Boolean, { description: 'Has been pinned in this movement phase (pbem:8.1i).' })
  pinned!: boolean;

  @Field(() => [String], { description: 'Fire steps of this player turn in which it has fired.' })
  fired!: readonly string[];

  @Field(() => Boolean, { description: 'False: it may not act before it is alerted (pbem:12.7a).' })
  aware!: boolean;

  @Field(() => [Traits], { description: 'Marks that the scenario gives it: signalHorn, quest, woman.' })
  traits!: readonly string[];
  @Field(() => EntryView, { nullable: true, description: 'It waits off the map and may come onto it (pbem:23.16).' })
  entry!: EntryView | null;

  @Field(() => Boolean, { description: 'It has left the map for good.' })
  left!: boolean;

  @Field(() => Boolean, { description: 'It has drowned: for victory points it counts as wounded (pbem:17.2b).' })
  drowned!: boolean;

  @Field(() => Boolean, { description: 'It has drifted off the map, which counts as a wound (pbem:17.2a, 17.2b).' })
  drifted!: boolean;

  @Field(() => Depths, {
    nullable: true,
    description:
      'The water in which it is, a horse in the deeper of its hexes: shallow, deep or bottomless (pbem:17.4b).',
  })
  water!: string | null;

  @Field(() => Boolean, {
    description:
      'It swims, or is wounded in deep water, and has yet to roll in this movement phase (pbem:17.11a, 17.42e).',
  })
  owesSwimming!: boolean;

  @Field(() => Boolean, {
    description: 'It has climbed out of the water and may leave it in this movement phase (pbem:17.11c).',
  })
  mayClimbOut!: boolean;

  @Field(() => Windeds, {
    nullable: true,
    description:
      'next, now: it has climbed out beyond its MPA and does not move in its next movement phase, in this one (pbem:17.12a).',
  })
  winded!: 'next' | 'now' | null;
  @Field(() => Rages, {
    nullable: true,
    description: 'rage or madRage, of a berserk in a fit (pbem:2.72); else null.',
  })
  rage!: 'rage' | 'madRage' | null;

  @Field(() => String, { nullable: true, description: 'The unit that it will attack in mad rage (pbem:2.72f).' })
  victim!: string | null;

  @Field(() => Panics, { nullable: true, description: 'panicked or routed (pbem:22.9); null: neither.' })
  panic!: 'panicked' | 'routed' | null;

  @Field(() => Boolean, { description: 'It has run off the map in panic or rout (pbem:22.9q).' })
  ranAway!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'In control by the latest check (pbem:22.3f); null: it needs no control, or whoever asks may not know (pbem:22.8a).',
  })
  inControl!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The sergeant to whom it is assigned (pbem:22.3c, 26.8e).' })
  sergeant!: string | null;

  @Field(() => String, { nullable: true, description: 'The side whose prisoner this character is (pbem:12.4).' })
  prisonerOf!: string | null;

  @Field(() => [String], { description: 'Characters who guard this prisoner.' })
  guards!: readonly string[];

  @Field(() => Boolean, {
    description: 'A soldier whose surrender was accepted; it is not a second time (pbem:22.7b).',
  })
  yielded!: boolean;

  @Field(() => Boolean, { description: 'Has forsaken its quest: its side refused a challenge (pbem:12.8h).' })
  forsaken!: boolean;

  @Field(() => Boolean, { description: 'A samurai who commits no seppuku any more: his side refused (pbem:12.8g).' })
  shamed!: boolean;

  @Field(() => Boolean, {
    description:
      'Set up hidden, or still to be placed, and not revealed: only its own side is told of it (pbem:22.8a).',
  })
  hidden!: boolean;

  @Field(() => Boolean, { description: 'Fell into an ambush in this player turn (pbem:6.6, 9.7a).' })
  ambushed!: boolean;

  @Field(() => [UnitCounterView], { description: 'The values that are printed on its counters.' })
  counters!: readonly UnitCounterView[];

  @Field(() => MissileWeapons, { nullable: true, description: 'The missile weapon on its counters; null: none.' })
  weapon!: string | null;

  @Field(() => ArmourLabels, { nullable: true, description: 'The label of armour on its counters; null: none.' })
  armourLabel!: 'armoured' | 'unarmoured' | null;

  @Field(() => Json, {
    description: 'The values that are printed on its counters.',
    deprecationReason: 'Use counters, weapon and armourLabel.',
  })
  sheet!: unknown;
}
