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
interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** What a person reads who ended the messages by an answer. */
export const stoppedReply = ({ name }: Contact, page: string): string =>
  `You get no more WhatsApp messages from ${name}. If you change your mind, turn them on at ${page}.`;

/** What a person reads who answered anything else. Nobody reads the answers, so it says who does. */
export const unreadReply = ({ name, phone, email }: Contact): string =>
  `This number only sends news, and nobody reads the answers here. Write to ${name} at ${email} or call ${phone}. Answer STOP to end these messages.`;
