import { isEnquiryTopic } from './topics.ts';

/** A longer text was not written by our calculator. */
const LONGEST_TEXT = 900;
const CALCULATOR = /^\/shipping-calculator\?[\w=&.%+-]{1,1600}$/;

/** What a link to the contact form fills in, as far as it can be trusted. */
export interface FilledIn {
  /** Empty when the link names none. */
  readonly topic: string;
  /** Empty when the link has none. */
  readonly message: string;
}

/**
 * Reads the query of the contact form. Anybody can write such a link, so a message is taken only if it is short, names no
 * other page, and belongs to a price of our calculator; the address of that page is put together here.
 */
export const readContactLink = (get: (name: string) => string | null, origin: string): FilledIn => {
  const topic = get('about') ?? get('topic') ?? '';
  const text = (get('text') ?? '').trim();
  const price = get('price') ?? '';
  const isOurs =
    text !== '' && text.length <= LONGEST_TEXT && !/:\/\/|www\./i.test(text) && CALCULATOR.test(price);
  return { topic: isEnquiryTopic(topic) ? topic : '', message: isOurs ? `${text}\n${origin}${price}` : '' };
};
