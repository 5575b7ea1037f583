import { newYorkWords } from '#domain/kernel/new-york-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import type { EventOf } from '#events/envelope.ts';
import type { ParcelTraceChangedV1 } from '#events/parcels/parcel-trace-changed.v1.ts';
import type { MailboxWhat } from '../mailbox/whats.ts';
import { pathOfParcel, type Said } from './said.ts';

export type TraceWhat = Extract<MailboxWhat, 'ASKED' | 'FOUND' | 'NOT_HERE'>;
type Deed = EventOf<typeof ParcelTraceChangedV1>['data']['what'];

const whats: Partial<Readonly<Record<Deed, TraceWhat>>> = {
  asked: 'ASKED',
  found: 'FOUND',
  'not-here': 'NOT_HERE',
};

/** What happened to a search, of which whoever asked hears: nothing of each shelf, nor that they ended it. */
export const whatOfTrace = (deed: Deed): TraceWhat | undefined => whats[deed];

const pathOfTraces = pathTo('/dashboard/mailbox/missing', {});

const search = ({ reference, tracking }: Trace) =>
  ({
    about: reference,
    name: tracking,
    path: pathOfTraces,
    label: 'See the search',
    news: 'progress',
  }) as const;

/** What whoever misses a parcel hears of the search. */
export const traceWords: Readonly<Record<TraceWhat, (trace: Trace, now: Date) => Said>> = {
  ASKED: (trace, now) => ({
    ...search(trace),
    title: 'We are looking for your parcel',
    body:
      trace.promisedBy > now.toISOString()
        ? `You will have our answer by ${newYorkWords(trace.promisedBy)}.`
        : 'It takes us longer than we said. We will tell you as soon as we know.',
    more: [`We go from shelf to shelf and look for ${trace.tracking}. You need to do nothing until then.`],
    mail: 'progress',
  }),
  FOUND: (trace) => ({
    ...search(trace),
    title: 'We found your parcel',
    body: 'It is on our shelf, and in your mailbox now.',
    path: trace.parcel === undefined ? pathOfTraces : pathOfParcel(trace.parcel),
    label: 'Open the parcel',
  }),
  NOT_HERE: (trace) => ({
    ...search(trace),
    title: 'Your parcel is not here',
    body: trace.answer?.text ?? 'We looked through every shelf for it.',
    more: [
      'Show this to the store or the carrier, and ask for a photo or a signature of the delivery. Most stores send it again or pay you back.',
    ],
  }),
};
