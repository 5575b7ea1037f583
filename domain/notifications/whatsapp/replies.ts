import { OUR_TIME } from '../../kernel/new-york.ts';

/** What people write who want no more messages, as carriers and Meta know it. */
const stopWords = new Set([
  'stop',
  'stop all',
  'stopall',
  'stop messages',
  'please stop',
  'unsubscribe',
  'end',
  'quit',
  'cancel',
  'opt out',
  'optout',
]);

/** True when an answer asks for no more messages, in upper or lower case, with or without a mark behind it. */
export const asksToStop = (answer: string): boolean =>
  stopWords.has(
    answer
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  );

/** Where the business can be reached, as people read it. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** What a person reads who ended the messages by an answer. */
export const stoppedReply = ({ name }: Contact, page: string): string =>
  `You get no more WhatsApp messages from ${name}. If you change your mind, turn them on at ${page}.`;

/** What a person reads who wrote anything else. `by` is when we answer at the latest, as people read it: `Mon, Nov 30, 10 AM`. */
export const receivedReply = ({ name, phone }: Contact, by: string): string =>
  `Thank you. ${name} has your message and answers by ${by} (${OUR_TIME}). In a hurry? Call ${phone}. Answer STOP to end these messages.`;

/** What a person reads who sent what we cannot show, such as a voice message. */
export const unshownReply = ({ phone }: Contact): string =>
  `We received something that we cannot open here. Please write it as text, or call ${phone}.`;
