import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { deskBookingExamples } from './desk/endpoint-examples.ts';
import type { bookingEndpoints } from './endpoints.ts';
import { bookingFeedExamples } from './feed/endpoint-examples.ts';
import type { OfferedSlot } from './refusals.ts';
import { summaryOf } from './summary.ts';
import {
  sampleBooking,
  sampleChange,
  sampleTyped,
  slotMakesFlight,
  tuesday,
  wednesday,
} from './testing/sample-booking.ts';

const { reference, version, visits, shipments } = sampleBooking;
const params = { reference };
const offered: OfferedSlot = { ...tuesday, full: false, flight: slotMakesFlight };
const slot = tuesday.id;

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
  make: { body: { ...sampleTyped, slot, shipments }, reply: sampleBooking },
  mine: { query: { limit: '25' }, reply: { items: [summaryOf(sampleBooking)] } },
  show: { params, reply: sampleBooking },
  change: {
    params,
    body: { ...sampleChange, phone: '+1 718 555 0199' },
    reply: { ...sampleBooking, version: version + 1, phone: '+1 718 555 0199' },
  },
  move: {
    params,
    body: { version, slot: wednesday.id },
    reply: {
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
    },
  },
  attach: { params, body: { shipment: shipments[0] ?? '' }, reply: sampleBooking },
  cancel: {
    params,
    body: { version, fee: 0 },
    reply: {
      ...sampleBooking,
      version: version + 1,
      state: 'CANCELLED',
      closedAt: '2026-11-29T15:00:00.000Z',
    },
  },
  ...deskBookingExamples,
  ...bookingFeedExamples,
};
