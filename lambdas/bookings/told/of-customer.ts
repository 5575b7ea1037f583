import type { Booking } from '#domain/bookings/booking.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { nextOfBooking } from '#domain/bookings/next-step/next-of-booking.ts';
import { nextVisit, piecesOf } from '#domain/bookings/visits.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { type OfCustomer, todoOf } from '../../runtime/of-customer.ts';
import { settingsReader } from '../../settings/index.ts';
import { bookingList } from '../store/booking-list.ts';

const titleOf = (booking: Booking): string => {
  const pieces = piecesOf(booking);
  const way = booking.way === 'PICKUP' ? 'Pickup' : 'Drop-off';
  return `${way}: ${pieces === 1 ? '1 piece' : `${pieces} pieces`} to ${destinations[booking.to].country}`;
};

/** The pickups and drop-offs of a person, as the desk sees them on their page. */
export const ofCustomer: OfCustomer<'BOOKINGS_TABLE'> = {
  table: 'BOOKINGS_TABLE',
  kind: 'bookings',
  things: async ({ client, table, now, log, tableOf }, { ids }, limit) => {
    const { items } = await bookingList(client, table).ofOwner(ids, { after: undefined, limit: limit + 1 });
    if (items.length === 0) return [];
    const brand = await settingsReader(client, tableOf('SETTINGS_TABLE'), { clock: () => now, log })('brand');
    return items.map((booking) => ({
      id: booking.reference,
      title: titleOf(booking),
      state: booking.state,
      // When we come, or expect them: that is what a caller asks.
      at: nextVisit(booking)?.slot.from ?? booking.createdAt,
      path: `/bookings/${booking.reference}`,
      ...todoOf(nextOfBooking({ booking, brand, now }).todo),
      ...(isOpen(booking.state) ? { isOpen: true as const } : {}),
    }));
  },
};
