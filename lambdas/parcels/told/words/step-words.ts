import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { EventOf } from '#events/envelope.ts';
import type { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import type { StepWhat } from '../mailbox/whats.ts';
import { aboutParcel, parcelWords } from './names.ts';
import { pathOfMailbox, type Said } from './said.ts';

/** What a return costs, and where it is paid. */
const feeWords = ({ back }: Parcel): Pick<Said, 'more' | 'links'> =>
  back === undefined || back.fee === 0
    ? {}
    : {
        more: [`The fee of ${dollars(back.fee)} is on your invoice.`],
        links: [{ label: 'Open your invoices', path: pathTo('/dashboard/invoices', {}) }],
      };

const returnedWords = (now: Parcel): Said =>
  now.back?.sentOn
    ? {
        ...aboutParcel(now),
        title: 'We sent on your U.S. Mail',
        status: { words: 'Sent on', tone: 'done' },
        body: 'The carrier has it, to the address that you left when your mailbox was closed.',
        news: 'progress',
      }
    : {
        ...aboutParcel(now),
        title: `Your ${parcelWords(now)} is on its way back`,
        body: `The carrier has it. ${now.back?.receipt === undefined ? 'The date is' : 'The receipt is'} on its page.`,
        ...feeWords(now),
        news: 'progress',
      };

/** What an owner hears of a step that someone else made. What they did themselves they know; what is to do now, letters say besides. */
export const stepWords: Readonly<Record<StepWhat, (now: Parcel) => Said>> = {
  INVOICE_REJECTED: (now) => ({
    ...aboutParcel(now),
    title: `We need another invoice for your ${parcelWords(now)}`,
    body: now.declaration.invoice.reason ?? 'We could not use the invoice. Please send another one.',
    more: ['The parcel stays on our shelf until we have it.'],
    news: 'tasks',
    mail: 'tasks',
  }),
  MAY_NOT_FLY: (now) => ({
    ...aboutParcel(now),
    title: `Something in your ${parcelWords(now)} may not fly`,
    body: now.looked?.note ?? 'Something inside is not allowed on a plane.',
    news: 'tasks',
  }),
  MAY_FLY: (now) => ({
    ...aboutParcel(now),
    title: `What is in your ${parcelWords(now)} may fly`,
    body: now.looked?.note ?? 'We looked at what you told us of, and it may fly.',
    news: 'progress',
    mail: 'progress',
  }),
  PHOTOS: (now) => ({
    ...aboutParcel(now),
    title: `The photos of your ${parcelWords(now)} are ready`,
    body: 'We took the photos that you asked for.',
    label: 'See the photos',
    news: 'progress',
    mail: 'progress',
  }),
  RETURNED: returnedWords,
  DISPOSED: (now) => ({
    ...aboutParcel(now),
    title: `We disposed of your ${parcelWords(now)}`,
    body: now.disposal?.because ?? 'It could not be sent on.',
    news: 'progress',
  }),
};

type Deeds = EventOf<typeof ParcelChangedV1>['data']['what'];

/** What was done with a parcel, of which its owner hears; undefined for what they do not. */
export const stepOf = (deeds: Deeds, { looked }: Parcel): StepWhat | undefined => {
  if (deeds.includes('invoice-rejected')) return 'INVOICE_REJECTED';
  if (deeds.includes('looked') && looked !== undefined) return looked.verdict;
  if (deeds.includes('photos-done')) return 'PHOTOS';
  if (deeds.includes('returned')) return 'RETURNED';
  return deeds.includes('disposed') ? 'DISPOSED' : undefined;
};

/** Whoever had a parcel that is another's is told that it is gone, and nothing of whose it is. */
export const goneWords = (code: string): Said => ({
  about: code,
  title: 'A parcel left your mailbox',
  name: code,
  body: `We had put ${code} into your mailbox by mistake. It is someone else’s, so you no longer see it.`,
  path: pathOfMailbox,
  news: 'progress',
});
