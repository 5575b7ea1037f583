import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleParcel } from '../testing/sample-parcel.ts';
import type { ParcelAtBench, Tally } from './bench.ts';
import type { benchEndpoints } from './endpoints.ts';

const { code, tracking = '', weightLb, sides, condition, receivedAt } = sampleParcel;
const params = { code };
const scanned = tracking;
const owner = { mailbox: '10001', name: 'Sample Customer' };

const parcel: ParcelAtBench = {
  code,
  version: 1,
  state: 'IN_STORAGE',
  tracking,
  carrier: 'UPS',
  weightLb,
  sides,
  condition,
  shelf: 'B-04',
  seen: [],
  matchedBy: 'PRE_ALERT',
  receivedAt,
  owner,
  receivedBy: 'Sam',
};

const tally: Tally = {
  id: '5d0b4c1e-8a3f-4b57-9c2d-1e6f7a8b9c0d',
  carrier: 'UPS',
  counted: 24,
  damaged: 1,
  at: receivedAt,
  by: sampleParcel.receivedBy,
};

/** What clerks do at the bench, once each. */
export const benchExamples: EndpointExamples<typeof benchEndpoints> = {
  lookUp: {
    body: { scanned },
    reply: {
      tracking,
      carrier: 'UPS',
      usMail: false,
      certain: { ...owner, by: 'PRE_ALERT' },
      candidates: [],
      announced: { store: 'Sample Store', words: '1 × Children’s shoes', dangers: [] },
    },
  },
  receive: {
    body: { code, at: receivedAt, scanned, weightLb, sides, condition, shelf: 'B-04' },
    reply: { parcel, recorded: true },
  },
  showAtBench: { params, reply: { parcel } },
  correct: {
    params,
    body: { version: 1, shelf: 'C-11' },
    reply: { parcel: { ...parcel, version: 2, shelf: 'C-11' } },
  },
  refuseAtDoor: {
    body: { id: '0b7f2d4c-6e1a-4f93-8d5b-2c3a4e5f6071', scanned, why: 'US_MAIL', mailbox: '10001' },
    reply: { noted: true },
  },
  tally: {
    body: { id: tally.id, carrier: tally.carrier, counted: tally.counted, damaged: tally.damaged },
    reply: { tally },
  },
  day: {
    params: { day: '2026-11-28' },
    reply: {
      carriers: [{ carrier: 'UPS', counted: 24, received: 22, refused: 1, open: 1, openSince: receivedAt }],
      open: 1,
      unplaced: 0,
      tallies: [tally],
    },
  },
};
