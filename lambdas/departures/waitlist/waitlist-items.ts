import { WaitlistEntry } from '#domain/departures/waitlist/waitlist.ts';
import { expires } from '../../runtime/table/expires.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';
import { flightKey, halvesOf } from '../store/flight-items.ts';

/** A shipment that waits for a flight, as its own record says it. */
export interface Waiting extends WaitlistEntry {
  readonly departureId: string;
}

/** The partition of the flights that have a list, so that one query finds them. */
export const LISTS = 'WAITLISTS';
export const listItem = (departureId: string, now: Date) => ({
  pk: LISTS,
  sk: departureId,
  expires_at: expires(now, 'waitlist'),
});

/** The beginning of the keys of a flight's list, below its lane as the flight itself. */
export const listPrefix = (departureId: string): string => `WAITLIST#${halvesOf(departureId)[1]}#`;
/** Sorts the list in the order of joining. */
export const entryKey = ({ departureId, since, number }: Waiting): ItemKey => ({
  pk: flightKey(departureId).pk,
  sk: `${listPrefix(departureId)}${since}#${number}`,
});
export const entryItem = (waiting: Waiting, now: Date) => {
  const { number, load, service, since } = waiting;
  return { ...entryKey(waiting), number, load, service, since, expires_at: expires(now, 'waitlist') };
};

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toEntry = (item: unknown): WaitlistEntry => WaitlistEntry.parse(item);
