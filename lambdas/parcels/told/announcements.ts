import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleParcel, samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import type { EventOf } from '#events/envelope.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { ParcelNewsV1 } from '#events/parcels/parcel-news.v1.ts';
import { ParcelTraceChangedV1 } from '#events/parcels/parcel-trace-changed.v1.ts';
import { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import { type AnnouncementPart, announceFacts, type Facts } from '../../runtime/announcement.ts';
import { parcelReader } from '../parcel-reader.ts';
import { alertStore } from '../store/alert-store.ts';
import { arrived, type Came } from './arrived.ts';
import { pathOfMailbox, pathOfParcel, type Said, toOwner } from './letter.ts';
import { alertWords } from './pre-alert-words.ts';
import { trace, traceWords } from './trace-words.ts';

type Changed = EventOf<typeof ParcelChangedV1>['data'];

/** Whoever is named in the examples of the events. */
const sampleOf: Parcel = {
  ...sampleParcel,
  ownerId: 'sample-user',
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

/** The parcel as it is when the messages are sent: what is in it is in no event. */
const parcel: Facts<{ readonly data: { readonly code: string } }, Parcel> = {
  table: 'PARCELS_TABLE',
  read: ({ data: { code } }, client, table) => parcelReader(client, table).find(code),
  sample: sampleOf,
};

/** The parcels of one letter that are still of whom it goes to, in the order in which they came. */
const parcels: Facts<EventOf<typeof ParcelNewsV1>, readonly Came[]> = {
  table: 'PARCELS_TABLE',
  read: async ({ data: { ownerId, codes } }, client, table) => {
    const { several, waitingForForm } = parcelReader(client, table);
    const theirs = (await several(codes)).filter((one) => one.ownerId === ownerId);
    const waiting = await waitingForForm(theirs);
    return theirs
      .map((one) => ({ ...one, ...(waiting.has(one.code) ? { formMissing: true as const } : {}) }))
      .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
  },
  sample: [{ ...sampleParcel, ownerId: 'sample-user' }],
};

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

const aboutParcel = ({ code }: Parcel) => ({
  about: code,
  path: pathOfParcel(code),
  label: 'Open the parcel',
});

const feeWords = ({ back }: Parcel): readonly string[] =>
  back === undefined || back.fee === 0 ? [] : [`The fee of ${dollars(back.fee)} is on your invoice.`];

/** What an owner hears of a step that someone else made. What they did themselves they know. */
const stepWords = (what: Changed['what'], now: Parcel): Said | undefined => {
  const { invoice } = now.declaration;
  if (what.includes('invoice-rejected'))
    return {
      ...aboutParcel(now),
      title: 'We need another invoice',
      body: invoice.reason ?? 'We could not use the invoice. Please send another one.',
      more: ['The parcel stays on our shelf until then.'],
      label: 'Send another invoice',
      news: 'tasks',
      mail: 'tasks',
    };
  if (what.includes('looked') && now.looked?.verdict === 'MAY_NOT_FLY')
    return {
      ...aboutParcel(now),
      title: 'Something in your parcel may not fly',
      body: now.looked.note ?? 'Something inside is not allowed on a plane.',
      more: ['Decide whether we send it back to the store or dispose of it.'],
      label: 'Decide what happens',
      news: 'tasks',
    };
  if (what.includes('looked') && now.looked?.verdict === 'MAY_FLY')
    return {
      ...aboutParcel(now),
      title: 'What is inside may fly',
      body: now.looked.note ?? 'We looked at what you told us of, and it may fly.',
      more: ['Its page says whether anything else is missing, or you can send it on.'],
      news: 'progress',
      mail: 'progress',
    };
  if (what.includes('photos-done'))
    return {
      ...aboutParcel(now),
      title: 'The photos are ready',
      body: 'We took the photos that you asked for.',
      label: 'See the photos',
      news: 'progress',
      mail: 'progress',
    };
  if (what.includes('returned') && now.back?.sentOn)
    return {
      ...aboutParcel(now),
      title: 'We sent on your U.S. Mail',
      body: 'The carrier has it, to the address that you left when your mailbox was closed.',
      news: 'progress',
    };
  if (what.includes('returned'))
    return {
      ...aboutParcel(now),
      title: 'Your parcel is on its way back',
      body: `The carrier has it. ${now.back?.receipt === undefined ? 'The date is' : 'The receipt is'} on its page.`,
      more: feeWords(now),
      news: 'progress',
    };
  if (what.includes('disposed'))
    return {
      ...aboutParcel(now),
      title: 'We disposed of your parcel',
      body: now.disposal?.because ?? 'It could not be sent on.',
      news: 'progress',
    };
  return undefined;
};

/** Whoever had a parcel that is another's is told that it is gone, and nothing of whose it is. */
const goneWords = (code: string): Said => ({
  about: code,
  title: 'A parcel left your mailbox',
  body: `We had put ${code} into your mailbox by mistake. It is someone else’s, so you no longer see it.`,
  path: pathOfMailbox,
  news: 'progress',
});

const changedParts = (
  { what, by, before, ownerId, code }: Changed,
  now: Parcel,
): readonly (readonly [string, Said])[] => {
  const said = stepWords(what, now);
  return [
    ...(said !== undefined && ownerId !== undefined && ownerId === now.ownerId
      ? [[ownerId, said] as const]
      : []),
    // With a whole mailbox that was moved, its owner before has one letter of the mailbox.
    ...(before.ownerId === undefined || before.ownerId === by || by === 'system'
      ? []
      : [[before.ownerId, goneWords(code)] as const]),
  ];
};

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
  announceFacts(ParcelNewsV1, parcels, ({ data: { ownerId } }, came, brand) => {
    const said = arrived(came);
    return said === undefined ? [] : [toOwner(ownerId, said, brand)];
  }),
  announceFacts(ParcelChangedV1, parcel, ({ data }, now, brand) => [
    ...(data.what.includes('not-mine') ? [desk] : []),
    ...changedParts(data, now).map(([userId, said]) => toOwner(userId, said, brand)),
  ]),
  announceFacts(PreAlertChangedV1, preAlert, ({ data: { ownerId, what } }, alert, brand) => {
    const said = alertWords(what, alert);
    return said === undefined ? [] : [toOwner(ownerId, said, brand)];
  }),
  announceFacts(ParcelTraceChangedV1, trace, ({ data: { ownerId, what } }, now, brand) => {
    const said = traceWords(what, now);
    return said === undefined ? [] : [toOwner(ownerId, said, brand)];
  }),
];
