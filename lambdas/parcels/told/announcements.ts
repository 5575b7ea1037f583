import { pathTo } from '#domain/kernel/paths.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleParcel, samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import type { EventOf } from '#events/envelope.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { ParcelReceivedV1 } from '#events/parcels/parcel-received.v1.ts';
import { ParcelTraceChangedV1 } from '#events/parcels/parcel-trace-changed.v1.ts';
import { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import { type AnnouncementPart, announceFacts, type Facts } from '../../runtime/announcement.ts';
import { parcelReader } from '../parcel-reader.ts';
import { alertStore } from '../store/alert-store.ts';
import { traceStore } from '../store/traces/trace-store.ts';
import { toOwner } from './mailbox/to-owner.ts';
import { arrivedWords } from './words/arrived.ts';
import { settledBy } from './words/asked.ts';
import { alertWords, whatOfAlert } from './words/pre-alert-words.ts';
import { goneWords, stepOf, stepWords } from './words/step-words.ts';
import { traceWords, whatOfTrace } from './words/trace-words.ts';

type Changed = EventOf<typeof ParcelChangedV1>['data'];

/** Whoever is named in the examples of the events. */
const sampleOf: Parcel = { ...sampleParcel, ownerId: 'sample-user' };

/** One of which everything can be told. */
const sampleWithSteps: Parcel = {
  ...sampleOf,
  declaration: {
    ...sampleParcel.declaration,
    invoice: { state: 'REJECTED', reason: 'The photo is too dark to read the prices.' },
  },
  looked: {
    verdict: 'MAY_NOT_FLY',
    note: 'A power bank lies in the box. It may not fly as cargo.',
    by: 'desk-1',
    at: sampleParcel.receivedAt,
  },
  back: { fee: 500, askedAt: sampleParcel.receivedAt, receipt: '8e2f6a1c-4b7d-4d3e-9f5a-0c1b2d3e4f52' },
};

/** The parcel as it is when the line is written: what is in it is in no event. */
const parcelLike = (sample: Parcel): Facts<{ readonly data: { readonly code: string } }, Parcel> => ({
  table: 'PARCELS_TABLE',
  read: ({ data: { code } }, client, table) => parcelReader(client, table).find(code),
  sample,
});

/** The number, the store and why it was refused are in the pre-alert alone. */
const preAlert: Facts<EventOf<typeof PreAlertChangedV1>, PreAlert> = {
  table: 'PARCELS_TABLE',
  read: ({ data: { id } }, client, table) => alertStore(client, table).find(id),
  sample: {
    ...samplePreAlert,
    ownerId: 'sample-user',
    refused: { at: samplePreAlert.changedAt, because: 'US_MAIL' },
  },
};

/** The search as it is when the line is written, and when that is: what was promised and answered is in no event. */
const trace: Facts<EventOf<typeof ParcelTraceChangedV1>, { readonly known: Trace; readonly now: Date }> = {
  table: 'PARCELS_TABLE',
  read: async ({ data: { reference } }, client, table, { now }) => {
    const known = await traceStore(client, table).find(reference);
    return known && { known, now };
  },
  sample: {
    known: {
      ...sampleTrace,
      ownerId: 'sample-user',
      parcel: sampleParcel.code,
      answer: {
        text: 'We looked through every shelf. The photo of the carrier shows the door of a neighbor.',
        by: 'desk-1',
        at: sampleTrace.createdAt,
      },
    },
    now: new Date(sampleTrace.createdAt),
  },
};

/** Tells its owner that a parcel came, as long as it is theirs. What is only sent on by mail is not here for them. */
const arrival = (
  {
    time,
    data: { ownerId, by },
  }: {
    readonly time: string;
    readonly data: { readonly ownerId?: string | undefined; readonly by: string };
  },
  now: Parcel,
): readonly AnnouncementPart[] =>
  ownerId === undefined || ownerId !== now.ownerId || now.back !== undefined
    ? []
    : [toOwner(ownerId, arrivedWords(now, { now: new Date(time) }), { what: 'ARRIVED', part: now.code, by })];

/** A parcel that is somebody's from now on. A search has an answer of its own; a whole mailbox that was moved has a letter of its own. */
const assignment = (event: EventOf<typeof ParcelChangedV1>, now: Parcel): readonly AnnouncementPart[] => {
  const { what, by } = event.data;
  return what.includes('assigned') && by !== 'system' && now.matchedBy !== 'TRACE' ? arrival(event, now) : [];
};

const step = ({ what: deeds, ownerId, by }: Changed, now: Parcel): readonly AnnouncementPart[] => {
  const what = stepOf(deeds, now);
  return what === undefined || ownerId === undefined || ownerId !== now.ownerId
    ? []
    : [toOwner(ownerId, stepWords[what](now), { what, part: now.code, by })];
};

const departure = ({ before: { ownerId }, by, code }: Changed): readonly AnnouncementPart[] =>
  ownerId === undefined || ownerId === by || by === 'system'
    ? []
    : [toOwner(ownerId, goneWords(code), { what: 'GONE', part: code, by })];

const desk: AnnouncementPart = {
  tallies: [
    {
      audience: 'desk',
      one: '1 parcel handed back as someone else’s',
      many: '{count} parcels handed back as someone else’s',
      link: pathTo('/staff/parcels', {}),
    },
  ],
};

/** Owners hear of what others do with their parcels, and of what they need to do. What waits for the desk are tasks. */
export const announcements = [
  announceFacts(ParcelReceivedV1, parcelLike(sampleOf), arrival),
  announceFacts(ParcelChangedV1, parcelLike(sampleWithSteps), (event, now) => [
    ...(event.data.what.includes('not-mine') ? [desk] : []),
    ...step(event.data, now),
    ...settledBy(event.data.what, event.data, now),
    ...assignment(event, now),
    ...departure(event.data),
  ]),
  announceFacts(PreAlertChangedV1, preAlert, ({ data: { id, ownerId, what: deed, by } }, alert) => {
    const what = whatOfAlert(deed);
    return what === undefined ? [] : [toOwner(ownerId, alertWords[what](alert), { what, part: id, by })];
  }),
  announceFacts(ParcelTraceChangedV1, trace, ({ data }, { known, now }) => {
    const { reference, ownerId, what: deed, by } = data;
    const what = whatOfTrace(deed);
    // An event may come late: a search that has ended meanwhile waits for nothing.
    if (what === 'ASKED' && known.state !== 'OPEN') return [];
    const said = what && traceWords[what](known, now);
    return what === undefined || said === undefined
      ? []
      : [toOwner(ownerId, said, { what, part: reference, by })];
  }),
];
