import type { FlightRecord } from '#domain/departures/flight.ts';
import { defaultFlightsSetting, type FlightsSetting } from '#domain/departures/flights-setting.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { wire } from '#lambdas/departures/http.ts';
import { flights } from '#lambdas/departures/index.ts';
import { planFlights } from '#lambdas/departures/plan-flights.ts';
import { flightStore } from '#lambdas/departures/store/flight-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

export const clerk = { userId: 'clerk-1', roles: ['documents'] as const };
export const reader = { userId: 'desk-1', roles: ['staff'] as const };

/** The departures on their own tables, with a clock and settings that the test changes. */
export const startDeparturesWorld = async () => {
  const tables = await startTables();
  let now = Date.parse('2026-11-22T15:00:00.000Z');
  let settings: { schedule: Schedule; flights: FlightsSetting } = {
    schedule: defaultSchedule,
    flights: defaultFlightsSetting,
  };
  const clock = () => new Date(now);
  const handler = wire(tables.env, testDependencies(tables.client(), { clock }));
  const ask = (route: string, asked: Asked) => call(handler, route, asked);
  const known = flights(tables.client(), tables.departures);
  const find = async (id: string): Promise<FlightRecord> => {
    const found = await known.find(id, clock());
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  };
  return {
    tables,
    ask,
    find,
    moveTo: (instant: string) => {
      now = Date.parse(instant);
    },
    change: (change: Partial<typeof settings>) => {
      settings = { ...settings, ...change };
    },
    /** Plans the flights as the job does. `duringPlan` runs between its reading and its writing. */
    plan: (faults: Faults = {}) =>
      planFlights({
        store: flightStore(tables.client(faults), tables.departures),
        readSettings: async () => settings,
        clock,
        newId,
      })(),
    /** Books a shipment on a flight. */
    book: (id: string, load = { thousandthsLb: 50_000, pieces: 1 }) =>
      transact(tables.client(), { full: known.takePlace(id, load, { now: clock(), onHand: false }) }),
    show: async (id: string) =>
      (await ask('GET /api/desk/departures/{id}', { as: reader, params: { id } })).body as {
        flight: FlightRecord;
        history: { what: string; by: string; reason?: string; changes: { field: string }[] }[];
      },
    /** The types of the events in the outbox, in the order in which they happened. */
    events: async () =>
      startingWith(await tables.all(tables.departures), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    stop: () => tables.stop(),
  };
};

export type DeparturesWorld = Awaited<ReturnType<typeof startDeparturesWorld>>;
