import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { sampleSignature } from '../runs/testing/sample-driving.ts';
import type { Booking } from './booking.ts';
import { ownBooking, ownSummaryOf } from './customer/own-view.ts';
import { deskBookingExamples } from './desk/endpoint-examples.ts';
import type { bookingEndpoints } from './endpoints.ts';
import { bookingFeedExamples } from './feed/endpoint-examples.ts';
import type { OfferedSlot } from './refusals.ts';
import {
  sampleBooking,
  sampleChange,
  sampleKnown,
  sampleTyped,
  slotMakesFlight,
  tuesday,
  wednesday,
} from './testing/sample-booking.ts';

const { reference, version, visits, shipments } = sampleBooking;
const params = { reference };
const offered: OfferedSlot = { ...tuesday, full: false, flight: slotMakesFlight };
const slot = tuesday.id;
const own = (booking: Booking) => ownBooking(booking, sampleKnown);

export const examples: EndpointExamples<typeof bookingEndpoints> = {
  slots: {
    query: { way: 'PICKUP', to: 'GY', lb: '140' },
    reply: { slots: [offered, { ...wednesday, full: true, flight: slotMakesFlight }] },
  },
  hold: {
    params: { slot },
    body: { lb: 140, to: 'GY' },
    reply: { slot: offered, until: '2026-11-28T15:05:00.000Z' },
  },
  letGo: { params: { slot }, reply: { slot } },
  make: { body: { ...sampleTyped, slot, shipments }, reply: own(sampleBooking) },
  mine: { query: { limit: '25' }, reply: { items: [ownSummaryOf(sampleBooking, sampleKnown)] } },
  show: { params, reply: own(sampleBooking) },
  proof: {
    params: { reference, visit: '1' },
    reply: {
      proof: {
        outcome: 'DONE',
        at: '2026-12-08T15:20:00.000Z',
        photoCount: 2,
        boxes: 0,
        barrels: [{ barrel: 'B55', quantity: 1 }],
        left: [],
        scanned: [],
        signer: 'Sample Sender',
        signature: sampleSignature,
      },
    },
  },
  change: {
    params,
    body: { ...sampleChange, phone: '+1 718 555 0199' },
    reply: own({ ...sampleBooking, version: version + 1, phone: '+1 718 555 0199' }),
  },
  move: {
    params,
    body: { version, slot: wednesday.id },
    reply: own({
      ...sampleBooking,
      version: version + 1,
      visits: [
        ...visits.map((visit) => ({
          ...visit,
          state: 'RESCHEDULED' as const,
          endedAt: '2026-11-29T15:00:00.000Z',
        })),
        { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
      ],
    }),
  },
  attach: { params, body: { shipment: shipments[0] ?? '' }, reply: own(sampleBooking) },
  cancel: {
    params,
    body: { version, fee: 0 },
    reply: own({
      ...sampleBooking,
      version: version + 1,
      state: 'CANCELLED',
      closedAt: '2026-11-29T15:00:00.000Z',
    }),
  },
  ...deskBookingExamples,
  ...bookingFeedExamples,
};
