import { thingInWords } from '../../../engine/siege/thing-words.js';
import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { DayPart } from '../../../engine/siege/calendar/moment.js';
import type { Thing, ThingKind, ThingStates } from '../../../engine/siege/calendar/things.js';
import type { EventMoment, StandingThing, ThingChange } from '../../../projections/read/siege-things.js';
import { DayParts, ThingKinds } from '../inputs/siege-names.js';
import { thingCursor } from '../siege-page.js';
import { LiveStates } from './board-enums.js';
import { CountedPageView } from './counted-page.view.js';
import { engineViews, SiegeEngineView } from './siege-engine.view.js';
import { fighterViews, SiegeFighterView } from './siege-fighter.view.js';
import { ditchViews, SiegeDitchView, SiegeTargetView, targetViews } from './siege-ground.view.js';

@ObjectType('SiegeStoreState', { description: 'Goods in store at an instant.' })
class SiegeStoreStateView {
  @Field(() => Int, { description: 'How much of them was left.' })
  count!: number;
}

@ObjectType('SiegePlaceState', { description: 'How a place of the map stands.' })
class SiegePlaceStateView {
  @Field(() => LiveStates, { description: 'As `live` of a board has it.' })
  place!: string;
}

@ObjectType('SiegeEquipmentState', { description: 'Where a piece of equipment stands.' })
class SiegeEquipmentStateView {
  @Field(() => [String], { nullable: true, description: 'Head first; null: it is gone.' })
  hexes!: readonly string[] | null;
}

type StateView =
  | SiegeTargetView
  | SiegeDitchView
  | SiegeEngineView
  | SiegeFighterView
  | SiegeStoreStateView
  | SiegePlaceStateView
  | SiegeEquipmentStateView;

const SiegeThingStateView = createUnionType({
  name: 'SiegeThingState',
  description: 'How a thing stands, by its kind.',
  types: () =>
    [
      SiegeTargetView,
      SiegeDitchView,
      SiegeEngineView,
      SiegeFighterView,
      SiegeStoreStateView,
      SiegePlaceStateView,
      SiegeEquipmentStateView,
    ] as const,
  resolveType: (state: StateView) => {
    if ('left' in state) return SiegeTargetView;
    if ('underDrawbridge' in state) return SiegeDitchView;
    if ('wear' in state) return SiegeEngineView;
    if ('health' in state) return SiegeFighterView;
    if ('count' in state) return SiegeStoreStateView;
    return 'place' in state ? SiegePlaceStateView : SiegeEquipmentStateView;
  },
});

@ObjectType('SiegeMoment', { description: 'When something happened: after the event of that revision it was so.' })
export class SiegeMomentView implements EventMoment {
  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => DayParts, { description: 'The part of the day.' })
  part!: DayPart;

  @Field(() => Int, { description: 'The last event before it.' })
  revision!: number;
}

@ObjectType('SiegeThing', { description: 'A thing of a siege as it stood for a while.' })
export class SiegeThingView implements Thing {
  @Field(() => ThingKinds, { description: 'The kind of thing.' })
  kind!: ThingKind;

  @Field(() => String, { description: 'Its name among the things of its kind.' })
  name!: string;

  @Field(() => SiegeThingStateView, { description: 'How it stands.' })
  state!: StateView;

  @Field(() => String, { description: 'How it stands, for a person.' })
  text!: string;

  @Field(() => SiegeMomentView, { description: 'When it came to stand so.' })
  since!: SiegeMomentView;

  @Field(() => SiegeMomentView, { nullable: true, description: 'When it changed again; null: it stands so.' })
  until!: SiegeMomentView | null;
}

@ObjectType('SiegeThingEdge', { description: 'A member of a list, with its place in it.' })
export class SiegeThingEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => SiegeThingView, { description: 'The entry at this place of the list.' })
  node!: SiegeThingView;
}

@ObjectType('SiegeThingConnection', { description: 'Things of a siege, by kind and name.' })
export class SiegeThingConnectionView extends CountedPageView {
  @Field(() => SiegeMomentView, { description: 'The instant that was asked for.' })
  at!: SiegeMomentView;

  @Field(() => [SiegeThingEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly SiegeThingEdgeView[];
}

@ObjectType('SiegeChange', { description: 'A thing that stands otherwise at one instant than at another.' })
export class SiegeChangeView implements Thing {
  @Field(() => ThingKinds, { description: 'The kind of thing.' })
  kind!: ThingKind;

  @Field(() => String, { description: 'Its name among the things of its kind.' })
  name!: string;

  @Field(() => SiegeThingView, { nullable: true, description: 'Null: the siege did not have it.' })
  before!: SiegeThingView | null;

  @Field(() => SiegeThingView, { nullable: true, description: 'Null: the siege did not have it.' })
  after!: SiegeThingView | null;
}

@ObjectType('SiegeChangeEdge', { description: 'A member of a list, with its place in it.' })
export class SiegeChangeEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => SiegeChangeView, { description: 'The entry at this place of the list.' })
  node!: SiegeChangeView;
}

@ObjectType('SiegeChangeConnection', { description: 'A thing that changed between two instants, by kind and name.' })
export class SiegeChangeConnectionView extends CountedPageView {
  @Field(() => SiegeMomentView, { description: 'The earlier instant.' })
  from!: SiegeMomentView;

  @Field(() => SiegeMomentView, { description: 'The later instant.' })
  to!: SiegeMomentView;

  @Field(() => [SiegeChangeEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly SiegeChangeEdgeView[];
}

/** A thing of a siege as it stood from one event to another; `until` null: it stands so still. */
export function siegeThingView({ kind, name, state, since, until }: StandingThing): SiegeThingView {
  return { kind, name, state: stateView(kind, name, state), text: thingInWords(kind, state), since, until };
}

/** A thing of a siege that stands otherwise at a later instant; null: it was not there. */
export function siegeChangeView({ kind, name, before, after }: ThingChange): SiegeChangeView {
  return { kind, name, before: before && siegeThingView(before), after: after && siegeThingView(after) };
}

/** The edge of a list of things. */
export function edgeOf<View extends Thing>(node: View): { readonly cursor: string; readonly node: View } {
  return { cursor: thingCursor(node), node };
}

type StateViews = { readonly [Kind in ThingKind]: (name: string, state: ThingStates[Kind]) => StateView | undefined };

const STATE_VIEWS: StateViews = {
  target: (name, state) => targetViews({ targets: { [name]: state } })[0],
  moat: (name, state) => ditchViews({ moat: { [name]: state } })[0],
  engine: (name, state) => engineViews({ engines: { [name]: state } })[0],
  fighter: (name, state) => fighterViews({ fighters: { [name]: state } })[0],
  store: (_name, count) => ({ count }),
  place: (_name, place) => ({ place }),
  equipment: (_name, hexes) => ({ hexes }),
};

function stateView(kind: ThingKind, name: string, state: StandingThing['state']): StateView {
  // A row of a kind holds a state of that kind.
  const view = (STATE_VIEWS[kind] as (name: string, state: StandingThing['state']) => StateView | undefined)(
    name,
    state,
  );
  if (!view) throw new Error(`${kind} ${name} has no state`);
  return view;
}
