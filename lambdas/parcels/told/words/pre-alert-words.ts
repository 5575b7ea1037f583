import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { refusedWords } from '#domain/parcels/alerts/refused-words.ts';
import type { EventOf } from '#events/envelope.ts';
import type { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import type { MailboxWhat } from '../mailbox/whats.ts';
import { carrierName, parcelFrom } from './names.ts';
import { pathOfMailbox, type Said } from './said.ts';

export type AlertWhat = Extract<MailboxWhat, 'REFUSED_AT_DOOR' | 'ENDS_SOON' | 'EXPIRED'>;
type Deed = EventOf<typeof PreAlertChangedV1>['data']['what'];

const whats: Partial<Readonly<Record<Deed, AlertWhat>>> = {
  'refused-at-door': 'REFUSED_AT_DOOR',
  'ends-soon': 'ENDS_SOON',
  expired: 'EXPIRED',
};

/** What happened to a pre-alert, of which its owner hears; undefined for what they did themselves, and for its arrival, which is the parcel's. */
export const whatOfAlert = (deed: Deed): AlertWhat | undefined => whats[deed];

const nameOf = ({ declaration: { store }, carrier }: PreAlert): string =>
  store === undefined ? `parcel by ${carrierName(carrier)}` : parcelFrom(store);

const where = ({ tracking }: PreAlert) =>
  ({ about: tracking, name: tracking, path: pathOfMailbox, news: 'tasks' }) as const;

/** What who announced a parcel hears of it. */
export const alertWords: Readonly<Record<AlertWhat, (alert: PreAlert) => Said>> = {
  REFUSED_AT_DOOR: (alert) => {
    const { why, next } = refusedWords(alert.refused?.because);
    return {
      ...where(alert),
      title: `We could not take your ${nameOf(alert)}`,
      body: `${carrierName(alert.carrier)} had to take ${alert.tracking} back. ${why}`,
      more: [next],
    };
  },
  ENDS_SOON: (alert) => ({
    ...where(alert),
    title: `Your ${nameOf(alert)} has not come yet`,
    body: `We wait for ${alert.tracking} until ${dayWords(newYorkDay(new Date(alert.expiresAt)))}.`,
    more: [
      'Ask the store or the carrier where it is. If the order was canceled, take the announcement back.',
    ],
    mail: 'tasks',
  }),
  EXPIRED: (alert) => ({
    ...where(alert),
    title: `We no longer wait for your ${nameOf(alert)}`,
    body: `${alert.tracking} did not come within 60 days.`,
    more: ['If it still comes, announce it again: then we know at once that it is yours.'],
    mail: 'progress',
  }),
};
