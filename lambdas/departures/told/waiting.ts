import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { flightTasks, masterTasks, waybillTasks } from '#domain/departures/tasks.ts';
import { taskEvents } from '#events/departures/task-events.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { flightsOfNextWeeks } from '../flights-of-next-weeks.ts';
import { flightStore } from '../store/flight-store.ts';
import { masterStock } from '../store/master-stock.ts';
import { waybillStock } from '../store/waybill-stock.ts';

/** The stock of our own numbers, and that of the airlines' numbers. */
const STOCK = 'stock';
const MASTER = 'master';

/** What waits at flights. It needs `GetItem` and `Query` on the table. */
const flights = (client: DynamoDBDocumentClient, TableName: string, clock: Clock) => ({
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

/** What waits in the stocks of air waybill numbers. It needs `GetItem` on the table. */
const waybills = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async (id: string) => {
    if (id === MASTER) return masterTasks(await masterStock(client, TableName).read());
    const { stock, lowSince } = await waybillStock(client, TableName).readLow();
    return waybillTasks(stock, lowSince);
  },
  open: async () => ({ items: [STOCK, MASTER] }),
});

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'DEPARTURES_TABLE'> = {
  table: 'DEPARTURES_TABLE',
  sources: (client, table, clock) => ({
    flight: flights(client, table, clock),
    waybills: waybills(client, table),
  }),
  events: taskEvents,
};
