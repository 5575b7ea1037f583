import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { flightTasks, waybillTasks } from '#domain/departures/tasks.ts';
import type { Clock } from '../runtime/clock.ts';
import { flightsOfNextWeeks } from './flights-of-next-weeks.ts';
import { flightStore } from './store/flight-store.ts';
import { waybillStock } from './store/waybill-stock.ts';

/** The one stock of numbers. */
const STOCK = 'stock';

/** What waits at flights. It needs `GetItem` and `Query` on the table. */
export const flightTaskSource = (client: DynamoDBDocumentClient, TableName: string, clock: Clock) => ({
  of: async (id: string) => {
    const flight = await flightStore(client, TableName).find(id);
    return flight === undefined ? [] : flightTasks(flight);
  },
  /** All of them are few: those of ten weeks. */
  open: async () => {
    const flights = await flightsOfNextWeeks(client, TableName)(clock());
    return { items: flights.filter((flight) => flightTasks(flight).length > 0).map(({ id }) => id) };
  },
});

/** What waits in the stock of house air waybill numbers. It needs `GetItem` on the table. */
export const waybillTaskSource = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async () => {
    const { stock, lowSince } = await waybillStock(client, TableName).readLow();
    return waybillTasks(stock, lowSince);
  },
  open: async () => ({ items: [STOCK] }),
});
