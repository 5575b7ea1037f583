import type { Booking } from '#domain/bookings/booking.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { searchTerms } from '#domain/bookings/search-terms.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { CLOSED_ACCOUNT } from '#domain/kernel/person/closed-account.ts';
import {
  gone,
  itemsIn,
  type OfPerson,
  type Part,
  type PersonAccess,
  searchEntriesOf,
  type Whom,
  without,
} from '../../runtime/of-person.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { BOOKING, HISTORY, PROOF, partitionOf, toBooking, toEntry, toProof } from '../store/booking-items.ts';
import { ownerPartition, referenceIn } from '../store/booking-rows.ts';
import { ownBooking, ownEntry, ownProof } from './own-words.ts';

const bookingsOf = async (access: PersonAccess, { ids }: Whom) => {
  const rows = await Promise.all(ids.map((id) => itemsIn(access, ownerPartition(id))));
  const references = new Set(rows.flat().map(({ sk }) => referenceIn(String(sk))));
  const found = await Promise.all(
    [...references].map((reference) => itemsIn(access, partitionOf(reference))),
  );
  return found.flatMap((items) => {
    const item = items.find(({ sk }) => sk === BOOKING);
    return item === undefined ? [] : [{ booking: toBooking(item), items }];
  });
};

/** Where we came is then a ZIP code alone, and how a visit ended has no words. */
const nobody = ({ place, visits }: Booking) => ({
  name: CLOSED_ACCOUNT,
  phone: '',
  note: undefined,
  photos: [],
  searchConsent: undefined,
  endedBecause: undefined,
  place: place && {
    zip: place.zip,
    stairs: place.stairs,
    miles: place.miles,
    ...(place.town ? { town: place.town } : {}),
  },
  visits: visits.map(({ failure, ...visit }) => {
    if (failure === undefined) return visit;
    const { note: _, ...known } = failure;
    return { ...visit, failure: known };
  }),
});

const partOf = (item: Item, reference: string, whom: Whom): Part => {
  if (item.sk === BOOKING) {
    const booking = toBooking(item);
    return { item, shown: ownBooking(booking), closing: without(item, nobody(booking)) };
  }
  if (String(item.sk).startsWith(HISTORY))
    return {
      item,
      shown: ownEntry(reference, toEntry(item), whom),
      closing: without(item, { text: undefined, changed: undefined }),
    };
  if (String(item.sk).startsWith(PROOF)) return { item, shown: ownProof(toProof(item)), closing: 'deleted' };
  return { item, closing: 'kept' };
};

/** Bookings keep that goods were fetched, and forget from whom and where. */
export const ofPerson: OfPerson<'BOOKINGS_TABLE'> = {
  table: 'BOOKINGS_TABLE',
  heading: 'Pickups and drop-offs',
  parts: async function* (access, whom) {
    for (const { booking, items } of await bookingsOf(access, whom)) {
      yield* await searchEntriesOf(access, booking.reference, searchTerms(booking));
      for (const item of items) yield partOf(item, booking.reference, whom);
    }
    // The calendar of somebody who worked here.
    for (const id of whom.ids)
      for (const link of await itemsIn(access, `FEED_OF#${id}`)) {
        if (typeof link.hash === 'string') yield* gone(await itemsIn(access, `FEED#${link.hash}`));
        yield { item: link, closing: 'deleted' };
      }
  },
  waits: async (access, whom) =>
    (await bookingsOf(access, whom))
      .filter(({ booking }) => isOpen(booking.state))
      .map(({ booking: { reference, way } }) => ({
        what: 'booking',
        words:
          way === 'PICKUP'
            ? `Pickup ${reference} is still to come. Cancel it, or wait until it is done.`
            : `Drop-off ${reference} is still to come. Cancel it, or wait until it is done.`,
        path: pathTo('/dashboard/bookings/:reference', { reference }),
      })),
};
