import { isEnquiryTopic } from './topics.ts';

/** A longer text was not written by our calculator. */
const LONGEST_TEXT = 900;
/** A tracking number as our links have it. Nothing else can be said with it. */
const TRACKING_NUMBER = /^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]$/;
const CALCULATOR = /^\/shipping-calculator\?[\w=&.%+-]{1,1600}$/;

/** What a link to the contact form fills in, as far as it can be trusted. */
export interface FilledIn {
  /** Empty when the link names none. */
  readonly topic: string;
  /** Empty when the link has none. */
  readonly message: string;
}

/** The text that belongs to a price of our calculator, with the address of that page, which is put together here. */
const pricedMessage = (get: (name: string) => string | null, origin: string): string => {
  const text = (get('text') ?? '').trim();
  const price = get('price') ?? '';
  const isOurs =
    text !== '' && text.length <= LONGEST_TEXT && !/:\/\/|www\./i.test(text) && CALCULATOR.test(price);
  return isOurs ? `${text}\n${origin}${price}` : '';
};

/**
 * Reads the query of the contact form. Anybody can write such a link, so a message is taken only if it is short, names no
 * other page, and belongs to a price of our calculator. Of a shipment its number alone is taken.
 */
export const readContactLink = (get: (name: string) => string | null, origin: string): FilledIn => {
  const topic = get('about') ?? get('topic') ?? '';
  const shipment = get('shipment') ?? '';
  const message = TRACKING_NUMBER.test(shipment) ? `Shipment ${shipment}: ` : pricedMessage(get, origin);
  return { topic: isEnquiryTopic(topic) ? topic : '', message };
};
