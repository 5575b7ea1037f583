import { admits } from '#domain/kernel/access.ts';
import type { Person, Screen, Searching } from '#web/shell/screens.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { screens } from '../screens.ts';

type Searched = Screen & Required<Pick<Screen, 'search'>>;

/** The screens below an address whose lists somebody may search, the one whose hits are shown first at the beginning. */
export const searchedBelow = (base: Searching['base'], person: Person): readonly Searched[] =>
  screens
    .filter((screen): screen is Searched => screen.search !== undefined)
    .filter(({ path, who }) => path.startsWith(`${base}/`) && admits(who, person))
    .toSorted((one, other) => one.search.order - other.search.order);

/** The finder of a list. It is loaded with the first search and made once, for it may keep what it has asked for. */
export const finderOf = ({ title, search }: Searched, where: Searching): Finder => {
  let made: Promise<Finder['find']> | undefined;
  return {
    title: search.title ?? title,
    find: async (typed, signal) => {
      made ??= search.load().then((find) => find(where));
      return (await made)(typed, signal);
    },
  };
};
