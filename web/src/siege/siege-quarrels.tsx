import { useMemo } from 'react';
import { Provider, useQuery } from 'urql';
import { SiegeParleyDocument, type SiegeQuery } from '../api/generated';
import { clientFor } from '../api/client';
import { useArbiter } from '../arbiter';
import type { KnownSeat } from '../keys';
import { Agreements } from '../quarrels/agreements';
import { Claims } from '../quarrels/claims';
import { SIDE_NAMES } from './words';

interface Shown {
  readonly siege: SiegeQuery['siege'];
  /** The side whose key this browser has; null: none. */
  readonly seat: KnownSeat | null;
  readonly refresh: () => void;
}

/** Claims of errors about the days of a siege, and what its sides agree on (docs/quarrels.md). */
export function SiegeQuarrels({ siege: { id, revision, outcome }, seat, refresh }: Shown) {
  const variables = useMemo(() => ({ siege: id }), [id]);
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, revision }), [revision]);
  const [{ data }] = useQuery({ query: SiegeParleyDocument, variables, context });
  const arbiter = useArbiter();
  const parley = data?.siege.parley;
  if (!parley) return null;
  // Nothing in a siege is hidden, so its arbiter needs no view of one's own to decide.
  const isArbiter = seat === null && arbiter !== null && parley.arbiter === arbiter.name;
  const claims = (
    <Claims
      game={id}
      kind="siege"
      revision={revision}
      as={null}
      viewKey={null}
      parley={parley}
      seat={seat}
      isArbiter={isArbiter}
      names={SIDE_NAMES}
      done={refresh}
    />
  );
  return (
    <section className="panel" aria-labelledby="quarrels">
      <h2 id="quarrels">Claims and agreements</h2>
      {isArbiter ? <Provider value={clientFor(arbiter.key)}>{claims}</Provider> : claims}
      <Agreements
        game={id}
        parley={parley}
        seat={seat}
        isOrganiser={false}
        isOver={outcome !== null}
        isPart={false}
        names={SIDE_NAMES}
        done={refresh}
      />
      {seat && outcome === null && (
        <p className="small">An error in an order of the other side is claimed beside the event of its day.</p>
      )}
    </section>
  );
}
