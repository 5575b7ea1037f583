import { dollars } from '../kernel/money.ts';
import { newYorkDay } from '../kernel/new-york.ts';
import { dayWords } from '../kernel/short-times.ts';
import { isOpen, statusAt } from './lifecycle.ts';
import type { Quote } from './quote.ts';

/** What somebody has to do about a quote: to say yes or no while its price holds. Undefined when there is nothing to answer. */
export const answerStep = (
  { status, expiresAt, offer }: Pick<Quote, 'status' | 'expiresAt' | 'offer'>,
  now: Date,
): { readonly title: string; readonly by?: string } | undefined => {
  if (!isOpen(statusAt({ status, expiresAt }, now))) return undefined;
  const title = `Answer the quote of ${dollars(offer.total)}`;
  return expiresAt === undefined
    ? { title }
    : { title: `${title} by ${dayWords(newYorkDay(new Date(expiresAt)))}`, by: expiresAt };
};
