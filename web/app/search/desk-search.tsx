import { lazy } from 'react';
import type { Area, Person } from '#web/shell/screens.ts';
import { QuickSearch } from '#web/ui/search/quick-search.tsx';
import { searchedBelow } from './finders.ts';

const DeskHits = lazy(async () => ({ default: (await import('./desk-hits.tsx')).DeskHits }));

/** The search of the desk, from every screen. Who may look up no customers still finds their pages. */
export const DeskSearch = (whose: {
  readonly area: Area;
  readonly person: Person;
  readonly userId: string;
}) => (
  <QuickSearch
    label={
      searchedBelow(whose.area, whose.person).length > 0 ? 'Name, number, phone or e-mail' : 'Find a page'
    }
    list={(box) => <DeskHits box={box} {...whose} />}
  />
);
