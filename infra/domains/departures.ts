import type { Domain } from '../patterns/domain.ts';
import { onTable } from '../patterns/uses.ts';

/** Flights with their capacity and places, and the stock of house air waybill numbers. */
export const departures: Domain = {
  name: 'departures',
  tables: { Departures: { outbox: true } },
  http: {
    uses: [onTable('DEPARTURES_TABLE', 'GetItem', 'Query')],
    whenItFails: 'Customers cannot choose a flight, staff do not see the departures',
  },
};
