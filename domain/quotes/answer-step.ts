import { filingMayCome } from '../carriage/export-filing.ts';
import type { FlightMade } from '../departures/slots/flight-made.ts';
import { flightWords } from '../departures/slots/flight-made-words.ts';
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

/** As much of a quote as says its sum, and what may come on top of it. */
interface Priced {
  readonly offer: Pick<Quote['offer'], 'total' | 'filing'>;
}

const plus = ({ filing }: Priced['offer']): string =>
  filing === undefined ? '' : ` ${filingMayCome(filing)}`;

/** What its customer does with a price that can be accepted, as letter and page say it. */
export const acceptStep = ({ offer }: Priced) => ({
  title: 'Accept your quote',
  line: `Accept in time, and your price stays ${dollars(offer.total)} for the sizes and weights you gave.${plus(offer)}`,
});

/** What its customer does with a price that they accepted. It has no end of its own (decision 0051), so no day is named. */
export const bookStep = ({ offer }: Priced) => ({
  title: `Book it when you are ready: your price stays ${dollars(offer.total)}`,
  line: `The price is for the sizes and weights you gave.${plus(offer)} Nothing is on a flight yet.`,
  /** The button of a customer with an account. It names no sum to which something may come. */
  act: offer.filing === undefined ? `Book it for ${dollars(offer.total)}` : 'Book it',
  /** That of a guest, who needs an account for it. */
  actOfGuest: 'Sign up free and book it',
});

/** The flight of a quote. It is no deadline of the price: that of the flight is said after it. */
export const flightIfBooked = (made: Pick<FlightMade, 'flight'>): string =>
  `If you book now, it flies ${flightWords(made)}.`;
