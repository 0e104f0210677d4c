import { useState } from 'react';
import { useAccountKey } from '../account/known';
import { clientFor, commanded, type Trouble, troubleIn } from '../api/client';
import { ComputersDocument, SeatComputerDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { Address } from '../common/address';
import { type SideNames, sideName } from '../common/sides';
import { useOrganised } from '../home/organised';
import { useBegin } from '../home/use-begin';
import { type KnownSeat, seatName, useSeatIn, useSiegeSeat } from '../keys';
import { AS_ORGANISER, linkOf, wholeLink } from '../routes';
import { useQuery } from 'urql';
import { HandOver } from './hand-over';
import { LeaveSeat } from './leave-seat';
import { WatchersLink } from './watchers-link';
import type { TableGame } from './use-table';

interface Shown {
  readonly laid: TableGame;
  readonly as: string | null;
  readonly seat: KnownSeat | null;
  readonly names: SideNames;
  readonly refresh: () => void;
}

/** The seats and their players; a free seat can be taken, offered by link, or given to the computer. */
export function Seats({ laid: { id, title, seats }, as, seat, names, refresh }: Shown) {
  const { join, busy, trouble } = useBegin();
  const [notSeated, setNotSeated] = useState<Trouble | null>(null);
  const wrong = trouble ?? notSeated;
  const [{ data }] = useQuery({ query: ComputersDocument, pause: seats.every(({ taken }) => taken) });
  const computer = data?.computers[0];
  const siege = seats.find((one) => one.siege)?.siege ?? null;
  const campaign = seats.find((one) => one.campaign)?.campaign ?? null;
  const ofSiege = useSiegeSeat(siege);
  const ofCampaign = useSeatIn(campaign ?? '', null).seat;
  const keeper = ofSiege ?? ofCampaign;
  const organised = useOrganised(id);
  const account = useAccountKey();
  const organiserKey = as === AS_ORGANISER ? account : (organised?.organiserKey ?? null);
  const seatIt = async (side: string, player: string | null): Promise<void> => {
    if (computer === undefined) return;
    const input = { game: id, side, player, computer };
    const { error } = await commanded(() => clientFor(null).mutation(SeatComputerDocument, { input }).toPromise());
    setNotSeated(troubleIn(error));
    refresh();
  };
  return (
    <section className="panel" aria-labelledby="seats">
      <h2 id="seats">Seats</h2>
      {siege !== null && (
        <p>
          This game is a part of a siege.{' '}
          <a href={linkOf({ page: 'siege', siege, day: null, from: null, thing: null })}>Back to the siege</a>
        </p>
      )}
      {campaign !== null && (
        <p>
          This game is a part of a campaign.{' '}
          <a href={linkOf({ page: 'campaign', campaign, day: null })}>Back to the campaign</a>
        </p>
      )}
      <ul className="plain">
        {seats.map((one) => {
          const name = seatName({ side: one.side, player: one.player ?? null });
          const isKept = !one.taken && one.keptFor !== null && one.keptFor === keeper?.side;
          const isFree = !one.taken && !one.reserved;
          const invitation = one.taken ? null : (organised?.invitations[name] ?? null);
          return (
            <li key={name}>
              {sideName(one.side, names)}
              {one.player ? ` / ${one.player}` : ''}: {standing(one)}{' '}
              {one.address && (
                <>
                  · <Address address={one.address} />{' '}
                </>
              )}
              {isKept && !seat && (
                <button
                  disabled={busy}
                  onClick={() =>
                    void join({ game: id, title, side: one.side, player: one.player ?? null, keeperKey: keeper.key })
                  }
                >
                  Take this seat with your key of the {siege === null ? 'campaign' : 'siege'}
                </button>
              )}
              {invitation !== null && (
                <LinkToGive
                  label="Link for whom you invite"
                  link={wholeLink({ page: 'join', game: id, seat: name, invitation })}
                />
              )}
              {isFree && (
                <>
                  <button
                    disabled={busy}
                    onClick={() => void join({ game: id, title, side: one.side, player: one.player ?? null })}
                  >
                    Take this seat
                  </button>{' '}
                  {computer !== undefined && seat && (
                    <button onClick={() => void seatIt(one.side, one.player ?? null)}>Let the computer play it</button>
                  )}
                  <LinkToGive
                    label="Link for a friend"
                    link={wholeLink({ page: 'join', game: id, seat: name, invitation: null })}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {organiserKey !== null && <WatchersLink game={id} organiserKey={organiserKey} />}
      {seat && (
        <LinkToGive
          label="Link to your seat, for another browser of yours (anybody who has it can play for you)"
          link={wholeLink({ page: 'seat', game: id, seatKey: seat.key })}
        />
      )}
      {seat && siege === null && campaign === null && <HandOver seat={seat} />}
      {seat && <LeaveSeat seat={seat} refresh={refresh} />}
      {wrong && <Notice title={wrong.message} />}
    </section>
  );
}

function standing({ taken, reserved, yours, computer, siege, campaign, holder }: TableGame['seats'][number]): string {
  if (yours) return holder ? `you, as ${holder.name}` : 'you';
  if (computer) return 'the computer';
  if (taken) return holder?.name ?? 'taken';
  if (siege !== null) return 'free for the side of the siege';
  if (campaign !== null) return 'free for the side of the campaign';
  return reserved ? 'free for whoever is invited' : 'free';
}

/** A link that is shown when it is asked for, and can be copied. */
function LinkToGive({ label, link }: { readonly label: string; readonly link: string }) {
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <button className="quiet" onClick={() => setShown(true)}>
        {label}
      </button>
    );
  }
  return (
    <label className="link-to-give">
      {label}
      <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
