import { useMemo, useState } from 'react';
import { Provider, useQuery } from 'urql';
import { CampaignDocument, CampaignLogDocument } from '../api/generated';
import { clientFor, type Trouble, troubleIn } from '../api/client';
import { useLive } from '../api/live';
import { Notice, PageNotice } from '../common/notice';
import { capital, inWords } from '../common/words';
import { useSeatIn } from '../keys';
import { go, linkOf } from '../routes';
import { RuleLinks } from '../rules/rule-link';
import { useWatchersKey } from '../watching';
import {
  type Campaign,
  type Character,
  healthWords,
  type Part,
  partWords,
  recordWords,
  standingWords,
  strengthWords,
} from './words';
import { Title } from '../common/title';

interface Asked {
  readonly campaign: string;
  /** The day to look at; null: now. */
  readonly day: number | null;
}

/** A campaign on a day, with the key of a side or of a watcher if this browser has one. */
export default function CampaignPage({ campaign, day }: Asked) {
  const { seat } = useSeatIn(campaign, null);
  const watchersKey = useWatchersKey(campaign);
  const key = seat?.key ?? watchersKey;
  return (
    <Provider value={clientFor(key)} key={key ?? ''}>
      <Days campaign={campaign} day={day} seatKey={key} />
    </Provider>
  );
}

function Days({ campaign: id, day, seatKey: key }: Asked & { readonly seatKey: string | null }) {
  const variables = useMemo(() => ({ id, day }), [id, day]);
  const [{ data, error }, again] = useQuery({
    query: CampaignDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  const campaign = data?.campaign ?? null;
  useLive({ game: id, key, from: campaign && day === null ? campaign.revision + 1 : null }, () =>
    again({ requestPolicy: 'network-only' }),
  );
  const trouble = troubleIn(error);
  if (!campaign)
    return trouble ? <NoCampaign campaign={id} day={day} trouble={trouble} /> : <p>The campaign is coming…</p>;
  return (
    <div className="siege">
      <Title words={campaign.title} />
      <p role="status">
        <strong className="whose">{day === null ? standingWords(campaign) : `The evening of day ${day}.`}</strong>{' '}
        {campaign.won.map(({ side, won }) => `${side}: ${won} won`).join(', ')}
      </p>
      <DayForm campaign={campaign} day={day} key={`${day ?? 'now'}`} />
      <div className="siege-parts">
        <div>
          {[...new Set(campaign.characters.map(({ side }) => side))].map((side) => (
            <Side
              side={side}
              characters={campaign.characters.filter((character) => character.side === side)}
              key={side}
            />
          ))}
        </div>
        <div>
          <Parts parts={campaign.parts} />
          <Log id={id} revision={campaign.revision} />
        </div>
      </div>
    </div>
  );
}

interface Missed {
  readonly campaign: string;
  /** The day to whose evening the link leads; null: to now. */
  readonly day: number | null;
  readonly trouble: Trouble;
}

function NoCampaign({ campaign, day, trouble: { code, message, facts } }: Missed) {
  if (day !== null && facts['problem'] !== undefined) {
    return (
      <PageNotice title={`The campaign has not come to the evening of day ${day}.`}>
        <a href={linkOf({ page: 'campaign', campaign, day: null })}>To the campaign as it is now</a>
      </PageNotice>
    );
  }
  return (
    <PageNotice title={code === 'NOT_FOUND' ? 'There is no such campaign.' : message}>
      {code === 'NOT_FOUND' && <p>{capital(message)}. The link may be wrong.</p>}
      <a href={linkOf({ page: 'campaigns' })}>To the campaigns that are there</a>
    </PageNotice>
  );
}

/** Leads to the evening of another day. */
function DayForm({ campaign, day }: { readonly campaign: Campaign; readonly day: number | null }) {
  const [typed, setTyped] = useState(String(campaign.day));
  return (
    <form
      className="panel since"
      onSubmit={(event) => {
        event.preventDefault();
        go({ page: 'campaign', campaign: campaign.id, day: Number(typed) });
      }}
    >
      <label htmlFor="day">The evening of day</label>
      <input
        id="day"
        type="number"
        min={1}
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <button>Look</button>
      {day !== null && <a href={linkOf({ page: 'campaign', campaign: campaign.id, day: null })}>Now</a>}
    </form>
  );
}

/** The characters of a side: strength, experience on record, wounds. */
function Side({ side, characters }: { readonly side: string; readonly characters: readonly Character[] }) {
  return (
    <section className="panel" aria-label={`Characters of ${side}`}>
      <table className="changes">
        <caption>
          <strong>{capital(side)}</strong>
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Strength</th>
            <th scope="col">Health</th>
          </tr>
        </thead>
        <tbody>
          {characters.map((character) => (
            <tr key={character.name}>
              <th scope="row">
                {character.name}, {inWords(character.class)}
              </th>
              <td>
                {strengthWords(character)}
                {recordWords(character) !== '' && <span className="small"> on record {recordWords(character)}</span>}
              </td>
              <td>{healthWords(character)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The scenarios and sieges, each with a link to where it is played. */
function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <section className="panel" aria-labelledby="parts">
      <h2 id="parts">Scenarios and sieges</h2>
      <ul className="plain">
        {parts.map((part) => (
          <li key={part.name}>
            <PartName part={part} />: {part.kind}, {partWords(part)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartName({ part: { name, game, siege } }: { readonly part: Part }) {
  if (game !== null) return <a href={linkOf({ page: 'game', game, at: null, as: null })}>{name}</a>;
  if (siege !== null) return <a href={linkOf({ page: 'siege', siege, day: null, from: null, thing: null })}>{name}</a>;
  return <>{name}</>;
}

/** The steps of the campaign with their rules, the latest first. */
function Log({ id, revision }: { readonly id: string; readonly revision: number }) {
  const [before, setBefore] = useState<string | null>(null);
  const variables = useMemo(() => ({ id, before }), [id, before]);
  const context = useMemo(() => ({ requestPolicy: 'cache-and-network' as const, revision }), [revision]);
  const [{ data, error }] = useQuery({ query: CampaignLogDocument, variables, context });
  const trouble = troubleIn(error);
  const found = data?.game.history;
  return (
    <section className="panel" aria-labelledby="steps">
      <h2 id="steps">Steps</h2>
      {trouble && <Notice title={trouble.message} />}
      <div className="scrolled" role="region" aria-label="Steps of the campaign" tabIndex={0}>
        <ol className="plain" reversed>
          {[...(found?.edges ?? [])].reverse().map(({ node: { revision: at, text, rules } }) => (
            <li key={at}>
              <span className="small">{at}</span> {capital(text)}
              {rules.length > 0 && (
                <span className="small">
                  {' '}
                  · <RuleLinks ids={rules} />
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {found?.pageInfo.hasPreviousPage && (
        <button onClick={() => setBefore(found.pageInfo.startCursor ?? null)}>What was before</button>
      )}
      {before !== null && <button onClick={() => setBefore(null)}>The latest</button>}
    </section>
  );
}
