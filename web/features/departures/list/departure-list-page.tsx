import { Link } from 'react-router-dom';
import type { Flight } from '#domain/departures/flight.ts';
import { WEEKS_PLANNED } from '#domain/departures/flights-setting.ts';
import { allDestinations, type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { addDays, isCalendarDay, newYorkDay, weekOf } from '#domain/kernel/new-york.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useMay } from '#web/session/use-session.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { type DeparturePageProps, DepartureView } from '../page/departure-page.tsx';
import { useDepartures } from '../use-departures.ts';
import { MasterStock } from '../waybills/master-stock.tsx';
import { WaybillStock } from '../waybills/waybill-stock.tsx';
import { shipmentsWords } from '../words.tsx';
import { AddFlight } from './add-flight.tsx';
import { departureKind } from './departure-kind.tsx';

interface Asked {
  readonly from: string | undefined;
  readonly to: DestinationCode | undefined;
}

const askedIn = (search: URLSearchParams): Asked => {
  const from = search.get('from');
  return {
    from: from !== null && isCalendarDay(from) ? from : undefined,
    to: destinationCodes.find((code) => code === search.get('to')),
  };
};

const searchOf = ({ from, to }: Asked): string =>
  `?${new URLSearchParams({ ...(from ? { from } : {}), ...(to ? { to } : {}) })}`;

const Lanes = ({ asked }: { readonly asked: Asked }) => (
  <ChoiceLinks
    label="Destination"
    choices={[undefined, ...allDestinations].map((one) => ({
      label: one?.country ?? 'All',
      search: searchOf({ ...asked, to: one?.code }),
      current: asked.to === one?.code,
    }))}
  />
);

/** The weeks before and after those that are shown. */
const Weeks = ({ asked, first }: { readonly asked: Asked; readonly first: string }) => {
  const by = (weeks: number) => searchOf({ ...asked, from: addDays(first, 7 * weeks) });
  return (
    <nav aria-label="Weeks" className="flex flex-wrap gap-x-6">
      <Link to={{ search: by(-WEEKS_PLANNED) }} className={textLink}>
        ← Earlier
      </Link>
      {first === weekOf(newYorkDay(Date.now())) ? null : (
        <Link to={{ search: searchOf({ ...asked, from: undefined }) }} className={textLink}>
          This week
        </Link>
      )}
      <Link to={{ search: by(WEEKS_PLANNED) }} className={textLink}>
        Later →
      </Link>
    </nav>
  );
};

/** What waits for a decision: a changed schedule would move flights that shipments are booked on. */
const ToDecide = ({ flights, base }: { readonly flights: readonly Flight[]; readonly base: string }) => {
  const waiting = flights.filter(({ proposal }) => proposal !== undefined);
  if (waiting.length === 0) return null;
  return (
    <Alert kind="warning" title="The schedule has changed. Decide about these flights" className="mb-6">
      <ul>
        {waiting.map(({ id, day, shipments, proposal }) => (
          <li key={id}>
            <Link to={`${base}/${id}`} className={textLink}>
              {id}
            </Link>
            : {dayWords(day)} → {dayWords(proposal?.day ?? day)}, {shipmentsWords(shipments)} booked
          </li>
        ))}
      </ul>
    </Alert>
  );
};

/** The flights by week and lane. What is shown is in the address, so that it can be shared. */
export const DepartureListPage = ({ area, replan }: DeparturePageProps) => {
  const place = useListPlace();
  const asked = askedIn(new URLSearchParams(place.query));
  const query = useDepartures(asked);
  const may = useMay();
  return (
    <DeskList
      kind={departureKind(area, useNow())}
      title="Departures"
      place={place}
      query={query}
      filters={<Lanes asked={asked} />}
      above={
        <>
          <ToDecide flights={query.data?.items ?? []} base={`${area}/departures`} />
          {may('departure.manage') ? <AddFlight area={area} /> : null}
        </>
      }
      below={
        query.data === undefined ? null : (
          <>
            <div className="mt-6">
              <Weeks asked={asked} first={query.data.from} />
            </div>
            {may('waybill.read') ? (
              <>
                <WaybillStock />
                <MasterStock />
              </>
            ) : null}
          </>
        )
      }
      empty={
        <EmptyState title="No flights in these weeks">
          The schedule plans flights eight weeks ahead. You can add others.
        </EmptyState>
      }
      panel={(id) => <DepartureView id={id} area={area} replan={replan} />}
    />
  );
};
