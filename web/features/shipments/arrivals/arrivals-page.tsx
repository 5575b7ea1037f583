import { Link, useSearchParams } from 'react-router-dom';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { arrivalCountries } from '#domain/kernel/permissions.ts';
import type { ArrivalSummary } from '#domain/shipments/arrivals/arrival.ts';
import { useSession } from '#web/session/use-session.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { ArrivalRow } from './arrival-row.tsx';
import { useArrivals } from './use-arrivals.ts';
import { flightTitle } from './words.ts';

const Flights = ({ arrivals }: { readonly arrivals: readonly ArrivalSummary[] }) => (
  <>
    {[...Map.groupBy(arrivals, ({ departureId }) => departureId)].map(([departureId, items]) => (
      <section key={departureId} aria-label={flightTitle(departureId)} className="mb-8">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-2xl">{flightTitle(departureId)}</h2>
          {departureId === undefined ? null : (
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={pathTo('/agent/flights/:id', { id: departureId })}
            >
              Papers and check-in
            </Link>
          )}
        </div>
        <ul className="border-y-[1.5px] border-ink">
          {items.map((arrival) => (
            <ArrivalRow key={arrival.number} arrival={arrival} />
          ))}
        </ul>
      </section>
    ))}
  </>
);

const List = ({ to, search }: { readonly to: DestinationCode; readonly search: string }) => {
  const pages = useCursorPages();
  return (
    <PagedList
      pages={pages}
      query={useArrivals(to, search, pages.cursor)}
      loading="Loading the arrivals…"
      empty={
        search ? (
          <EmptyState title="Nothing found">
            Nothing that has left for {destinations[to].country} has “{search}” in its receiver, sender,
            phone, waybill or number.
          </EmptyState>
        ) : (
          <EmptyState title="Nothing on its way">
            What leaves for {destinations[to].country} appears here as soon as its flight has left.
          </EmptyState>
        )
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
  const [query, setQuery] = useSearchParams();
  const to = countries.find((code) => code === query.get('to')) ?? countries[0];
  const search = query.get('search') ?? '';
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
      <div className="mb-6 max-w-2xl">
        <SearchField
          label="Find a receiver"
          placeholder="Name, phone, waybill or number"
          value={search}
          onSearch={(text) =>
            setQuery({ ...(query.has('to') ? { to } : {}), ...(text ? { search: text } : {}) })
          }
        />
      </div>
      <List key={`${to} ${search}`} to={to} search={search} />
    </>
  );
};
