import { Link, useSearchParams } from 'react-router-dom';
import { usualDayIn } from '#domain/departures/flight-id.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { arrivalCountries } from '#domain/kernel/permissions.ts';
import type { ArrivalSummary } from '#domain/shipments/arrivals/arrival.ts';
import { holds } from '#domain/shipments/holds.ts';
import { dayWords } from '#domain/shipments/tracking/local-times.ts';
import { useSession } from '#web/session/use-session.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { exceptionNames, progressWords } from '../desk/state.tsx';
import { useArrivals } from './use-arrivals.ts';
import { customsNames, customsTones } from './words.ts';

const Row = ({ arrival }: { readonly arrival: ArrivalSummary }) => {
  const { number, hawb, consigneeName, pieces, holds: kinds, customs } = arrival;
  const odd = new Set(pieces.flatMap(({ exception }) => exception ?? []));
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={pathTo('/agent/:number', { number })}
        className="grid gap-1 px-1 py-3 no-underline hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
      >
        <span className="min-w-0">
          <span className="block truncate text-lg font-semibold">{consigneeName}</span>
          <span className="block text-sm text-ink-soft">
            <span className="font-mono">{number}</span> · {pieces.length}{' '}
            {pieces.length === 1 ? 'piece' : 'pieces'}
            {hawb === undefined ? null : (
              <>
                {' · '}
                <span className="whitespace-nowrap">Waybill {hawb}</span>
              </>
            )}
          </span>
        </span>
        <span className="flex flex-wrap gap-2 sm:justify-end">
          <Badge tone="note">{progressWords(pieces)}</Badge>
          {customs === undefined ? null : (
            <Badge tone={customsTones[customs]}>Customs: {customsNames[customs]}</Badge>
          )}
          {kinds.map((kind) => (
            <Badge key={kind} tone="time">
              {holds[kind].name}
            </Badge>
          ))}
          {[...odd].map((exception) => (
            <Badge key={exception} tone="wrong">
              {exceptionNames[exception]}
            </Badge>
          ))}
        </span>
      </Link>
    </li>
  );
};

/** The day of a flight is in its id: `GY-2026-11-27`. */
const flightTitle = (departureId: string | undefined): string =>
  departureId === undefined ? 'Without a flight' : `Flight of ${dayWords(usualDayIn(departureId))}`;

const Flights = ({ arrivals }: { readonly arrivals: readonly ArrivalSummary[] }) => (
  <>
    {[...Map.groupBy(arrivals, ({ departureId }) => departureId)].map(([departureId, items]) => (
      <section key={departureId} aria-label={flightTitle(departureId)} className="mb-8">
        <h2 className="mb-2 text-2xl">{flightTitle(departureId)}</h2>
        <ul className="border-y-[1.5px] border-ink">
          {items.map((arrival) => (
            <Row key={arrival.number} arrival={arrival} />
          ))}
        </ul>
      </section>
    ))}
  </>
);

const List = ({ to }: { readonly to: DestinationCode }) => {
  const pages = useCursorPages();
  return (
    <PagedList
      pages={pages}
      query={useArrivals(to, pages.cursor)}
      loading="Loading the arrivals…"
      empty={
        <EmptyState title="Nothing on its way">
          What leaves for {destinations[to].country} appears here as soon as its flight has left.
        </EmptyState>
      }
    >
      {(items) => <Flights arrivals={items} />}
    </PagedList>
  );
};

/** `/agent`: what has left for a country and is not handed over, by flight. Agents see their own country. */
export const ArrivalsPage = () => {
  const session = useSession();
  const countries = session.status === 'signed-in' ? arrivalCountries(session.user) : [];
  const [search] = useSearchParams();
  const to = countries.find((code) => code === search.get('to')) ?? countries[0];
  if (to === undefined) return null;
  return (
    <>
      <PageHeader caption={destinations[to].country} title="Arrivals">
        Shipments whose flight has left, until they are handed over.
      </PageHeader>
      {countries.length > 1 ? (
        <TabLinks
          label="Countries"
          current={to}
          tabs={countries.map((code) => ({
            key: code,
            title: destinations[code].country,
            to: { search: `?to=${code}` },
          }))}
        />
      ) : null}
      <List key={to} to={to} />
    </>
  );
};
