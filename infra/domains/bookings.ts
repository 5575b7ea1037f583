import type { Domain } from '../patterns/domain.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** Pickups and drop-offs with their places in slots. */
export const bookings: Domain = {
  name: 'bookings',
  tables: { Bookings: { outbox: true, indexed: true } },
  http: {
    uses: [
      // A place in a slot is taken in the transaction that writes a booking.
      onTable('BOOKINGS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
      queriesIndex('BOOKINGS_TABLE'),
      // Whose goods it brings, and whether their price has the pickup.
      onTable('SHIPMENTS_TABLE', 'GetItem'),
      // Rate cards; schedule, brand.
      onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
      // Whom the desk books for.
      onTable('PROFILES_TABLE', 'GetItem'),
    ],
    whenItFails: 'Nobody sees times for a pickup, and customers and the desk cannot book, move or cancel one',
  },
  jobsIn: 'business',
  jobs: [],
};
