import { newYorkWords } from '#domain/kernel/new-york-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import type { EventOf } from '#events/envelope.ts';
import type { ParcelTraceChangedV1 } from '#events/parcels/parcel-trace-changed.v1.ts';
import type { Facts } from '../../runtime/announcement.ts';
import { traceStore } from '../store/traces/trace-store.ts';
import { pathOfParcel, type Said } from './letter.ts';

type Changed = EventOf<typeof ParcelTraceChangedV1>;

/** The search as it is when the messages are sent: what was promised and answered is in no event. */
export const trace: Facts<Changed, Trace> = {
  table: 'PARCELS_TABLE',
  read: ({ data: { reference } }, client, table) => traceStore(client, table).find(reference),
  sample: {
    ...sampleTrace,
    ownerId: 'sample-user',
    parcel: sampleParcel.code,
    answer: {
      text: 'We looked through every shelf. The photo of the carrier shows the door of a neighbor.',
      by: 'desk-1',
      at: sampleTrace.createdAt,
    },
  },
};

const pathOfTraces = pathTo('/dashboard/mailbox/missing', {});
const search = { path: pathOfTraces, label: 'See the search', news: 'progress' } as const;

/** What whoever misses a parcel hears of the search; nothing of each shelf, nor of what they did themselves. */
export const traceWords = (
  what: Changed['data']['what'],
  { reference: about, tracking, promisedBy, parcel, answer }: Trace,
): Said | undefined => {
  switch (what) {
    case 'asked':
      return {
        ...search,
        about,
        title: 'We are looking for your parcel',
        body: `You have our answer by ${newYorkWords(promisedBy)}.`,
        more: [`We go from shelf to shelf and look for ${tracking}. You need to do nothing until then.`],
        mail: 'progress',
      };
    case 'found':
      return {
        about,
        title: 'We found your parcel',
        body: 'It is on our shelf, and in your mailbox now.',
        more: ['Look whether we need something from you. Then send it on.'],
        path: parcel === undefined ? pathOfTraces : pathOfParcel(parcel),
        label: 'Open the parcel',
        news: 'progress',
      };
    case 'not-here':
      return {
        ...search,
        about,
        title: 'Your parcel is not here',
        body: answer?.text ?? 'We looked through every shelf for it.',
        more: [
          'Show this to the store or the carrier, and ask for a photo or a signature of the delivery. Most stores send it again or pay you back.',
        ],
      };
    default:
      return undefined;
  }
};
