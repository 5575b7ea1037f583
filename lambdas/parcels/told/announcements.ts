import { pathTo } from '#domain/kernel/paths.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { carrierNames } from '#domain/parcels/tracking/forms.ts';
import type { EventOf } from '#events/envelope.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { ParcelNewsV1 } from '#events/parcels/parcel-news.v1.ts';
import { ParcelTraceChangedV1 } from '#events/parcels/parcel-trace-changed.v1.ts';
import { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import { type AnnouncementPart, announce, announceFacts, type Facts } from '../../runtime/announcement.ts';
import { parcelReader } from '../parcel-reader.ts';
import { pathOfMailbox, pathOfParcel, type Said, toOwner } from './letter.ts';

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
};

/** The parcel as it is when the messages are sent: what is in it is in no event. */
const parcel: Facts<{ readonly data: { readonly code: string } }, Parcel> = {
  table: 'PARCELS_TABLE',
  read: ({ data: { code } }, client, table) => parcelReader(client, table).find(code),
  sample: sampleOf,
};

/** The parcels of one letter that are still of whom it goes to. */
const parcels: Facts<EventOf<typeof ParcelNewsV1>, readonly Parcel[]> = {
  table: 'PARCELS_TABLE',
  read: async ({ data: { ownerId, codes } }, client, table) =>
    (await parcelReader(client, table).several(codes)).filter((one) => one.ownerId === ownerId),
  sample: [sampleOf],
};

const carrierName = (carrier: string): string =>
  (carrierNames as Readonly<Record<string, string>>)[carrier] ?? 'A carrier';

/** `Sample Store, 3.2 lb, by UPS: PCL-7K3M9Q2X`. */
const lineOf = ({ code, declaration: { store }, weightLb, carrier }: Parcel): string =>
  `${store === undefined ? '' : `${store}, `}${weightLb} lb, by ${carrierName(carrier)}: ${code}`;

const arrived = (came: readonly Parcel[]): Said => {
  const [first] = came;
  const isOne = came.length === 1 && first !== undefined;
  return {
    title: isOne ? 'Your parcel is here' : `${came.length} parcels are here for you`,
    body: isOne ? 'It is on our shelf, with a photo.' : 'They are on our shelf, each with a photo.',
    more: ['Look whether we need something from you. Then send it on.'],
    block: came.map(lineOf),
    label: isOne ? 'See the parcel' : 'See the parcels',
    about: first?.code ?? '',
    path: isOne ? pathOfParcel(first.code) : pathOfMailbox,
    news: 'progress',
    mail: 'progress',
  };
};

const aboutParcel = ({ code }: Parcel) => ({
  about: code,
  path: pathOfParcel(code),
  label: 'Open the parcel',
});

/** What an owner hears of a step that someone else made. What they did themselves they know. */
const stepWords = (what: Changed['what'], now: Parcel): Said | undefined => {
  const { invoice } = now.declaration;
  if (what.includes('invoice-rejected'))
    return {
      ...aboutParcel(now),
      title: 'We need another invoice',
      body: invoice.reason ?? 'We could not use the invoice. Please send another one.',
      more: ['The parcel stays on our shelf until then.'],
      news: 'tasks',
      mail: 'tasks',
    };
  if (what.includes('looked') && now.looked?.verdict === 'MAY_NOT_FLY')
    return {
      ...aboutParcel(now),
      title: 'Something in your parcel may not fly',
      body: now.looked.note ?? 'Something inside is not allowed on a plane.',
      more: ['Decide whether we send it back to the store or dispose of it.'],
      news: 'tasks',
    };
  if (what.includes('photos-done'))
    return {
      ...aboutParcel(now),
      title: 'The photos are ready',
      body: 'We took the photos that you asked for.',
      news: 'progress',
      mail: 'progress',
    };
  if (what.includes('returned'))
    return {
      ...aboutParcel(now),
      title: 'Your parcel is on its way back',
      body: 'The carrier has it. The receipt is with the parcel.',
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
    ...(before.ownerId === undefined || before.ownerId === by
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

const alertWords = (
  what: EventOf<typeof PreAlertChangedV1>['data']['what'],
): Omit<Said, 'about' | 'path' | 'news'> | undefined => {
  switch (what) {
    case 'refused-at-door':
      return {
        title: 'We could not take a parcel of yours',
        body: 'The carrier brought a parcel that you announced, and had to take it back. Your mailbox says why.',
      };
    case 'ends-soon':
      return {
        title: 'A parcel has not come yet',
        body: 'You announced it almost two months ago. Look whether the store has sent it.',
        mail: 'tasks',
      };
    case 'expired':
      return {
        title: 'We no longer wait for a parcel',
        body: 'It did not come within 60 days. If it still comes, we match it by its label.',
        mail: 'progress',
      };
    default:
      return undefined;
  }
};

const traceWords = {
  found: { title: 'We found your parcel', body: 'It is on our shelf, and in your mailbox now.' },
  'not-here': {
    title: 'Your parcel is not here',
    body: 'We looked for it, and wrote down what we found. Show that to the store or the carrier.',
  },
} as const;

/** Owners hear of what others do with their parcels, and of what they need to do. What waits for the desk are tasks. */
export const announcements = [
  announceFacts(ParcelNewsV1, parcels, ({ data: { ownerId } }, came, brand) =>
    came.length === 0 ? [] : [toOwner(ownerId, arrived(came), brand)],
  ),
  announceFacts(ParcelChangedV1, parcel, ({ data }, now, brand) => [
    ...(data.what.includes('not-mine') ? [desk] : []),
    ...changedParts(data, now).map(([userId, said]) => toOwner(userId, said, brand)),
  ]),
  announce(PreAlertChangedV1, ({ data: { ownerId, what } }, brand) => {
    const said = alertWords(what);
    const where = { about: 'the tracking number', path: pathOfMailbox, news: 'tasks' } as const;
    return said === undefined ? [] : [toOwner(ownerId, { ...said, ...where }, brand)];
  }),
  announce(ParcelTraceChangedV1, ({ data: { ownerId, reference, what, parcel: code } }, brand) => {
    if (what !== 'found' && what !== 'not-here') return [];
    const path = code === undefined ? pathOfMailbox : pathOfParcel(code);
    return [toOwner(ownerId, { ...traceWords[what], about: reference, path, news: 'progress' }, brand)];
  }),
];
