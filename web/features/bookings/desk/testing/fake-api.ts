import { vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { summaryOf } from '#domain/bookings/summary.ts';
import { sampleBooking, tuesday, wednesday } from '#domain/bookings/testing/sample-booking.ts';
import { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import { sampleDone } from '#domain/runs/testing/sample-driving.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { SlotLoad } from '../use-desk-bookings.ts';

/** When the sample booking waits for its van: Saturday, November 28, 2026, 10 AM in New Jersey. */
export const now = new Date('2026-11-28T15:00:00.000Z');

interface Input {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
type Endpoints = typeof bookingEndpoints;
type Answers = Partial<Record<keyof Endpoints, (input: Input) => unknown>>;

const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);
const nameOf = (endpoint: unknown): string | undefined =>
  Object.entries(bookingEndpoints).find(([, one]) => one === endpoint)?.[0];

export const load = (slot: typeof tuesday, taken = 1): SlotLoad => ({
  ...slot,
  way: 'PICKUP',
  places: 4,
  lb: 1500,
  taken,
  takenLb: taken * 140,
  held: 0,
});
/** In the middle of Tuesday. */
export const noon: typeof tuesday = {
  ...tuesday,
  id: 'P-2026-12-01-1200',
  from: '2026-12-01T17:00:00.000Z',
  to: '2026-12-01T20:00:00.000Z',
};

/** What other domains say of the day of the sample booking: a run has it, and Van 1 drives it. */
const elsewhere = new Map<unknown, unknown>([
  [
    deskRunEndpoints.board,
    {
      runs: [
        {
          run: {
            vehicleId: sampleVehicle.id,
            driverId: 'sample-driver',
            state: 'RELEASED',
            stops: [{ id: 'BKG-7K3M9Q-1', state: 'PLANNED', planned: { from: '2026-12-01T14:20:00.000Z' } }],
          },
        },
      ],
    },
  ],
  [vehicleEndpoints.list, { vehicles: [{ vehicle: sampleVehicle }] }],
  [
    driveEndpoints.proof,
    {
      proof: {
        ...sampleDone('BKG-7K3M9Q-1', '019a1d3c-0000-4000-8000-000000000301').proof,
        outcome: 'DONE',
        booking: 'BKG-7K3M9Q',
        visit: 1,
        at: '2026-12-01T15:20:00.000Z',
        heardAt: '2026-12-01T15:50:00.000Z',
        by: 'sample-driver',
        photos: ['019a1d3c-0000-4000-8000-000000000401'],
        position: {
          latitude: 40.6443,
          longitude: -73.9581,
          accuracyMeters: 12,
          at: '2026-12-01T15:19:00.000Z',
        },
      },
    },
  ],
]);

const entry = { id: 'e-1', at: sampleBooking.createdAt, what: 'made', by: sampleBooking.ownerId } as const;

/** A fake API with one booking. `answers` are those of other endpoints, by their name. */
export const answer = (answers: Answers = {}, booking: Booking = sampleBooking): void => {
  const replies: Answers = {
    deskList: () => ({ items: [summaryOf(booking)] }),
    touched: () => ({ items: [], looking: false }),
    deskShow: () => ({ booking, history: [entry] }),
    calendar: () => ({
      slots: [load(tuesday), load(noon, 4), load(wednesday, 0)],
      visits: booking.visits.map((visit) => summaryOf(booking, visit)),
    }),
    slots: () => ({ slots: [] }),
    ...answers,
  };
  calling.mockReset();
  calling.mockImplementation(async (endpoint, input) => {
    const name = nameOf(endpoint) as keyof Answers | undefined;
    if (name === undefined)
      return elsewhere.get(endpoint) ?? { items: [], people: [], others: [], views: [] };
    const reply = replies[name];
    if (reply === undefined) throw new Error(`Nobody answers ${name}.`);
    return reply(input);
  });
};

/** What was sent to an endpoint. */
export const sentTo = (name: keyof Endpoints): readonly Input[] =>
  calling.mock.calls.flatMap(([endpoint, input]) => (nameOf(endpoint) === name ? [input] : []));

/** A refusal as the API gives it. */
export const refusal = (code: string, details?: object, message = 'Not now.'): never => {
  throw new ApiError(409, {
    code,
    message,
    correlationId: '',
    ...(details === undefined ? {} : { details }),
  } as never);
};

export { giveDialogs } from '#web/ui/testing/dialogs.ts';
