import { lazy } from 'react';
import { may } from '#domain/kernel/permissions.ts';
import type { Area, Person } from '#web/shell/screens.ts';
import { QuickSearch } from '#web/ui/search/quick-search.tsx';

const DeskHits = lazy(async () => ({ default: (await import('./desk-hits.tsx')).DeskHits }));

/** Whether somebody looks up people and their goods here. It asks for rights alone: which lists there are is loaded with the first search. */
export const looksUpPeople = (person: Person): boolean =>
  may(person, 'shipment.read') || may(person, 'booking.read');

/** The search of the desk, from every screen. Who may look up no customers still finds their pages. */
export const DeskSearch = (whose: {
  readonly area: Area;
  readonly person: Person;
  readonly userId: string;
}) => (
  <QuickSearch
    label={looksUpPeople(whose.person) ? 'Name, number, phone or e-mail' : 'Find a page'}
    list={(box) => <DeskHits box={box} {...whose} />}
  />
);
