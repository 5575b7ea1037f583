import { deadlineWords } from '#domain/departures/slots/flight-made-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { lineWords } from '#domain/kernel/line-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { ourInstantWords } from '#domain/kernel/short-times.ts';
import { acceptStep, bookStep, flightIfBooked } from '#domain/quotes/answer-step.ts';
import { isInAccount } from '#domain/quotes/in-account.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { requestInWords } from '#domain/quotes/quote-words.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { wayWords } from '#domain/shipments/caller/said.ts';
import type { Letter, LetterFact } from '../../runtime/letters/letter.ts';
import type { QuotedFlight } from '../pricing/quoted-flight.ts';

/** A letter about a quote. Its link is added when it is sent, for it may be a secret. */
export type QuoteLetter = Omit<Letter, 'action'> & { readonly label: string };

const until = ({ expiresAt = '' }: Quote): string => ourInstantWords(expiresAt);

/** Below each letter to a guest: what to do if it was not asked for. An account has asked for it. */
const closing = (quote: Quote): Pick<QuoteLetter, 'note'> =>
  !isInAccount(quote)
    ? {
        note: 'You did not ask for a quote? Then someone gave your address by mistake, and you can ignore this e-mail.',
      }
    : {};

/** What the quote is for, and its number. */
const factsOf = ({ request, reference }: Quote): readonly LetterFact[] => [
  { label: 'Goods', value: requestInWords(request) },
  { label: 'Reference', value: reference },
];

/** None repeats a text that a stranger has typed: otherwise anybody could use us to send any text to anybody. */
const letter = (
  quote: Quote,
  brand: Brand,
  { subject, ...said }: Omit<QuoteLetter, 'note' | 'replyTo'>,
): QuoteLetter => ({
  facts: factsOf(quote),
  ...said,
  subject: `${subject}, ${quote.reference}`,
  ...closing(quote),
  about: `the reference ${quote.reference}`,
  replyTo: brand.email,
});

/** The price, its charges, until when it can be accepted, and the flight. */
export const priceLetter = (quote: Quote, brand: Brand, { coming, made }: QuotedFlight): QuoteLetter => {
  const { offer, request } = quote;
  const { title, line } = acceptStep(quote);
  const byHand = offer.byHand ? ['Our desk has looked at what you send and set this price.'] : [];
  return letter(quote, brand, {
    subject: `Your quote: ${requestInWords(request)}, ${dollars(offer.total)}`,
    heading: `${dollars(offer.total)} to ${destinations[request.to].country}`,
    paragraphs: [
      quote.how === undefined
        ? `This is your quote for ${requestInWords(request)}.`
        : `You asked us ${wayWords[quote.how]}. This is your quote for ${requestInWords(request)}.`,
      ...byHand,
    ],
    todo: {
      title,
      lines: [line],
      by: until(quote),
      after: [`Book it. ${flightIfBooked(made)} ${deadlineWords(coming, made)}`],
    },
    table: {
      title: 'What it costs',
      columns: ['', 'U.S. dollars'],
      rows: [...offer.lines.map((line) => [...lineWords(line)]), ['Total', dollars(offer.total)]],
    },
    label: 'Open the quote',
  });
};

/** Somebody must look at it first. */
export const waitingLetter = (quote: Quote, brand: Brand): QuoteLetter =>
  letter(quote, brand, {
    subject: 'We are working on your quote',
    heading: 'We are working on your quote',
    paragraphs: [
      `You asked for a quote for ${requestInWords(quote.request)}. A piece is large or heavy, so someone at our desk checks it and sets the price.`,
      'We send the price to this e-mail address.',
    ],
    label: 'Open the quote',
  });

/** It is agreed. */
export const acceptedLetter = (quote: Quote, brand: Brand): QuoteLetter => {
  const { title, line, act, actOfGuest } = bookStep(quote);
  return letter(quote, brand, {
    subject: `Accepted, not booked yet: ${requestInWords(quote.request)}`,
    heading: `You accepted ${dollars(quote.offer.total)} for ${requestInWords(quote.request)}`,
    paragraphs: [line],
    todo: { title, lines: ['Tell us who receives it and what is inside.'] },
    facts: [...factsOf(quote), { label: 'Total', value: dollars(quote.offer.total) }],
    label: isInAccount(quote) ? act : actOfGuest,
  });
};

/** We cannot take it. The reason is written by our desk. */
export const refusedLetter = (quote: Quote, brand: Brand, reason: string): QuoteLetter =>
  letter(quote, brand, {
    subject: 'We cannot take this shipment',
    heading: 'We cannot take this shipment',
    paragraphs: [`We looked at your request for ${requestInWords(quote.request)}.`, ...reason.split('\n')],
    label: 'Open the quote',
  });

/** Nobody answered in time. */
export const expiredLetter = (quote: Quote, brand: Brand): QuoteLetter =>
  letter(quote, brand, {
    subject: 'Your quote has expired',
    heading: 'Your quote has expired',
    paragraphs: [
      `Your quote for ${requestInWords(quote.request)}, ${dollars(quote.offer.total)}, could be accepted until ${until(quote)}.`,
      'Open it to ask for a new price with one press.',
    ],
    label: 'Get a new price',
  });

/** A reply of our desk. */
export const replyLetter = (quote: Quote, brand: Brand, text: string): QuoteLetter =>
  letter(quote, brand, {
    subject: 'Our reply about your quote',
    heading: 'Our reply about your quote',
    paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
    label: 'Open the quote',
  });
