import { randomBytes } from 'node:crypto';
import type { EventOf } from '../engine/game/event.js';
import type { DiceTerms } from '../engine/game/dice-told.js';
import { RevisionConflict, StreamNotFound } from '../ledger/errors.js';
import { diceStream } from '../ledger/game-stream.js';
import { noStream, type Ledger } from '../ledger/ledger.js';
import { Lru } from '../ledger/lru.js';
import { CHAIN_TURNS, secretBefore, secretTurnsBefore } from '../ledger/proof/dice.js';
import { EventTypes } from '../ledger/upcast.js';
import type { GameId } from './viewer.js';
import { DiceSecretsLost } from './errors.js';

/** Makes secrets: 64 hexadecimal digits each. */
export type DiceSecrets = () => string;

/** Secrets that nobody can guess. */
const serverDiceSecrets: DiceSecrets = () => randomBytes(32).toString('hex');

/** The secrets from which the dice of a game are derived, for good. */
type DiceSecretsKept = EventOf<
  'DiceSecretsKept',
  {
    /** The last link of the chain: the secret of its last turn. */
    readonly last: string;
    readonly turns: number;
    readonly hidden: string;
  }
>;

const VAULT_EVENTS = new EventTypes({ DiceSecretsKept: [] } satisfies Record<DiceSecretsKept['type'], readonly []>);

/** Every so many turns a link of the chain is remembered, so that the secret of any turn is near. */
const STEP = 100;
/** As many as games are kept loaded: to compute a chain takes 10,000 hashes. */
const CHAINS_MAX = 2000;

interface Chain {
  readonly turns: number;
  /** The secrets of the turns 0 (the commitment), STEP, 2 × STEP and so on. */
  readonly links: readonly string[];
  readonly last: string;
  readonly hidden: string;
  /** The secret that was opened last, since all orders of a turn ask for the same one. */
  opened: { readonly turn: number; readonly secret: string } | null;
}

/**
 * The secrets of dice. Those of a game are one event in a stream of their own, which nobody is shown: neither the
 * game's log nor anything that is made from it ever holds them. So they are as durable as the game, in backups as well,
 * and all servers on one ledger have them (docs/adr/0026).
 */
export class DiceVault {
  readonly #chains = new Lru<Chain>(CHAINS_MAX);

  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => string,
    private readonly secrets: DiceSecrets = serverDiceSecrets,
  ) {}

  /** Makes the secrets of a game that is about to be created, once whoever asks, and tells to what they bind. */
  async commit(game: GameId): Promise<Pick<DiceTerms, 'commitment' | 'hiddenCommitment'>> {
    const { links, hidden } = (await this.#chain(game)) ?? (await this.#made(game));
    return { commitment: links[0] ?? '', hiddenCommitment: secretBefore(hidden) };
  }

  /**
   * The secret of a turn (from 1) and that of hidden dice. Throws DiceSecretsLost if the secrets of the game are not
   * here, or are not those to which its log binds the server; null: the chain has no secret for so late a turn.
   */
  async open(
    game: GameId,
    terms: DiceTerms,
    turn: number,
  ): Promise<{ readonly secret: string; readonly hidden: string } | null> {
    const chain = await this.#chain(game);
    if (!chain) throw new DiceSecretsLost(game, 'are not in this ledger');
    if (chain.links[0] !== terms.commitment || secretBefore(chain.hidden) !== terms.hiddenCommitment) {
      throw new DiceSecretsLost(game, 'do not fit the commitment in its log');
    }
    if (turn > chain.turns) return null;
    const opened = chain.opened?.turn === turn ? chain.opened : { turn, secret: secretOf(chain, turn) };
    chain.opened = opened;
    return { secret: opened.secret, hidden: chain.hidden };
  }

  async #made(game: GameId): Promise<Chain> {
    const event: DiceSecretsKept = {
      type: 'DiceSecretsKept',
      data: { last: this.secrets(), turns: CHAIN_TURNS, hidden: this.secrets() },
    };
    try {
      await this.ledger.append({
        stream: diceStream(game),
        expected: noStream,
        commandId: 'secrets',
        metadata: { recordedAt: this.now(), actor: 'service:create' },
        events: [{ ...event, version: VAULT_EVENTS.currentVersion(event.type) }],
      });
    } catch (error) {
      // Somebody else carries out the same command at the same time; his secrets hold.
      if (!(error instanceof RevisionConflict)) throw error;
    }
    const chain = await this.#chain(game);
    if (!chain) throw new DiceSecretsLost(game, 'could not be read back');
    return chain;
  }

  async #chain(game: GameId): Promise<Chain | null> {
    const known = this.#chains.get(game);
    if (known) return known;
    const data = await this.#read(game);
    if (!data) return null;
    const chain = chainOf(data);
    this.#chains.set(game, chain);
    return chain;
  }

  async #read(game: GameId): Promise<DiceSecretsKept['data'] | null> {
    try {
      const [first] = await this.ledger.readStream(diceStream(game), { limit: 1 });
      // Its type says what it is; the ledger has vouched for its data.
      return first ? (VAULT_EVENTS.upcast(first).data as DiceSecretsKept['data']) : null;
    } catch (error) {
      if (error instanceof StreamNotFound) return null;
      throw error;
    }
  }
}

function chainOf({ last, turns, hidden }: DiceSecretsKept['data']): Chain {
  const links: string[] = [];
  let [turn, secret] = [turns, last];
  for (let link = Math.floor(turns / STEP); link >= 0; link -= 1) {
    secret = secretTurnsBefore(secret, turn - link * STEP);
    turn = link * STEP;
    links.unshift(secret);
  }
  return { turns, links, last, hidden, opened: null };
}

function secretOf({ turns, links, last }: Chain, turn: number): string {
  const above = Math.ceil(turn / STEP);
  const link = links[above];
  return link === undefined ? secretTurnsBefore(last, turns - turn) : secretTurnsBefore(link, above * STEP - turn);
}
