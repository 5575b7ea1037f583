import parcelChanged from '#events/parcels/parcel-changed.v1.example.json' with { type: 'json' };
import parcelNews from '#events/parcels/parcel-news.v1.example.json' with { type: 'json' };
import traceChanged from '#events/parcels/parcel-trace-changed.v1.example.json' with { type: 'json' };
import preAlertChanged from '#events/parcels/pre-alert-changed.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of parcels, in every way that it can be told. */
export const samples = [
  sample(parcelNews),
  sample(parcelChanged),
  sample(parcelChanged, 'not-mine', {
    what: ['not-mine'],
    state: 'UNIDENTIFIED',
    ownerId: undefined,
    mailbox: undefined,
    by: 'sample-user',
    before: { state: 'IN_STORAGE', ownerId: 'sample-user' },
  }),
  sample(preAlertChanged, '', { what: 'refused-at-door', by: 'dock-1' }),
  sample(preAlertChanged, 'ends-soon', { what: 'ends-soon', by: 'system' }),
  sample(preAlertChanged, 'expired', { what: 'expired', state: 'EXPIRED', by: 'system' }),
  sample(traceChanged, '', { what: 'found', state: 'FOUND', by: 'desk-1' }),
  sample(traceChanged, 'not-here', { what: 'not-here', state: 'NOT_HERE', by: 'desk-1' }),
];
