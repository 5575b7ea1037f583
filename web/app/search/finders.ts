import { admits } from '#domain/kernel/access.ts';
import { featureSearches } from '#web/features/searches.ts';
import type { Person, Screen } from '#web/shell/screens.ts';
import type { Search, Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { screens } from '../screens.ts';

type Searched = Pick<Screen, 'path' | 'title'> & { readonly search: Search };

/** Where the list of a search is below an address; lists of the desk are in each area. Undefined where it is elsewhere. */
const pathBelow = (base: Searching['base'], { list }: Search): string | undefined => {
  if (list.startsWith(`${base}/`)) return list;
  const isWhole = (['/dashboard', '/admin', '/staff'] as const).some((area) => list.startsWith(`${area}/`));
  return isWhole || base === '/dashboard' ? undefined : `${base}${list}`;
};

/** The screens below an address whose lists somebody may search, the one whose hits are shown first at the beginning. */
export const searchedBelow = (base: Searching['base'], person: Person): readonly Searched[] =>
  featureSearches
    .flatMap((search) =>
      screens
        .filter(({ path, who }) => path === pathBelow(base, search) && admits(who, person))
        .map(({ path, title }) => ({ path, title, search })),
    )
    .toSorted((one, other) => one.search.order - other.search.order);

/** The finder of a list. It is loaded with the first search and made once, for it may keep what it has asked for. */
export const finderOf = ({ title, search }: Searched, where: Searching): Finder => {
  let made: Promise<Finder['find']> | undefined;
  return {
    title: search.title ?? title,
    find: async (typed, signal) => {
      made ??= search.load().then((find) => find(where));
      const found = await made.catch((error: unknown) => {
        // What could not load is loaded again when somebody searches again.
        made = undefined;
        throw error;
      });
      return found(typed, signal);
    },
  };
};
