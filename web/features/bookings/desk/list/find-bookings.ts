import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { areaOf } from '#domain/bookings/desk/words.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { states } from '../words.tsx';

const SHOWN = 4;

/** Finds bookings by reference, name, phone, street or shipment for the search box of the desk. */
export const findBookings =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const query = { search: typed, limit: SHOWN };
    const { items } = await api(deskBookingEndpoints.deskList, { query }, signal);
    return items.map((booking) => ({
      to: `${base}/bookings/${booking.reference}`,
      title: `${booking.reference} ${booking.name}`,
      detail: [
        states[booking.state].words,
        booking.visit === undefined ? 'No time yet' : slotWords(booking.visit.slot),
        areaOf(booking),
      ].join(' · '),
    }));
  };
