import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import type { Booking, BookingEntry } from '../booking.ts';
import { summaryOf } from '../summary.ts';
import { sampleBooking, sampleChange, sampleTyped, tuesday, wednesday } from '../testing/sample-booking.ts';
import type { deskBookingEndpoints } from './desk-endpoints.ts';

const { reference, version, visits, ownerId, createdAt } = sampleBooking;
const params = { reference };
const at = '2026-12-01T18:00:00.000Z';
const by = '2f0c0e2e-0000-4000-8000-000000000002';
const id = '019a1d3c-0000-7000-8000-000000000031';
const entry: BookingEntry = { id, at, what: 'note', by, text: 'Rings twice.' };
const after = (change: Partial<Booking>): Booking => ({
  ...sampleBooking,
  version: version + 1,
  changedAt: at,
  ...change,
});
const ended = (state: 'DONE' | 'FAILED' | 'NO_SHOW' | 'RESCHEDULED') =>
  visits.map((visit) => ({ ...visit, state, endedAt: at }));

const touched = {
  since: at,
  because: 'We do not pick up on Tuesday, December 1.',
  by: 'schedule',
  purpose: 'MAIN',
  proposed: wednesday,
  flight: { departureId: 'GY-2026-12-11', day: '2026-12-11' },
} as const;

/** What the desk does with bookings, once each. */
export const deskBookingExamples: EndpointExamples<typeof deskBookingEndpoints> = {
  deskList: {
    query: { state: 'CONFIRMED', limit: '25' },
    reply: { items: [summaryOf(sampleBooking)] },
  },
  calendar: {
    query: { from: '2026-11-30', to: '2026-12-05' },
    reply: {
      slots: [{ ...tuesday, way: 'PICKUP', places: 4, lb: 1500, taken: 1, takenLb: 140, held: 0 }],
      visits: [summaryOf(sampleBooking)],
    },
  },
  deskShow: {
    params,
    reply: {
      booking: sampleBooking,
      history: [entry, { id: 'made', at: createdAt, what: 'made', by: ownerId }],
    },
  },
  deskMake: {
    body: { ownerId, form: { ...sampleTyped, slot: tuesday.id } },
    reply: { ...sampleBooking, createdBy: by },
  },
  deskChange: { params, body: { ...sampleChange, signed: true }, reply: after({}) },
  deskMove: {
    params,
    body: { version, slot: wednesday.id, because: 'The van is in the shop on Tuesday.' },
    reply: after({
      visits: [...ended('RESCHEDULED'), { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' }],
    }),
  },
  confirm: { params, body: { version }, reply: after({}) },
  deskCancel: {
    params,
    body: { version, because: 'We do not come to this street.', charge: false },
    reply: after({ state: 'CANCELLED', endedBecause: 'We do not come to this street.', closedAt: at }),
  },
  fail: {
    params,
    body: { version, reason: 'consignee_not_home' },
    reply: after({ state: 'FAILED', visits: ended('FAILED'), feeFor: 1 }),
  },
  noShow: {
    params,
    body: { version },
    reply: after({ state: 'NO_SHOW', visits: ended('NO_SHOW'), feeFor: 1 }),
  },
  complete: {
    params,
    body: { version },
    reply: after({ state: 'COMPLETED', visits: ended('DONE'), closedAt: at }),
  },
  accept: {
    params,
    body: { version },
    reply: after({ state: 'COMPLETED', visits: ended('DONE'), closedAt: at }),
  },
  note: { params, body: { id, note: 'Rings twice.' }, reply: { entry } },
  touched: {
    query: { limit: '25' },
    reply: {
      items: [
        {
          booking: summaryOf({ ...sampleBooking, touched }),
          offer: { ...wednesday, full: false, flight: touched.flight },
        },
      ],
      looking: false,
    },
  },
  replan: {
    body: { bookings: [{ reference, version }] },
    reply: { bookings: [{ reference, outcome: 'moved' }] },
  },
};
