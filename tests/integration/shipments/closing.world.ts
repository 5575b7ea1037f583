import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import { closingEndpoints } from '#domain/shipments/closing/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { DepartureArrivedV1 } from '#events/departures/departure-arrived.v1.ts';
import { DepartureAtDestinationV1 } from '#events/departures/departure-at-destination.v1.ts';
import { DepartureClosingV1 } from '#events/departures/departure-closing.v1.ts';
import { DepartureLeftV1 } from '#events/departures/departure-left.v1.ts';
import { DepartureManifestedV1 } from '#events/departures/departure-manifested.v1.ts';
import { DepartureTakenBackV1 } from '#events/departures/departure-taken-back.v1.ts';
import { DepartureTenderedV1 } from '#events/departures/departure-tendered.v1.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { type Faults, startingWith } from '../../support/tables.ts';
import { startRollsWorld } from './shipments.rolls.world.ts';
import { admin, dock, friday, papers, shipmentIn } from './shipments.world.ts';

/** What a flight does that its worker follows. */
const steps = [
  DepartureClosingV1,
  DepartureManifestedV1,
  DepartureTenderedV1,
  DepartureLeftV1,
  DepartureArrivedV1,
  DepartureTakenBackV1,
  DepartureAtDestinationV1,
];

/** Half an hour after the booking cutoff of the first flight. */
export const AFTER_BOOKING = '2026-11-24T21:30:00.000Z';
const unhurried = { millisecondsLeft: () => 60_000 };

type Answer = { readonly status: number | undefined; readonly body: Record<string, unknown> };
export const closingIn = ({ status, body }: Answer): ClosingShown => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return closingEndpoints.closing.reply.parse(body).closing;
};

/** The world of the work on flights, with goods that are ready to fly and the closing of flights. */
export const startClosingWorld = async () => {
  const world = await startRollsWorld();
  const { tables } = world;
  const params = { id: friday };
  const post = async (what: string, version: number, as = papers) =>
    world.ask(`POST /api/desk/departures/{id}/${what}`, { as, params, body: { version } });
  const show = async () =>
    closingIn(await world.ask('GET /api/desk/departures/{id}/closing', { as: papers, params }));
  const now = async (number: string) => shipmentIn(await world.deskShow(number));

  const paid = async ({ number, version, holds }: Shipment): Promise<Shipment> =>
    holds.some(({ kind }) => kind === 'PAYMENT_DUE')
      ? shipmentIn(await world.clearHold(number, 'PAYMENT_DUE', { version, note: 'Paid in cash.' }, admin))
      : now(number);

  /** Names the airline that flies, as staff do when they know it. */
  const name = async (flightNumber = 'BW 525') => {
    const { version } = (await show()).flight;
    const airline = { carrier: 'Caribbean Airlines', flightNumber, departureTime: '22:00' };
    return world.askFlights('PUT /api/desk/departures/{id}/airline', {
      as: papers,
      params,
      body: { version, airline },
    });
  };

  return {
    ...world,
    show,
    now,
    name,
    paid,
    /** Books a shipment, takes the payment, checks it in and screens it: it can fly. */
    ready: async (change = {}) => {
      const shipment = await paid(await world.booked(change));
      const all = shipment.pieces.map(({ n }) => n);
      for (const [code, more] of [
        ['FOH', {}],
        ['SCR', { screening: 'XRY' }],
      ] as const) {
        const { status, body } = await world.scan(shipment.number, code, all, more, dock);
        if (status !== 200) throw new Error(JSON.stringify(body));
      }
      return now(shipment.number);
    },
    begin: async (version?: number) => post('closing', version ?? (await show()).flight.version),
    renew: async (version?: number) => post('manifests', version ?? (await show()).flight.version),
    tender: async (version?: number) => post('tender', version ?? (await show()).flight.version),
    /** Adds a block of an airline's numbers, names that airline, and gives the flight the first one. */
    waybill: async () => {
      const block = { first: '106-12345675', count: 100 };
      await world.askFlights('POST /api/waybills/master', {
        as: papers,
        body: { version: 0, lowMark: 10, block },
      });
      await name();
      const { version } = (await show()).flight;
      const body = { version, prefix: '106' };
      const taken = await world.askFlights('POST /api/desk/departures/{id}/mawb', {
        as: papers,
        params,
        body,
      });
      if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
    },
    manifest: (version: number) =>
      world.ask('GET /api/desk/departures/{id}/manifests/{version}', {
        as: papers,
        params: { id: friday, version: String(version) },
      }),
    /** Delivers what flights have published to the worker, as the bus does. Events that came before come again. */
    work: async (faults: Faults = {}) => {
      const jobs = world.jobs(faults);
      const events = startingWith(await tables.all(tables.departures), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
        .sort((one, other) => (one.id < other.id ? -1 : 1));
      for (const event of events) {
        const step = steps.find(({ type }) => type === event.type);
        if (step) await jobs.stepped(step.schema.parse(event), unhurried);
      }
    },
    /** Delivers that holds were cleared, as the bus does. */
    workOnHolds: async () => {
      for (const event of await world.events())
        if (event.type === HoldClearedV1.type) await world.jobs().released(HoldClearedV1.schema.parse(event));
    },
    /** Events of one type that departures have published, oldest first. */
    published: async (type: string) =>
      startingWith(await tables.all(tables.departures), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
        .filter((event) => event.type === type),
  };
};

export type ClosingWorld = Awaited<ReturnType<typeof startClosingWorld>>;
