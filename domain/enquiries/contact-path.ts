import type { EnquiryTopic } from './topics.ts';

/** What a link to the contact form fills in: the topic, a message, and the price that it is about. */
export interface ContactLink {
  readonly topic: EnquiryTopic;
  /** A few lines without addresses of pages. */
  readonly text: string;
  /** Path of the calculator with the price. */
  readonly price: string;
}

/** The firewall refuses a query of more than 2,048 characters. */
const LONGEST_LINK = 2000;

const linkOf = ({ topic, text, price }: ContactLink): string =>
  `/contact?about=${topic}&text=${encodeURIComponent(text)}&price=${encodeURIComponent(price)}#write`;

/**
 * The path of the contact form with the fields filled in, for `readContactLink`. Of a text that is too long, the first and the
 * last line are kept. In a file of its own, so that the form does not load it.
 */
export const contactPath = (link: ContactLink): string => {
  const path = linkOf(link);
  if (path.length <= LONGEST_LINK) return path;
  const lines = link.text.split('\n');
  return linkOf({ ...link, text: [lines[0], lines.at(-1)].join('\n') });
};

/** The path of the contact form with the number of a shipment in its message, for `readContactLink`. */
export const shipmentContactPath = (number: string): string =>
  `/contact?about=other&shipment=${encodeURIComponent(number)}#write`;
