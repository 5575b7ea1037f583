import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import type { PreAlert } from '../alerts/pre-alert.ts';
import type { ParcelFacts } from '../next-step/facts.ts';
import type { Parcel } from '../parcel.ts';

/** A pair of shoes from a store, announced and received. The people in it are invented. */
export const sampleParcel: Parcel = {
  code: 'PCL-7K3M9Q2X',
  version: 2,
  state: 'IN_STORAGE',
  tracking: '1Z999AA10123456784',
  carrier: 'UPS',
  label: { mailbox: '10001', name: 'Sample Customer' },
  mailbox: '10001',
  ownerId: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  matchedBy: 'PRE_ALERT',
  preAlert: '3f0c1a52-7d7e-4f0e-9a54-2b8f3c1d6e70',
  weightLb: 3.2,
  sides: { length: 14, width: 9, height: 5 },
  condition: 'SEALED',
  shelf: 'B-04',
  declaration: {
    store: 'Sample Store',
    orderNumber: '114-1234567-1234567',
    lines: [{ description: 'Children’s shoes', quantity: 1, unitValue: 3999 }],
    invoice: { state: 'PENDING' },
    dangers: [],
  },
  seen: [],
  before: [],
  receivedAt: '2026-11-28T15:00:00.000Z',
  receivedBy: '2f0c0e2e-0000-4000-8000-000000000002',
  freeUntil: '2026-12-29T05:00:00.000Z',
  changedAt: '2026-11-28T15:00:00.000Z',
};

/** What is known besides, on the day on which it came. */
export const sampleKnown: Omit<ParcelFacts, 'parcel'> = {
  usMailOk: true,
  card: defaultRateCard.card,
  now: new Date('2026-11-28T16:00:00.000Z'),
};

/** What its owner had announced. */
export const samplePreAlert: PreAlert = {
  id: '3f0c1a52-7d7e-4f0e-9a54-2b8f3c1d6e70',
  version: 1,
  ownerId: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  state: 'PENDING_ARRIVAL',
  tracking: '1Z999AA10123456784',
  carrier: 'UPS',
  declaration: sampleParcel.declaration,
  createdAt: '2026-11-20T15:00:00.000Z',
  changedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2027-01-19T15:00:00.000Z',
};
