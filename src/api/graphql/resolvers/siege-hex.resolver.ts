import { Inject } from '@nestjs/common';
import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { castleHex, castleMap, isInHex } from '../../../engine/siege/castle-map.js';
import { SiegeQuestionError } from '../../../projections/read/siege-question.js';
import { thingsAt } from '../../../projections/read/siege-things.js';
import type { Sieges } from '../../../siege/contract.js';
import type { ReadModel } from '../../read-model.js';
import { siegeAt } from '../../siege-at.js';
import { READ_MODEL, SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { SiegeAtInput, siegeInstantOf } from '../inputs/siege-questions.input.js';
import { Viewers } from '../viewers.js';
import { SiegeHexView } from '../views/siege-hex.view.js';
import { siegeThingView } from '../views/siege-thing.view.js';

/** More things than any siege has. */
const ALL_THINGS = { limit: 10_000 } as const;
/** Kinds of things that have a place on the map. */
const PLACED = { kinds: ['target', 'moat', 'place', 'equipment', 'fighter'] } as const;

/** Any hex of the castle, also one that nothing has ever happened to. */
@Resolver()
export class SiegeHexResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @Query(() => SiegeHexView, {
    complexity: COST.pastBoard + COST.fromReadModel,
    description: "Any hex of the castle's map as it stood at an instant; absent: now.",
  })
  async siegeHex(
    @Context() { authorization }: RequestContext,
    @Args('siege', { type: () => ID, description: 'The id of the siege.' }) siege: string,
    @Args('hex', { type: () => String, description: 'The hex, by any of its names: CstP12.' }) name: string,
    @Args('at', { type: () => SiegeAtInput, nullable: true, description: 'The instant; absent: now.' })
    instant?: SiegeAtInput | null,
  ): Promise<SiegeHexView> {
    const viewer = await this.viewers.ofSiege(authorization, siege);
    const asked = siegeInstantOf(instant);
    const { at, seen, setup } = await siegeAt(this.sieges, this.readModel, { siege, viewer }, asked);
    const map = castleMap(setup, seen.siege);
    if (!map) throw new SiegeQuestionError('noSuchHex', 'the siege has no scenario, and so no map', { hex: null });
    const hex = castleHex(map, name);
    if (!hex) {
      const hexName = name.slice(0, 60);
      throw new SiegeQuestionError('noSuchHex', `the map of the siege has no hex ${hexName}`, { hex: hexName });
    }
    const { rows } = await thingsAt(this.readModel.source, siege, PLACED, at.revision, ALL_THINGS);
    const isNight = at.part === 'night';
    return {
      ...{ at, name: hex.name, names: hex.names, terrain: hex.terrain, elevation: hex.elevation },
      state: hex.names.map((one) => map.live[one]).find((state) => state !== undefined) ?? null,
      things: rows.filter((thing) => isInHex(thing, hex)).map(siegeThingView),
      game: seen.games.find(({ day, night }) => day === at.day && night === isNight)?.game ?? null,
    };
  }
}
