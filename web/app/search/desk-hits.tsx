import { useMemo } from 'react';
import { keepRecentHit, recentHits } from '#web/session/recent-hits.ts';
import { useBrand } from '#web/session/site-settings.ts';
import type { Area, Person } from '#web/shell/screens.ts';
import type { Finder, Hit } from '#web/ui/search/finder.ts';
import type { SearchBox } from '#web/ui/search/search-box.ts';
import { SearchHits } from '#web/ui/search/search-hits.tsx';
import { finderOf, searchedBelow } from './finders.ts';
import { mayGo } from './may-go.ts';

/** Pages, and what can be done: what the person may open. */
const places = (person: Person): Finder => ({
  title: 'Go to',
  find: async (typed, signal) => (await import('./find-places.ts')).findPlaces(person)(typed, signal),
});

/** What the search of the desk finds, over what the person may see. The screens say what can be found. */
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
  const dock = useBrand().facility.city;
  const lists = useMemo(() => searchedBelow(area, person), [area, person]);
  const finders = useMemo(
    () => [...lists.map((list) => finderOf(list, { base: area, dock })), places(person)],
    [lists, area, dock, person],
  );
  const recent = useMemo(
    () => ({
      // Somebody who has lost a right is not shown what they opened with it.
      hits: () => recentHits(userId).filter(({ to }) => mayGo(to, person)),
      keep: (hit: Hit) => keepRecentHit(userId, hit),
    }),
    [userId, person],
  );
  const [list] = lists;
  // The first list answers Enter without a chosen hit. Who may look up nothing has none.
  const all = list && ((typed: string) => `${list.path}?search=${encodeURIComponent(typed)}`);
  return <SearchHits box={box} finders={finders} all={all} recent={recent} />;
};
