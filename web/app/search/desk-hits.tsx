import { useMemo } from 'react';
import { keepRecentHit, recentHits } from '#web/session/recent-hits.ts';
import type { Area, Person } from '#web/shell/screens.ts';
import type { Finder, Hit } from '#web/ui/search/finder.ts';
import type { SearchBox } from '#web/ui/search/search-box.ts';
import { SearchHits } from '#web/ui/search/search-hits.tsx';
import { mayGo } from './may-go.ts';
import { listsFor, type SearchedList } from './searched-lists.ts';

interface Searched {
  readonly title: string;
  /** Loaded with the first search: each knows all endpoints of its domain. */
  readonly load: () => Promise<(area: Area) => Finder['find']>;
}

/** How each list is searched. */
const searched: Readonly<Record<SearchedList, Searched>> = {
  shipments: {
    title: 'Shipments',
    load: async () => (await import('#web/features/shipments/desk/find-shipments.ts')).findShipments,
  },
  mailboxes: {
    title: 'Mailboxes',
    load: async () => (await import('#web/features/mailboxes/find-mailboxes.ts')).findMailboxes,
  },
  quotes: {
    title: 'Quotes',
    load: async () => (await import('#web/features/quotes/desk/find-quotes.ts')).findQuotes,
  },
  billing: {
    title: 'Invoices',
    load: async () => (await import('#web/features/billing/find-invoices.ts')).findInvoices,
  },
  enquiries: {
    title: 'Enquiries',
    load: async () => (await import('#web/features/enquiries/staff/find-enquiries.ts')).findEnquiries,
  },
  departures: {
    title: 'Flights',
    load: async () => (await import('#web/features/departures/find-flights.ts')).findFlights,
  },
  staff: {
    title: 'People who work here',
    load: async () => (await import('#web/features/identity/staff/find-colleagues.ts')).findColleagues,
  },
};

/** Pages, and what can be done: what the person may open. */
const places = (person: Person): Finder => ({
  title: 'Go to',
  find: async (typed, signal) => (await import('./find-places.ts')).findPlaces(person)(typed, signal),
});

/** What the search of the desk finds, over what the person may see. What else can be found gets a finder above. */
export const DeskHits = ({
  box,
  area,
  person,
  userId,
}: {
  readonly box: SearchBox;
  readonly area: Area;
  readonly person: Person;
  /** Whose last ones are shown before anything is typed. */
  readonly userId: string;
}) => {
  const finders = useMemo(
    () => [
      ...listsFor(person).map((name): Finder => {
        const { title, load } = searched[name];
        return { title, find: async (typed, signal) => (await load())(area)(typed, signal) };
      }),
      places(person),
    ],
    [area, person],
  );
  const recent = useMemo(
    () => ({
      // Somebody who has lost a right is not shown what they opened with it.
      hits: () => recentHits(userId).filter(({ to }) => mayGo(to, person)),
      keep: (hit: Hit) => keepRecentHit(userId, hit),
    }),
    [userId, person],
  );
  const [list] = listsFor(person);
  // The first list answers Enter without a chosen hit. Who may look up nothing has none.
  const all = list && ((typed: string) => `${area}/${list}?search=${encodeURIComponent(typed)}`);
  return <SearchHits box={box} finders={finders} all={all} recent={recent} />;
};
