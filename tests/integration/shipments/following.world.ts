import { randomBytes } from 'node:crypto';
import type { FlightRecord } from '#domain/departures/flight.ts';
import type { UnderWayState } from '#domain/departures/under-way.ts';
import { flightProgressEndpoints } from '#domain/shipments/flight-progress/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { startingWith } from '../../support/tables.ts';
import { startClosingWorld } from './closing.world.ts';
import { friday, papers } from './shipments.world.ts';

/** The airline of the flight, which is known before it leaves. */
export const airline = { carrier: 'Caribbean Airlines', flightNumber: 'BW 525' } as const;

export const way = ['DEPARTED', 'ARRIVED', 'CHECKED_IN', 'CUSTOMS', 'CLEARED', 'READY'] as const;

/** When the flight came to each state. */
export const timeOf = (state: UnderWayState): string =>
  new Date(
    Date.parse('2026-11-27T23:00:00.000Z') + (way as readonly UnderWayState[]).indexOf(state) * 3_600_000,
  ).toISOString();

type Answer = { readonly status: number | undefined; readonly body: Record<string, unknown> };
const followingIn = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return flightProgressEndpoints.following.reply.parse(body).following;
};

/** The world of a flight that the airline has accepted: its shipments have three pieces each. */
export const startFollowingWorld = async () => {
  const world = await startClosingWorld();
  const { tables } = world;
  const params = { id: friday };
  const show = async () =>
    followingIn(await world.ask('GET /api/desk/departures/{id}/states', { as: papers, params }));
  const say = async (state: UnderWayState, more: object = {}, as = papers) =>
    world.ask('POST /api/desk/departures/{id}/states', {
      as,
      params,
      body: { version: (await show()).flight.version, state, at: timeOf(state), ...more },
    });

  return {
    ...world,
    show,
    say,
    /** What an act about the whole flight will do, before it is done. */
    foresee: async (act: string) => {
      const query = { act };
      const { status, body } = await world.ask('GET /api/desk/departures/{id}/preview', {
        as: papers,
        params,
        query,
      });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return flightProgressEndpoints.foreseeAct.reply.parse(body).foreseen;
    },
    /** Takes back what was recorded of the flight by mistake. */
    takeBack: async (state: 'DEPARTED' | 'ARRIVED', more: object = {}, as = papers) =>
      world.ask('POST /api/desk/departures/{id}/take-back', {
        as,
        params,
        body: {
          version: (await show()).flight.version,
          state,
          reason: 'It was the flight to Jamaica.',
          ...more,
        },
      }),
    /** Records a state as staff do, and says how far the flight is. */
    happen: async (state: UnderWayState) => followingIn(await say(state)),
    /** Puts shipments on the flight, as the airline accepted them. The change is one of every shipment. */
    onBoard: async (shipments: number, change: Partial<Shipment> = {}): Promise<string[]> => {
      const { number: first, ...sample } = await world.booked();
      const store = shipmentStore(tables.client(), tables.shipments);
      const numbers = Array.from({ length: shipments }, () =>
        trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES)),
      );
      const pieces = sample.pieces.map((piece) => ({
        ...piece,
        state: 'MANIFESTED' as const,
        security: 'SPX' as const,
        accepted: true as const,
      }));
      for (const number of numbers) {
        const after: Shipment = {
          ...sample,
          holds: [],
          state: 'MANIFESTED',
          pieces,
          ...change,
          number,
          version: 1,
        };
        await store.write({ before: undefined, after, events: [] });
      }
      // The one that was copied is on another flight by now.
      const { version } = await world.now(first);
      await world.move(first, { version, departureId: 'GY-2026-12-04', note: 'Only a sample.' });
      await world.fly('2026-11-27', '2026-11-24', {
        recorded: 'TENDERED',
        ...airline,
        manifest: { version: 1, at: '2026-11-24T21:30:00.000Z' },
        capacity: { lb: 150_000, pieces: 3000, largestPieceLb: 500 },
        free: { thousandthsLb: 150_000_000 - shipments * 220_000, pieces: 3000 - shipments * pieces.length },
        shipments,
      } satisfies Partial<FlightRecord>);
      world.at('2026-11-28T12:00:00.000Z');
      return numbers;
    },
    /** Shipments as they are stored. */
    everything: async (): Promise<Shipment[]> =>
      (await world.stored('SHIPMENT#')).filter(({ sk }) => sk === 'SHIPMENT') as unknown as Shipment[],
    /** What happened to the pieces of a shipment, as it is stored. */
    happenings: async (number: string) =>
      (await world.stored(`SHIPMENT#${number}`))
        .filter(({ sk }) => String(sk).startsWith('EVENT#'))
        .map((item) => item as unknown as { code: string; pieces: number[]; at: string; flight?: string }),
    flightsStored: async () =>
      startingWith(await tables.all(tables.departures), 'LANE#').filter(({ sk }) =>
        String(sk).startsWith('FLIGHT#'),
      ) as unknown as FlightRecord[],
  };
};

export type FollowingWorld = Awaited<ReturnType<typeof startFollowingWorld>>;
