import { type EnquiryTopic, isEnquiryTopic } from './topics.ts';

/** What a link to the contact form fills in: the topic, a message, and the price that it is about. */
export interface ContactLink {
  readonly topic: EnquiryTopic;
  /** A few lines without addresses of pages. */
  readonly text: string;
  /** Path of the calculator with the price. */
  readonly price: string;
}

/** A longer text was not written by our calculator. */
const LONGEST_TEXT = 900;
/** The firewall refuses a query of more than 2,048 characters. */
const LONGEST_LINK = 2000;
const CALCULATOR = /^\/shipping-calculator\?[\w=&.%+-]{1,1600}$/;

const linkOf = ({ topic, text, price }: ContactLink): string =>
  `/contact?about=${topic}&text=${encodeURIComponent(text)}&price=${encodeURIComponent(price)}#write`;

/** The path of the contact form with the fields filled in. Of a text that is too long, the first and the last line are kept. */
export const contactPath = (link: ContactLink): string => {
  const path = linkOf(link);
  if (path.length <= LONGEST_LINK) return path;
  const lines = link.text.split('\n');
  return linkOf({ ...link, text: [lines[0], lines.at(-1)].join('\n') });
};

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
