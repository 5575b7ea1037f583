import type { Claim } from '../claims/claim.ts';

/** Damage that a sender reported, as it begins. */
export const sampleClaim: Claim = {
  reference: 'CLM-7K3M9Q2X',
  version: 1,
  state: 'OPEN',
  ownerId: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  shipment: '7K3M9-Q2X4T-C',
  kind: 'DAMAGE',
  pieces: [1],
  story: 'The lid was open, and the rice cooker inside is broken.',
  worth: 12_000,
  photos: ['019a1d3c-0000-7000-8000-000000000091'],
  insured: true,
  cover: 42_000,
  lastDay: '2026-12-15',
  acknowledgeBy: '2026-12-02T19:00:00.000Z',
  answerBy: '2026-12-16T22:00:00.000Z',
  acts: [{ what: 'filed', by: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f', at: '2026-12-02T15:00:00.000Z' }],
  createdAt: '2026-12-02T15:00:00.000Z',
  changedAt: '2026-12-02T15:00:00.000Z',
};
