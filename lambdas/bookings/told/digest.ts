import { saysHowItComes } from '#domain/shipments/digest/whats.ts';
import type { Digest } from '../../runtime/digest.ts';
import type { Told } from '../../runtime/told.ts';
import { settingsReader } from '../../settings/index.ts';
import { bookedShipments } from '../../shipments/index.ts';
import { bookingReader } from '../booking-reader.ts';
import { digested, shipmentThatSays } from './letters/letter.ts';
import { whatNow } from './letters/what-now.ts';
import { BOOKING } from './letters/whats.ts';

/** One letter about a booking to its owner, and the same on the phone. Where the letter about its shipment says it, there is none. */
const ofBooking: Digest = {
  thing: BOOKING,
  tables: ['BOOKINGS_TABLE', 'SHIPMENTS_TABLE', 'SETTINGS_TABLE'],
  read: ({ client, clock, log, env }) => {
    const bookings = bookingReader(client, env.BOOKINGS_TABLE ?? '');
    const shipments = bookedShipments(client, env.SHIPMENTS_TABLE ?? '');
    const readSetting = settingsReader(client, env.SETTINGS_TABLE ?? '', { clock, log });
    return async ({ id, userId, happened }) => {
      const [booking, brand] = await Promise.all([bookings.find(id), readSetting('brand')]);
      if (booking?.ownerId !== userId) return undefined;
      const said = whatNow(booking, happened, brand);
      if (said === undefined) return undefined;
      const number = shipmentThatSays(booking, said);
      const shipment = number === undefined ? undefined : await shipments.find(number);
      return shipment && saysHowItComes(shipment) ? undefined : digested(booking, said, brand);
    };
  },
};

export const digests = [ofBooking] satisfies Told['digests'];
