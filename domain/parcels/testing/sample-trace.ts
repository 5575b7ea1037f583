import type { Trace } from '../trace/trace.ts';

/** “The store says delivered, I do not see it.” The person in it is invented. */
export const sampleTrace: Trace = {
  reference: 'TRC-7K3M9Q',
  version: 1,
  state: 'OPEN',
  ownerId: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  mailbox: '10001',
  tracking: '1Z999AA10123456784',
  carrier: 'UPS',
  store: 'Sample Store',
  contents: 'Children’s shoes in a small white box',
  deliveredOn: '2026-11-27',
  proof: [],
  promisedBy: '2026-11-30T15:00:00.000Z',
  searched: [],
  createdAt: '2026-11-28T16:00:00.000Z',
  changedAt: '2026-11-28T16:00:00.000Z',
};
