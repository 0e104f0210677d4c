import { lazy, Suspense } from 'react';
import { Provider } from 'urql';
import { useArrival } from './arrival';
import { clientFor } from './api/client';
import { useLost } from './api/connection';
import { Home } from './home/home';
import { NewGame } from './home/new-game';
import { JoinByLink } from './home/join-by-link';
import { KeepWatchersKey } from './home/keep-watchers-key';
import { KeepSeatByLink } from './home/keep-seat-by-link';
import { RulePage } from './rules/rule-page';
import { RuleSearch } from './rules/rule-search';
import { SiegePage } from './siege/siege-page';
import { SiegesPage } from './siege/sieges-page';
import { GamePage } from './table/game-page';
import { PageNotice } from './common/notice';
import { linkOf, type Route, useRoute } from './routes';

/** Pages that few people need come when somebody asks for them. */
const ProofPage = lazy(() => import('./proof/proof-page').catch(() => ({ default: NotLoaded })));
const ArbiterPage = lazy(() => import('./quarrels/arbiter-page').catch(() => ({ default: NotLoaded })));
const AccountPage = lazy(() => import('./account/account-page').catch(() => ({ default: NotLoaded })));
const TournamentPage = lazy(() => import('./tournament/tournament-page').catch(() => ({ default: NotLoaded })));
const ClaimsPage = lazy(() => import('./quarrels/claims-page').catch(() => ({ default: NotLoaded })));
const CampaignsPage = lazy(() => import('./campaign/campaigns-page').catch(() => ({ default: NotLoaded })));
const CampaignPage = lazy(() => import('./campaign/campaign-page').catch(() => ({ default: NotLoaded })));

interface Part {
  readonly words: string;
  readonly to: Route;
  /** Pages that belong to this part. */
  readonly pages: readonly Route['page'][];
}

const PARTS: readonly Part[] = [
  { words: 'Games', to: { page: 'home' }, pages: ['home', 'new', 'game', 'join', 'seat', 'look'] },
  { words: 'Prove a game', to: { page: 'proof' }, pages: ['proof'] },
  { words: 'Sieges', to: { page: 'sieges' }, pages: ['sieges', 'siege'] },
  { words: 'Campaigns', to: { page: 'campaigns' }, pages: ['campaigns', 'campaign'] },
  {
    words: 'Claims',
    to: { page: 'claims', standing: null, rule: null, tournament: null },
    pages: ['claims', 'arbiter'],
  },
  { words: 'Rules', to: { page: 'rules', words: '' }, pages: ['rules', 'rule'] },
  { words: 'Account', to: { page: 'account', key: null }, pages: ['account', 'tournament'] },
];

function NotLoaded() {
  return (
    <PageNotice title="This part of the page could not be loaded.">
      <p>The server may have a newer page by now.</p>
      <button onClick={() => location.reload()}>Load the page again</button>
    </PageNotice>
  );
}

function Nowhere() {
  return (
    <PageNotice title="This link leads nowhere.">
      It may have lost a part on its way. <a href={linkOf({ page: 'home' })}>To the games</a>
    </PageNotice>
  );
}

export function App() {
  const route = useRoute();
  useArrival(route);
  return (
    <Provider value={clientFor(null)}>
      <a className="skip" href="#content" onClick={skip}>
        To the content
      </a>
      <header className="top">
        <a className="brand" href={linkOf({ page: 'home' })}>
          Herald
        </a>
        <nav aria-label="Main">
          {PARTS.map(({ words, to, pages }) => (
            <a href={linkOf(to)} aria-current={pages.includes(route.page) ? 'page' : undefined} key={words}>
              {words}
            </a>
          ))}
          <a href="/graphiql">For programs</a>
        </nav>
      </header>
      <Connection />
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<p>One moment…</p>}>
          <Page route={route} />
        </Suspense>
      </main>
    </Provider>
  );
}

/** Says that the connection is lost, as long as it is. */
function Connection() {
  return (
    <div role="status" className="connection">
      {useLost() && 'The connection is lost. The page tries again, and sends what waits as soon as it is back.'}
    </div>
  );
}

/** The address behind # is the page's own, so that the link cannot be one within the document. */
function skip(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'nowhere':
      return <Nowhere />;
    case 'proof':
      return <ProofPage />;
    case 'arbiter':
      return <ArbiterPage />;
    case 'account':
      return <AccountPage brought={route.key} />;
    case 'claims':
      return <ClaimsPage standing={route.standing} rule={route.rule} tournament={route.tournament} />;
    case 'tournament':
      return <TournamentPage id={route.tournament} key={route.tournament} />;
    case 'look':
      return <KeepWatchersKey game={route.game} watchersKey={route.watchersKey} />;
    case 'new':
      return <NewGame id={route.scenario} key={route.scenario} />;
    case 'sieges':
      return <SiegesPage />;
    case 'siege': {
      const { siege, day, from, thing } = route;
      return <SiegePage siege={siege} day={day} from={from} thing={thing} key={siege} />;
    }
    case 'campaigns':
      return <CampaignsPage />;
    case 'campaign':
      return <CampaignPage campaign={route.campaign} day={route.day} key={route.campaign} />;
    case 'rules':
      return <RuleSearch words={route.words} />;
    case 'rule': {
      const { rule, game, as } = route;
      return <RulePage id={rule} within={game === null ? null : { game, as }} key={rule} />;
    }
    case 'join':
      return <JoinByLink game={route.game} seat={route.seat} invitation={route.invitation} />;
    case 'seat':
      return <KeepSeatByLink game={route.game} seatKey={route.seatKey} />;
    case 'game':
      return <GamePage game={route.game} at={route.at} as={route.as} key={route.game} />;
  }
}
