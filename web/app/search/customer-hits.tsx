import { useMemo } from 'react';
import { keepRecentHit, recentHits } from '#web/session/recent-hits.ts';
import { useBrand } from '#web/session/site-settings.ts';
import type { Finder, Hit } from '#web/ui/search/finder.ts';
import type { SearchBox } from '#web/ui/search/search-box.ts';
import { SearchHits } from '#web/ui/search/search-hits.tsx';
import { finderOf, searchedBelow } from './finders.ts';

/** Pages, and what customers can do. */
const places: Finder = {
  title: 'Go to',
  find: async (typed, signal) => (await import('./find-own-places.ts')).findOwnPlaces(typed, signal),
};

const findersFor = (dock: string): readonly Finder[] => [
  ...searchedBelow('/dashboard', { roles: ['customer'] }).map((list) =>
    finderOf(list, { base: '/dashboard', dock }),
  ),
  places,
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
