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

/** Every so many turns a link of a chain is remembered: the secrets of a hundred turns can be computed soon. */
const STEP = 100;
/** Of the hundred turns that are being played links are remembered closer together: a new turn takes a few hashes. */
const NEAR_STEP = 10;
/** As many as games are kept loaded: to compute a chain takes 10,000 hashes. */
const CHAINS_MAX = 2000;

/** A chain, or a part of it, with some of its secrets, so that each of the others can be computed from one near it. */
interface Links {
  readonly last: string;
  readonly turns: number;
  readonly step: number;
  /** The secrets of the turns 0 (of a whole chain: the commitment), `step`, 2 × `step` and so on. */
  readonly secrets: readonly string[];
}

interface Chain {
  readonly whole: Links;
  /** To what the whole chain binds the server, and to what the secret of hidden dice does. */
  readonly commitment: string;
  readonly hiddenCommitment: string;
  readonly hidden: string;
  /** The part of which a secret was opened last: the turns after so many hundreds. */
  near: { readonly hundreds: number; readonly links: Links } | null;
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
    const { commitment, hiddenCommitment } = (await this.#chain(game)) ?? (await this.#made(game));
    return { commitment, hiddenCommitment };
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
    if (chain.commitment !== terms.commitment || chain.hiddenCommitment !== terms.hiddenCommitment) {
      throw new DiceSecretsLost(game, 'do not fit the commitment in its log');
    }
    if (turn > chain.whole.turns) return null;
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
  const whole = linksOf(last, turns, STEP);
  const commitments = { commitment: secretIn(whole, 0), hiddenCommitment: secretBefore(hidden) };
  return { ...commitments, whole, hidden, near: null, opened: null };
}

function linksOf(last: string, turns: number, step: number): Links {
  const secrets: string[] = [];
  let [turn, secret] = [turns, last];
  for (let link = Math.floor(turns / step); link >= 0; link -= 1) {
    secret = secretTurnsBefore(secret, turn - link * step);
    turn = link * step;
    secrets.unshift(secret);
  }
  return { last, turns, step, secrets };
}

function secretOf(chain: Chain, turn: number): string {
  const hundreds = Math.ceil(turn / STEP) - 1;
  const before = hundreds * STEP;
  if (chain.near?.hundreds !== hundreds) {
    const end = Math.min(before + STEP, chain.whole.turns);
    chain.near = { hundreds, links: linksOf(secretIn(chain.whole, end), end - before, NEAR_STEP) };
  }
  return secretIn(chain.near.links, turn - before);
}

function secretIn({ last, turns, step, secrets }: Links, turn: number): string {
  const above = Math.ceil(turn / step);
  const link = secrets[above];
  return link === undefined ? secretTurnsBefore(last, turns - turn) : secretTurnsBefore(link, above * step - turn);
}
