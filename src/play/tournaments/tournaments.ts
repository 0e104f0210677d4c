import { CommandReused, InvalidRequest } from '../../ledger/errors.js';
import { isGameId, tournamentStream } from '../../ledger/game-stream.js';
import type { Ledger, Look } from '../../ledger/ledger.js';
import { COMMAND_FORM, COMMAND_PATTERN } from '../../ledger/names.js';
import type { Accounts, Bearing } from '../accounts/accounts.js';
import { type AccountId, isName, NAME_FORM, type Person } from '../accounts/contract.js';
import { type BookDecision, BookStore } from '../book-store.js';
import { KeyVoid, WrongAccountKey } from '../errors.js';
import { idFrom } from '../id-from.js';
import type { KeyWatch } from '../while-in-force.js';
import { NO_TOURNAMENT, type TournamentBook, tournamentAfter } from './book.js';
import type { OpenTournament, Tournament, TournamentId, Tournaments } from './contract.js';
import { NoSuchTournament, NotItsOrganiser, TournamentRefused } from './errors.js';
import { TOURNAMENT_EVENTS, type TournamentEvent } from './events.js';

type Decision<Answer> = BookDecision<TournamentEvent, Answer>;

/** Organisers that a tournament may have at a time. */
const ORGANISERS_MAX = 50;

/** Tournaments, each a stream of its own. */
export class TournamentBooks implements Tournaments {
  readonly #store: BookStore<TournamentBook, TournamentEvent>;

  constructor(
    ledger: Ledger,
    private readonly people: Accounts,
    now: () => string,
  ) {
    this.#store = new BookStore<TournamentBook, TournamentEvent>(ledger, now, {
      empty: NO_TOURNAMENT,
      after: tournamentAfter,
      streamOf: (id) => (isGameId(id) ? tournamentStream(id) : null),
      versionOf: (type) => TOURNAMENT_EVENTS.currentVersion(type),
    });
  }

  async open(shown: string, { commandId, name }: OpenTournament): Promise<Tournament> {
    if (!COMMAND_PATTERN.test(commandId)) throw new InvalidRequest(COMMAND_FORM);
    if (!isName(name)) throw new TournamentRefused(`the name of a tournament has ${NAME_FORM}`);
    const { account } = await this.#bearing(shown);
    const id = idFrom(`herald tournament ${commandId} of ${account}`);
    await this.#store.change(id, (book): Decision<null> => {
      if (book.revision >= 0 && book.name !== name) throw new CommandReused(tournamentStream(id), commandId);
      if (book.revision >= 0) return { answer: null };
      return { answer: null, event: { type: 'TournamentOpened', data: { name, account } }, actor: actorOf(account) };
    });
    return this.tournament(id);
  }

  async tournament(id: TournamentId): Promise<Tournament> {
    const { name, openedAt, organisers } = await this.#known(id);
    const people = await Promise.all(organisers.map((account) => this.#person(account)));
    return { id, name, openedAt, organisers: people.filter((person) => person !== null) };
  }

  async organised(shown: string, ids: readonly TournamentId[]): Promise<readonly TournamentId[]> {
    const { account } = await this.#bearing(shown);
    const asked = await Promise.all(ids.map(async (id) => ({ id, is: await this.isOrganiser(id, account) })));
    return asked.filter(({ is }) => is).map(({ id }) => id);
  }

  async admit(shown: string, id: TournamentId, account: AccountId): Promise<Tournament> {
    if ((await this.people.nameOf(account)) === null) throw new TournamentRefused('there is no account of that id');
    return this.#change(shown, id, ({ organisers }) => {
      if (organisers.includes(account)) return null;
      if (organisers.length >= ORGANISERS_MAX)
        throw new TournamentRefused(`a tournament has at most ${ORGANISERS_MAX} organisers`);
      return { type: 'OrganiserAdmitted', data: { account } };
    });
  }

  dismiss(shown: string, id: TournamentId, account: AccountId): Promise<Tournament> {
    return this.#change(shown, id, ({ organisers }) => {
      if (!organisers.includes(account)) return null;
      if (organisers.length === 1)
        throw new TournamentRefused('this is the last organiser of the tournament: admit another first');
      return { type: 'OrganiserDismissed', data: { account } };
    });
  }

  /** Whether an account organises a tournament; false if there is none of that id. Throws CorruptedEvent. */
  async isOrganiser(id: TournamentId, account: AccountId, look?: Look): Promise<boolean> {
    return (await this.#store.book(id, look)).organisers.includes(account);
  }

  /**
   * The account of the key, which organises the tournament. Throws WrongAccountKey, NoSuchTournament, NotItsOrganiser.
   */
  async organiserBy(shown: string, id: TournamentId): Promise<AccountId> {
    const { account } = await this.#bearing(shown);
    if (!(await this.#known(id)).organisers.includes(account)) throw new NotItsOrganiser(id);
    return account;
  }

  /** Looks after an organiser, by whose office something is followed; `head`: its last revision. */
  watch(id: TournamentId, account: AccountId, head: () => Promise<number>): KeyWatch {
    const assertInForce = async (): Promise<void> => {
      if (!(await this.isOrganiser(id, account))) throw new KeyVoid(id);
    };
    return { head, assertInForce, changes: (signal) => this.#store.changes(id, signal) };
  }

  async #change(
    shown: string,
    id: TournamentId,
    decide: (book: TournamentBook) => TournamentEvent | null,
  ): Promise<Tournament> {
    const account = await this.organiserBy(shown, id);
    await this.#store.change(id, (book): Decision<null> => {
      if (!book.organisers.includes(account)) throw new NotItsOrganiser(id);
      const event = decide(book);
      return event === null ? { answer: null } : { answer: null, event, actor: actorOf(account) };
    });
    return this.tournament(id);
  }

  async #known(id: TournamentId): Promise<TournamentBook> {
    const book = await this.#store.book(id);
    if (book.revision < 0) throw new NoSuchTournament(id);
    return book;
  }

  async #person(account: AccountId): Promise<Person | null> {
    const name = await this.people.nameOf(account);
    return name === null ? null : { account, name };
  }

  async #bearing(shown: string): Promise<Bearing> {
    const bearing = await this.people.bearing(shown);
    if (bearing === null) throw new WrongAccountKey();
    return bearing;
  }
}

function actorOf(account: AccountId): string {
  return `account:${account}`;
}
