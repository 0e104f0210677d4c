import { useMemo } from 'react';
import { useQuery } from 'urql';
import { TournamentScoresDocument } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';

/** As many people as one table tells of. */
const PEOPLE_MAX = 200;

interface Shown {
  readonly tournament: string;
  /** The account of this browser; null: none. */
  readonly me: string | null;
}

/** The table of results: how the games of a tournament came out for each who plays in them. */
export function Scores({ tournament, me }: Shown) {
  const variables = useMemo(() => ({ id: tournament, first: PEOPLE_MAX }), [tournament]);
  const [{ data, error }] = useQuery({
    query: TournamentScoresDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  const trouble = troubleIn(error);
  const scores = data?.tournament.scores;
  return (
    <section aria-labelledby="results">
      <h2 id="results">Results</h2>
      {trouble && <Notice title={trouble.message} />}
      {scores?.length === 0 && <p>Nobody who has an account plays in it yet.</p>}
      {scores && scores.length > 0 && (
        <table className="scores">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Won</th>
              <th scope="col">Drawn</th>
              <th scope="col">Lost</th>
              <th scope="col">Going on</th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ person, won, drawn, lost, goingOn }) => (
              <tr key={person.account}>
                <th scope="row">
                  {person.name}
                  {person.account === me && ' (you)'}
                </th>
                <td>{won}</td>
                <td>{drawn}</td>
                <td>{lost}</td>
                <td>{goingOn}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {scores?.length === PEOPLE_MAX && <p className="small">These are the first {PEOPLE_MAX}.</p>}
    </section>
  );
}
