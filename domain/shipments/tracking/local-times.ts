import { dayIn } from '../../kernel/day-in.ts';
import { type DestinationCode, destinations } from '../../kernel/destinations.ts';
import { NEW_YORK } from '../../kernel/new-york.ts';

/** Where something happened: its name for people, and its time zone. */
export interface TrackedPlace {
  readonly name: string;
  readonly zone: string;
}

/** A place in New Jersey or New York. */
export const origin = (name: string): TrackedPlace => ({ name, zone: NEW_YORK });

/** The city at the destination. */
export const destinationCity = (to: DestinationCode): TrackedPlace => ({
  name: destinations[to].city,
  zone: destinations[to].zone,
});

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

/** An instant on the clocks of its place: `Fri, Nov 27, 6:40 PM`. */
export const localTime = (at: string, { zone }: TrackedPlace): string =>
  formatOf(zone).format(new Date(at)).replaceAll('\u202f', ' ');

/** Whose clocks a time is by, for somebody who may be here: ` (Georgetown time)`. Empty while clocks there show the same as ours. */
export const clockThere = (at: string, place: TrackedPlace): string =>
  localTime(at, place) === localTime(at, origin('')) ? '' : ` (${place.name} time)`;

/** An instant at the destination, for somebody who may be here: `Wed, Dec 2, 11:00 AM (Georgetown time)`. */
export const timeThere = (at: string, place: TrackedPlace): string =>
  `${localTime(at, place)}${clockThere(at, place)}`;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** A calendar day in words: `Friday, November 27`. */
export const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00Z`));

/** The calendar day of an instant at its place, in words. */
export const localDay = (at: string, { zone }: TrackedPlace): string => dayWords(dayIn(new Date(at), zone));
