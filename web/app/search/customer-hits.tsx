import { useMemo } from 'react';
import { keepRecentHit, recentHits } from '#web/session/recent-hits.ts';
import { useBrand } from '#web/session/site-settings.ts';
import type { Finder, Hit } from '#web/ui/search/finder.ts';
import type { SearchBox } from '#web/ui/search/search-box.ts';
import { SearchHits } from '#web/ui/search/search-hits.tsx';

/** A finder that is loaded with the first search and made once, for it keeps what it has asked for. */
const loaded = (title: string, make: () => Promise<Finder['find']>): Finder => {
  let found: Promise<Finder['find']> | undefined;
  return {
    title,
    find: async (typed, signal) => {
      found ??= make();
      return (await found)(typed, signal);
    },
  };
};

const findersFor = (dock: string): readonly Finder[] => [
  loaded('My shipments', async () =>
    (await import('#web/features/shipments/mine/find-my-shipments.ts')).findMyShipments(dock),
  ),
  loaded('My quotes', async () =>
    (await import('#web/features/quotes/mine/find-my-quotes.ts')).findMyQuotes(),
  ),
  loaded(
    'My invoices',
    async () => (await import('#web/features/billing/find-my-invoices.ts')).findMyInvoices,
  ),
  loaded('Go to', async () => (await import('./find-own-places.ts')).findOwnPlaces),
];

/** What the search of a customer finds: their own shipments and quotes, pages and what they can do. */
export const CustomerHits = ({ box, userId }: { readonly box: SearchBox; readonly userId: string }) => {
  const dock = useBrand().facility.city;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person searches in other things
  const finders = useMemo(() => findersFor(dock), [dock, userId]);
  const recent = useMemo(
    () => ({
      // Somebody who worked here has opened other things on this device.
      hits: () => recentHits(userId).filter(({ to }) => !/^\/(admin|staff|agent)/.test(to)),
      keep: (hit: Hit) => keepRecentHit(userId, hit),
    }),
    [userId],
  );
  return <SearchHits box={box} finders={finders} recent={recent} />;
};
