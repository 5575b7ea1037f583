import { destinations } from '../../kernel/destinations.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords, instantWords } from '../../kernel/short-times.ts';
import type { Shipment } from '../shipment.ts';
import { kindsWords } from '../tracking/piece-titles.ts';
import type { Mark } from './mark.ts';
import type { Opinion } from './opinion.ts';

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
  FAIR: 'Thank you. Tell us what we can do better.',
  BAD: 'We are sorry.',
};

/** What somebody reads who has answered. */
export const thanksWords = ({ mark, promisedBy, answered }: Opinion, now: Date): string => {
  if (mark !== 'BAD' || answered !== undefined || promisedBy === undefined) return thanks[mark];
  if (promisedBy <= now.toISOString())
    return `${thanks.BAD} We should have called you by now. If nobody has, please call us.`;
  return `${thanks.BAD} We will call you by ${instantWords(new Date(promisedBy))} (New York time), at the number in your account.`;
};
