import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { refusedWords } from '#domain/parcels/alerts/refused-words.ts';
import type { EventOf } from '#events/envelope.ts';
import type { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import { carrierName } from './arrived.ts';
import { pathOfMailbox, type Said } from './letter.ts';

type What = EventOf<typeof PreAlertChangedV1>['data']['what'];

const nameOf = ({ declaration: { store }, carrier }: PreAlert): string =>
  store === undefined ? `parcel by ${carrierName(carrier)}` : `parcel from ${store}`;

/** What who announced a parcel hears of it; undefined for what they did themselves, and for its arrival, which has a letter of its own. */
export const alertWords = (what: What, alert: PreAlert): Said | undefined => {
  const { tracking, carrier, refused, expiresAt } = alert;
  const where = { about: tracking, path: pathOfMailbox, news: 'tasks' } as const;
  if (what === 'refused-at-door') {
    const refusal = refusedWords(refused?.because);
    return {
      ...where,
      title: `We could not take your ${nameOf(alert)}`,
      body: `${carrierName(carrier)} had to take ${tracking} back. ${refusal.why}`,
      more: [refusal.next],
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
