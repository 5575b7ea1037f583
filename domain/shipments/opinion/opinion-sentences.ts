import { destinations } from '../../kernel/destinations.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords, ourInstantWords } from '../../kernel/short-times.ts';
import type { Shipment } from '../shipment.ts';
import { kindsWords } from '../tracking/piece-titles.ts';
import type { Mark } from './mark.ts';
import { changedUntil, type Opinion } from './opinion.ts';

/** `2 barrels to Georgetown, handed over on Fri, Nov 27`. */
export const whatWords = ({
  pieces,
  to,
  closedAt = '',
}: Pick<Shipment, 'pieces' | 'to' | 'closedAt'>): string => {
  const flown = pieces.filter(({ state }) => state !== 'CANCELLED');
  return `${kindsWords(flown)} to ${destinations[to].city}, handed over on ${dayWords(newYorkDay(new Date(closedAt)))}`;
};

const thanks: Readonly<Record<Mark, string>> = {
  GOOD: 'Thank you. We are glad it went well.',
  FAIR: 'Thank you.',
  BAD: 'We are sorry.',
};

/** How we come back to a sender, whose account may have no phone number. */
const comeBack = ({ phone }: Pick<Shipment['shipper'], 'phone'>, by: string): string =>
  phone === undefined
    ? `We will write to you by ${by}, at the e-mail address in your account.`
    : `We will call you by ${by}, at the number in your account.`;

/** What somebody reads who has answered. Whoever has told us why is not asked again, and nobody is once nothing can be added. */
export const thanksWords = (
  opinion: Opinion,
  { shipper }: { readonly shipper: Pick<Shipment['shipper'], 'phone'> },
  now: Date,
): string => {
  const { mark, words, promisedBy, answered } = opinion;
  if (mark === 'FAIR' && words === undefined && now < changedUntil(opinion))
    return `${thanks.FAIR} Tell us what we can do better.`;
  if (mark !== 'BAD' || answered !== undefined || promisedBy === undefined) return thanks[mark];
  return promisedBy <= now.toISOString()
    ? `${thanks.BAD} You should have heard from us by now. If you have not, please call us.`
    : `${thanks.BAD} ${comeBack(shipper, ourInstantWords(promisedBy))}`;
};
