import { useMemo } from 'react';
import { may, type Permission } from '#domain/kernel/permissions.ts';
import { keepRecentHit, recentHits } from '#web/session/recent-hits.ts';
import type { Area, Person } from '#web/shell/screens.ts';
import type { Finder, Hit } from '#web/ui/search/finder.ts';
import { QuickSearch } from '#web/ui/search/quick-search.tsx';
import { mayGo } from './may-go.ts';

interface Searched {
  readonly may: Permission;
  readonly title: string;
  /** The list below the area. */
  readonly list: string;
  /** Loaded with the first search: each knows all endpoints of its domain. */
  readonly load: () => Promise<(area: Area) => Finder['find']>;
}

/** What can be found, in the order in which it is shown. */
const searched: readonly Searched[] = [
  {
    may: 'shipment.read',
    title: 'Shipments',
    list: 'shipments',
    load: async () => (await import('#web/features/shipments/desk/find-shipments.ts')).findShipments,
  },
  {
    may: 'mailbox.read',
    title: 'Mailboxes',
    list: 'mailboxes',
    load: async () => (await import('#web/features/mailboxes/find-mailboxes.ts')).findMailboxes,
  },
  {
    may: 'quote.read',
    title: 'Quotes',
    list: 'quotes',
    load: async () => (await import('#web/features/quotes/desk/find-quotes.ts')).findQuotes,
  },
  {
    may: 'enquiry.read',
    title: 'Enquiries',
    list: 'enquiries',
    load: async () => (await import('#web/features/enquiries/staff/find-enquiries.ts')).findEnquiries,
  },
  {
    may: 'departure.read',
    title: 'Flights',
    list: 'departures',
    load: async () => (await import('#web/features/departures/find-flights.ts')).findFlights,
  },
  {
    may: 'staff.read',
    title: 'People who work here',
    list: 'staff',
    load: async () => (await import('#web/features/identity/staff/find-colleagues.ts')).findColleagues,
  },
];

/** Pages, and what can be done: what the person may open. */
const places = (person: Person): Finder => ({
  title: 'Go to',
  find: async (typed, signal) => (await import('./find-places.ts')).findPlaces(person)(typed, signal),
});

const forPerson = (person: Person) => searched.filter((one) => may(person, one.may));

/**
 * The search of the desk, from every screen, over what the person may see. Who may look up no customers still finds their pages. What
 * else can be found gets a finder above.
 */
export const DeskSearch = ({
  area,
  person,
  userId,
}: {
  readonly area: Area;
  readonly person: Person;
  /** Whose last ones are shown before anything is typed. */
  readonly userId: string;
}) => {
  const finders = useMemo(
    () => [
      ...forPerson(person).map(
        ({ title, load }): Finder => ({
          title,
          find: async (typed, signal) => (await load())(area)(typed, signal),
        }),
      ),
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
  const list = forPerson(person)[0]?.list;
  return (
    <QuickSearch
      label={list ? 'Name, number, phone or e-mail' : 'Find a page'}
      finders={finders}
      all={list ? (typed) => `${area}/${list}?search=${encodeURIComponent(typed)}` : undefined}
      recent={recent}
    />
  );
};
