import type { HistoryQuestion } from '#domain/history/endpoints.ts';
import { thingFrom } from '#domain/history/thing.ts';
import { isCalendarDay } from '#domain/kernel/new-york.ts';

const isPerson = (text: string | null): text is string => text !== null && /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** What the address asks for. What it cannot ask is left out. */
export const askedIn = (search: URLSearchParams): HistoryQuestion => {
  const [person, thing, day] = ['person', 'thing', 'day'].map((name) => search.get(name));
  return {
    ...(isPerson(person ?? null) ? { person: person as string } : {}),
    ...(thing && thingFrom(thing) ? { thing } : {}),
    ...(day && isCalendarDay(day) ? { day } : {}),
  };
};

/** The query of the address that asks for this. */
export const searchOf = ({ person, thing, day }: HistoryQuestion): string =>
  `?${new URLSearchParams({ ...(person ? { person } : {}), ...(thing ? { thing } : {}), ...(day ? { day } : {}) })}`;
