import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { runTasks } from '#domain/runs/tasks.ts';
import { taskEvents } from '#events/runs/task-events.ts';
import { driverReader } from '../../drivers/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { TaskSource, Waiting } from '../../runtime/task-source.ts';
import { vehicleReader } from '../../vehicles/index.ts';
import { runDays } from '../store/run-days.ts';

interface Tables {
  readonly runs: string;
  readonly vehicles: string;
  readonly drivers: string;
}

/** What waits on the days of runs. It needs `Query` and `BatchGetItem` on their table, and `GetItem` on those of vans and drivers. */
const days = (client: DynamoDBDocumentClient, tables: Tables, clock: Clock): TaskSource => {
  const { ofDay, daysFrom } = runDays(client, tables.runs);
  const [vans, drivers] = [vehicleReader(client, tables.vehicles), driverReader(client, tables.drivers)];
  const today = () => newYorkDay(clock());
  return {
    of: async (day) => {
      // Nobody plans a day again that is over.
      if (day < today()) return [];
      const runs = await ofDay(day);
      const known = runs.map(async (run) => {
        const [vehicle, driver] = await Promise.all([vans.find(run.vehicleId), drivers.find(run.driverId)]);
        return { run, crew: { vehicle, driver } };
      });
      return runTasks(await Promise.all(known), clock());
    },
    // Those of yesterday as well: what waited there is over.
    open: async () => ({ items: [...(await daysFrom(addDays(today(), -1)))] }),
  };
};

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'RUNS_TABLE'> = {
  table: 'RUNS_TABLE',
  sources: (client, runs, clock, tableOf) => {
    if (tableOf === undefined)
      throw new Error('What waits on the days of runs is in vans and drivers as well.');
    const tables = { runs, vehicles: tableOf('VEHICLES_TABLE'), drivers: tableOf('DRIVERS_TABLE') };
    return { runs: days(client, tables, clock) };
  },
  events: taskEvents,
};

/** A paper expires, and a day is over, without an event. */
export const waitingByDay: Waiting<'RUNS_TABLE'> = { ...waiting, events: [] };
