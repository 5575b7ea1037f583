import parcelChanged from '#events/parcels/parcel-changed.v1.example.json' with { type: 'json' };
import parcelReceived from '#events/parcels/parcel-received.v1.example.json' with { type: 'json' };
import traceChanged from '#events/parcels/parcel-trace-changed.v1.example.json' with { type: 'json' };
import preAlertChanged from '#events/parcels/pre-alert-changed.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of parcels, in every way that it can be told. */
export const samples = [
  sample(parcelReceived),
  sample(parcelChanged),
  sample(parcelChanged, 'may-not-fly', { what: ['looked'] }),
  sample(parcelChanged, 'photos', { what: ['photos-done'], charge: 'EXTRA_PHOTOS', amount: 200 }),
  sample(parcelChanged, 'returned', { what: ['returned'], state: 'RETURNED' }),
  sample(parcelChanged, 'disposed', { what: ['disposed'], state: 'DISPOSED' }),
  sample(parcelChanged, 'wrong-mailbox', {
    what: ['unassigned'],
    state: 'UNIDENTIFIED',
    ownerId: undefined,
    mailbox: undefined,
    before: { state: 'IN_STORAGE', ownerId: 'sample-user' },
  }),
  sample(parcelChanged, 'not-mine', {
    what: ['not-mine'],
    state: 'UNIDENTIFIED',
    ownerId: undefined,
    mailbox: undefined,
    by: 'sample-user',
    before: { state: 'IN_STORAGE', ownerId: 'sample-user' },
  }),
  sample(preAlertChanged),
  sample(preAlertChanged, 'ends-soon', { what: 'ends-soon', by: 'system' }),
  sample(preAlertChanged, 'expired', { what: 'expired', state: 'EXPIRED', by: 'system' }),
  sample(traceChanged),
  sample(traceChanged, 'asked', { what: 'asked', state: 'OPEN', parcel: undefined, by: 'sample-user' }),
  sample(traceChanged, 'not-here', {
    what: 'not-here',
    state: 'NOT_HERE',
    parcel: undefined,
  }),
];
