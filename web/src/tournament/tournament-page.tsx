import { useEffect } from 'react';
import { Provider, useQuery } from 'urql';
import { useAccountKey } from '../account/known';
import { clientFor, troubleIn } from '../api/client';
import { MeDocument, TournamentDocument } from '../api/generated';
import { PageNotice } from '../common/notice';
import { linkOf } from '../routes';
import { BeginIn } from './begin-in';
import { forgetTournament, keepTournament } from './known';
import { Organisers } from './organisers';
import { Scores } from './scores';
import { TournamentGames } from './tournament-games';
import { Title } from '../common/title';

/** A tournament: its organisers, its games and claims; an organiser begins games in it. */
export default function TournamentPage({ id }: { readonly id: string }) {
  const key = useAccountKey();
  return (
    <Provider value={clientFor(key)} key={key ?? ''}>
      <Shown id={id} />
    </Provider>
  );
}

function Shown({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({
    query: TournamentDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const [{ data: own }] = useQuery({ query: MeDocument });
  const trouble = troubleIn(error);
  const tournament = data?.tournament;
  useEffect(() => {
    if (tournament) keepTournament(tournament);
    else if (trouble?.code === 'NOT_FOUND') forgetTournament(id);
  }, [id, tournament, trouble?.code]);
  if (trouble?.code === 'NOT_FOUND') {
    return (
      <PageNotice title="There is no such tournament.">
        <p>The link may be wrong.</p>
        <a href={linkOf({ page: 'home' })}>To the games</a>
      </PageNotice>
    );
  }
  if (trouble) return <PageNotice title={trouble.message} />;
  if (!tournament) return <p>The tournament is coming…</p>;
  const me = own?.me?.id ?? null;
  const isMine = tournament.organisers.some(({ account }) => account === me);
  return (
    <div className="home">
      <Title words={tournament.name} />
      <p className="lead">
        A tournament{isMine ? ' that you organise' : ''}.{' '}
        <a href={linkOf({ page: 'claims', standing: null, rule: null, tournament: id })}>Claims in its games</a>
      </p>
      {isMine && <BeginIn tournament={id} />}
      <Scores tournament={id} me={me} />
      <TournamentGames tournament={id} isMine={isMine} />
      <Organisers tournament={tournament} me={me} isMine={isMine} />
    </div>
  );
}
