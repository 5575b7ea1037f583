import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { EventOf } from '#events/envelope.ts';
import type { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import { carrierName } from './arrived.ts';
import { pathOfMailbox, type Said } from './letter.ts';

type What = EventOf<typeof PreAlertChangedV1>['data']['what'];

/** Why a carrier had to take it back, as who announced it reads it, and what they can do. */
const refusals: Readonly<Record<string, { readonly why: string; readonly next: string }>> = {
  US_MAIL: {
    why: 'It is U.S. Mail, and we may not take that for you without Form 1583.',
    next: 'Ask the store to send it again by UPS, FedEx or another courier, or call us about the form.',
  },
  MAILBOX_CLOSED: {
    why: 'Your mailbox is closed.',
    next: 'Tell the store where else to send it.',
  },
  MAILBOX_CLOSING: {
    why: 'Your mailbox is being closed, so we take only U.S. Mail for it.',
    next: 'Tell the store where else to send it, or call us if you want to keep the mailbox.',
  },
  MAILBOX_SUSPENDED: {
    why: 'Your mailbox is suspended.',
    next: 'Call us, so that it can be opened again before the carrier comes back.',
  },
};

const nameOf = ({ declaration: { store }, carrier }: PreAlert): string =>
  store === undefined ? `parcel by ${carrierName(carrier)}` : `parcel from ${store}`;

/** What who announced a parcel hears of it; undefined for what they did themselves, and for its arrival, which has a letter of its own. */
export const alertWords = (what: What, alert: PreAlert): Said | undefined => {
  const { tracking, carrier, refused, expiresAt } = alert;
  const where = { about: tracking, path: pathOfMailbox, news: 'tasks' } as const;
  if (what === 'refused-at-door') {
    const refusal = refusals[refused?.because ?? ''];
    return {
      ...where,
      title: `We could not take your ${nameOf(alert)}`,
      body: `${carrierName(carrier)} had to take ${tracking} back. ${refusal?.why ?? 'We were not able to take it.'}`,
      more: [refusal?.next ?? 'Call us, and we tell you what to do.'],
    };
  }
  if (what === 'ends-soon')
    return {
      ...where,
      title: `Your ${nameOf(alert)} has not come yet`,
      body: `We wait for ${tracking} until ${dayWords(newYorkDay(new Date(expiresAt)))}.`,
      more: [
        'Look with the store or the carrier where it is. If the order was canceled, take the announcement back.',
      ],
      mail: 'tasks',
    };
  if (what === 'expired')
    return {
      ...where,
      title: `We no longer wait for your ${nameOf(alert)}`,
      body: `${tracking} did not come within 60 days.`,
      more: ['If it still comes, announce it again: then we know at once that it is yours.'],
      mail: 'progress',
    };
  return undefined;
};
