import { defaultBrand } from '../../settings/brand.ts';
import type { Booking, SlotTimes } from '../booking.ts';
import type { BookingChange, BookingFields } from '../booking-form.ts';

/** A slot of Tuesday, December 1: 9 to 12 in New Jersey, booked by 5PM the day before. */
export const tuesday: SlotTimes = {
  id: 'P-2026-12-01-0900',
  day: '2026-12-01',
  from: '2026-12-01T14:00:00.000Z',
  to: '2026-12-01T17:00:00.000Z',
  bookBy: '2026-11-30T22:00:00.000Z',
};

/** The day after. */
export const wednesday: SlotTimes = {
  id: 'P-2026-12-02-0900',
  day: '2026-12-02',
  from: '2026-12-02T14:00:00.000Z',
  to: '2026-12-02T17:00:00.000Z',
  bookBy: '2026-12-01T22:00:00.000Z',
};

/** The flight that goods make in either of them. */
export const slotMakesFlight = { departureId: 'GY-2026-12-04', day: '2026-12-04' };

/** A pickup of one barrel in Flatbush, confirmed. The people in it are invented. */
export const sampleBooking: Booking = {
  reference: 'BKG-7K3M9Q',
  version: 2,
  way: 'PICKUP',
  state: 'CONFIRMED',
  ownerId: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  name: 'Sample Sender',
  phone: '+1 718 555 0123',
  to: 'GY',
  place: {
    zip: '11226',
    town: 'Brooklyn, NY',
    miles: 13,
    street: '12 Sample Avenue',
    stairs: false,
    access: 'Second floor, bell 4',
  },
  goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
  photos: [],
  visits: [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'PLANNED' }],
  shipments: ['7K3M9-Q2X4T-C'],
  price: {
    lines: [{ code: 'PU', text: 'Pickup, up to 17.5 miles', amount: 3500 }],
    total: 3500,
    rateCardVersion: 1,
  },
  heldBy: '7K3M9-Q2X4T-C',
  flight: slotMakesFlight,
  searchConsent: {
    at: '2026-11-28T15:00:00.000Z',
    by: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
    how: 'ONLINE',
  },
  createdAt: '2026-11-28T15:00:00.000Z',
  createdBy: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  changedAt: '2026-11-28T15:00:00.000Z',
};

/** What is known besides, the day before. */
export const sampleKnown = { brand: defaultBrand, now: new Date('2026-11-30T15:00:00.000Z') };

const { name, phone, goods, photos, place, version } = sampleBooking;
const details = {
  name,
  phone,
  street: place?.street ?? '',
  stairs: false,
  access: place?.access ?? '',
  photos,
  goods,
};

/** The same as it was typed, without slot and shipments. */
export const sampleTyped: BookingFields = {
  way: 'PICKUP',
  to: 'GY',
  zip: '11226',
  ...details,
  shipments: [],
  searchConsent: true,
};

/** A change of it that changes nothing. */
export const sampleChange: BookingChange = { version, zip: '11226', ...details };
