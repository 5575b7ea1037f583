import { dollars } from '../kernel/money.ts';
import { newYorkWords } from '../kernel/new-york-words.ts';
import type { Brand } from '../settings/brand.ts';
import type { Quote } from './quote.ts';
import { requestInWords } from './quote-words.ts';

/** What our desk reads to somebody about a quote that they can accept, or sends them as a message. */
export const quoteToReadOut = (
  { reference, request, offer, expiresAt = '' }: Pick<Quote, 'reference' | 'request' | 'offer' | 'expiresAt'>,
  { name, phone }: Pick<Brand, 'name' | 'phone'>,
): string =>
  `${name} quote ${reference}: ${requestInWords(request)} costs ${dollars(offer.total)} in all. The price holds until ${newYorkWords(expiresAt)}. To book it, call ${phone.display} and give the number ${reference}.`;
