import { pathTo } from '#domain/kernel/paths.ts';
import { isInAccount } from '#domain/quotes/in-account.ts';
import type { Quote, QuoteEntry, WholeQuote } from '#domain/quotes/quote.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { SendMail } from '../../notifications/index.ts';
import { sendOnce, sentStore } from '../../notifications/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { writeLetter } from '../../runtime/letters/write-letter.ts';
import { newLinkSecret } from '../../runtime/secrets/link-secret.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { settingsReader } from '../../settings/index.ts';
import { type QuotedFlight, quotedFlight } from '../pricing/quoted-flight.ts';
import { quoteLinks } from '../store/quote-links.ts';
import { quoteStore } from '../store/quote-store.ts';
import {
  acceptedLetter,
  expiredLetter,
  priceLetter,
  type QuoteLetter,
  refusedLetter,
  replyLetter,
  waitingLetter,
} from './letters.ts';

export const variables = {
  QUOTES_TABLE: required,
  SETTINGS_TABLE: required,
  DEPARTURES_TABLE: required,
  BOOKINGS_TABLE: required,
  SITE_URL: required,
};

interface LetterDependencies extends Pick<SharedDependencies, 'client' | 'clock' | 'log'> {
  /** Undefined in a stage that sends no mail yet. */
  readonly sendMail: SendMail | undefined;
}

/** An event of a quote, as far as its letter needs it. */
interface Happened {
  readonly id: string;
  readonly subject: string;
}

/** The letter for something that happened; undefined when the customer need not hear of it. */
export type WriteAbout = (found: WholeQuote, brand: Brand, flight: QuotedFlight) => QuoteLetter | undefined;

const lastText = (history: readonly QuoteEntry[], what: QuoteEntry['what']): string =>
  history.findLast((entry) => entry.what === what)?.text ?? '';

/** What is written about each event. A letter that came true no more, for example of a price that was changed again, is left out. */
export const letterAbout = {
  requested: (({ quote }, brand) =>
    quote.status === 'DRAFT' ? waitingLetter(quote, brand) : undefined) satisfies WriteAbout,
  sent:
    (offer: number): WriteAbout =>
    ({ quote }, brand, flight) =>
      quote.offer.number === offer ? priceLetter(quote, brand, flight) : undefined,
  accepted: (({ quote }, brand) => acceptedLetter(quote, brand)) satisfies WriteAbout,
  declined:
    (byDesk: boolean): WriteAbout =>
    ({ quote, history }, brand) =>
      byDesk ? refusedLetter(quote, brand, lastText(history, 'declined')) : undefined,
  expired: (({ quote }, brand) =>
    quote.replacedBy === undefined ? expiredLetter(quote, brand) : undefined) satisfies WriteAbout,
  changed:
    (what: string, entry: string): WriteAbout =>
    ({ quote, history }, brand) => {
      const text = history.find(({ id }) => id === entry)?.text;
      return what === 'reply' && text !== undefined ? replyLetter(quote, brand, text) : undefined;
    },
};

/**
 * Writes to the customer of a quote, once however often the event arrives. An owner gets a link to the account. A guest gets a
 * link with a new secret, which is nowhere but in the letter.
 */
export const letterWriter = (
  env: EnvOf<typeof variables>,
  { client, clock, log, sendMail }: LetterDependencies,
) => {
  const quotes = quoteStore(client, env.QUOTES_TABLE);
  const links = quoteLinks(client, env.QUOTES_TABLE, newLinkSecret);
  const send = sendOnce({ sent: sentStore(client, env.QUOTES_TABLE), sendMail, clock, log });
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });

  const readFlight = quotedFlight(client, env, readSetting);

  const pathOf = async (quote: Quote): Promise<string> =>
    isInAccount(quote)
      ? pathTo('/dashboard/quotes/:reference', { reference: quote.reference })
      : `${pathTo('/dashboard/open-quote', {})}#${await links.make(quote.reference, clock())}`;

  return async (event: Happened, about: WriteAbout): Promise<void> => {
    const found = await quotes.find(event.subject);
    if (!found) throw new Error('The quote of an event was not found.');
    // Somebody without an e-mail address has heard it from our desk.
    if (found.quote.email === '') return;
    const [brand, flight] = await Promise.all([readSetting('brand'), readFlight(found.quote, clock())]);
    const written = about(found, brand, flight);
    if (!written) return;
    const { label, ...letter } = written;
    const url = `${env.SITE_URL}${await pathOf(found.quote)}`;
    await send(
      event.id,
      'customer#email',
      found.quote.email,
      writeLetter({ ...letter, action: { label, url } }, brand),
    );
  };
};
