import { randomBytes } from 'node:crypto';
import { rollPreviewEndpoints } from '#domain/shipments/rolls/preview-endpoints.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import { wire as wireDepartures } from '#lambdas/departures/http.ts';
import { wire } from '#lambdas/shipments/rolls/follow-flights.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith } from '../../support/tables.ts';
import { friday, papers, sender, startShipmentsWorld } from './shipments.world.ts';

/** A run of a job that has as much time as it needs. */
const unhurried = { millisecondsLeft: () => 60_000 };

/** The world of the shipments with the work on whole flights. */
export const startRollsWorld = async () => {
  const world = await startShipmentsWorld();
  const { tables } = world;
  let now = '2026-11-13T15:00:00.000Z';
  const clock = () => new Date(now);
  const jobs = (faults: Faults = {}) => wire(tables.env, testDependencies(tables.client(faults), { clock }));
  const desk = wireDepartures(tables.env, testDependencies(tables.client(), { clock }));
  const decide = async (route: string, id: string, body: object, as = papers) =>
    call(desk, route, { as, params: { id }, body });
  const stored = async (table: string) =>
    startingWith(await tables.all(table), 'OUTBOX#')
      .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
      .sort((one, other) => (one.id < other.id ? -1 : 1));

  return {
    ...world,
    /** Sets the time of all functions. */
    at: (instant: string) => {
      now = instant;
      world.at(instant);
    },
    jobs,
    /** One run of the schedule. */
    run: (faults: Faults = {}) => jobs(faults).everything(unhurried),
    /** Cancels a flight as staff do. */
    cancelFlight: (id = friday, version = 1) =>
      decide('POST /api/desk/departures/{id}/cancel', id, { version, reason: 'No plane.' }),
    /**
     * Puts many shipments of many senders on a flight that holds them all, each a copy of one that was booked. Returns the numbers of
     * each sender.
     */
    crowd: async (senders: number, each: number, id = friday): Promise<ReadonlyMap<string, string[]>> => {
      const sample = await world.booked();
      const store = shipmentStore(tables.client(), tables.shipments);
      const numbers = new Map([[sender.userId, [sample.number]]]);
      const copies = Array.from({ length: senders * each - 1 }, (_, at) => {
        const ownerId = at < each - 1 ? sender.userId : `sender-of-crowd-${Math.floor((at + 1) / each)}`;
        const number = trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));
        numbers.set(ownerId, [...(numbers.get(ownerId) ?? []), number]);
        return { ...sample, version: 1, number, ownerId };
      });
      for (const after of copies) await store.write({ before: undefined, after, events: [] });
      const capacity = { lb: 150_000, pieces: 10_000, largestPieceLb: 500 };
      await world.fly('2026-11-27', '2026-11-24', {
        id,
        capacity,
        free: { thousandthsLb: 0, pieces: 0 },
        shipments: copies.length + 1,
      });
      return numbers;
    },
    /** Moves a flight by hand; its goods are due two days before. */
    moveFlight: (day: string, due: string, version = 1, id = friday) =>
      decide('PUT /api/desk/departures/{id}', id, {
        version,
        reason: 'The airline moved it.',
        flight: {
          day,
          cargoCutoff: { day: due, time: '14:00' },
          bookingCutoff: { day: due, time: '16:00' },
          eta: { from: '2026-12-01', to: '2026-12-03' },
          capacity: { lb: 5000, pieces: 100, largestPieceLb: 500 },
        },
      }),
    /** What a change of a flight will do, or canceling it, before it is saved. */
    foresee: async (cargoCutoff?: { readonly day: string; readonly time: string }, lb = 5000) => {
      const flight = cargoCutoff && {
        day: '2026-11-27',
        cargoCutoff,
        bookingCutoff: { day: '2026-11-24', time: '16:00' },
        eta: { from: '2026-12-01', to: '2026-12-03' },
        capacity: { lb, pieces: 100, largestPieceLb: 500 },
      };
      const { status, body } = await world.ask('POST /api/desk/departures/{id}/preview', {
        as: papers,
        params: { id: friday },
        body: flight ? { flight } : {},
      });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      const { foreseen } = rollPreviewEndpoints.foreseeChange.reply.parse(body);
      return {
        foreseen,
        save: () =>
          decide('PUT /api/desk/departures/{id}', friday, { version: 1, reason: 'They load early.', flight }),
      };
    },
    /** What the move that the schedule proposes for the flight will do. */
    foreseeProposal: async () =>
      world.ask('POST /api/desk/departures/{id}/preview', {
        as: papers,
        params: { id: friday },
        body: { proposal: true },
      }),
    replan: async (id = friday) =>
      world.ask('GET /api/desk/departures/{id}/replan', { as: papers, params: { id } }),
    confirm: (plan: string, id = friday) =>
      world.ask('POST /api/desk/departures/{id}/replan', { as: papers, params: { id }, body: { plan } }),
    /** Events of one type that shipments have published, oldest first. */
    told: async (type: string) => (await stored(tables.shipments)).filter((event) => event.type === type),
    /** Delivers what departures and shipments have published to the work on flights, as the bus does. */
    deliver: async (faults: Faults = {}) => {
      const { changed, confirmed } = jobs(faults);
      for (const event of [...(await stored(tables.departures)), ...(await stored(tables.shipments))]) {
        if (event.type === DepartureChangedV1.type)
          await changed(DepartureChangedV1.schema.parse(event), unhurried);
        if (event.type === ReplanConfirmedV1.type)
          await confirmed(ReplanConfirmedV1.schema.parse(event), unhurried);
      }
    },
  };
};

export type RollsWorld = Awaited<ReturnType<typeof startRollsWorld>>;
