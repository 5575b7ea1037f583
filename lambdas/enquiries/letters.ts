import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import type { MessageWay } from '#domain/enquiries/ways.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { AnnouncedLetter } from '../runtime/announcement.ts';
import type { LetterFact } from '../runtime/letters/letter.ts';
import { worded } from '../runtime/worded.ts';

/** An enquiry with the message of its sender. */
export interface Received extends Enquiry {
  readonly message: string;
}

/** What the sender is told of an answer. `message` is empty for what we wrote first. */
export interface Answered extends Pick<Received, 'reference' | 'email' | 'message' | 'number'> {
  readonly answer: string;
  /** Of what we wrote first. */
  readonly subject?: string | undefined;
  readonly way: MessageWay;
  /** E.164, for an answer on WhatsApp. */
  readonly phone?: string | undefined;
}

/** Path of the staff screen for one enquiry. */
const staffPath = (reference: string): string => pathTo('/staff/enquiries/:reference', { reference });

const lines = (text: string): readonly string[] => text.split('\n');
const openingHours = ({ hours }: Brand): string =>
  [...hours.map(({ days, hours: open }) => `${days}: ${open}`), OUR_TIME].join('\n');

const factsOf = (received: Received): readonly LetterFact[] => {
  const facts: Readonly<Record<string, string | undefined>> = {
    Name: received.name,
    'E-mail': received.email || undefined,
    Phone: received.phone,
    'Mailbox or tracking number': received.number,
    Account: received.userId !== undefined && received.kind !== 'whatsapp' ? 'Signed in' : undefined,
    'Written on': received.kind === 'whatsapp' ? 'WhatsApp' : received.page,
  };
  return Object.entries(facts).flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
};

/** Sends staff the whole enquiry. A reply to the letter goes to the sender. The subject contains no text of strangers. */
export const staffLetter = (received: Received, brand: Brand): AnnouncedLetter => ({
  recipient: 'desk',
  to: brand.staffEmail,
  subject: `${received.reference}: ${enquiryTopics[received.topic]}`,
  heading: `Enquiry ${received.reference}`,
  paragraphs: [
    received.kind === 'whatsapp'
      ? 'Someone wrote to us on WhatsApp.'
      : `Someone wrote to us about: ${enquiryTopics[received.topic]}.`,
  ],
  block: lines(received.message),
  facts: factsOf(received),
  action: { label: 'Open the enquiry', path: staffPath(received.reference) },
  ...(received.kind === 'whatsapp'
    ? { note: 'Answer in the enquiry: a reply to this e-mail does not reach WhatsApp.' }
    : {
        note: 'Answer in the enquiry, so that everybody sees it is done. A reply to this e-mail goes to the sender and leaves the enquiry open.',
        replyTo: received.email,
      }),
});

/**
 * Acknowledges an enquiry to the sender. It repeats no text of the sender, not even the name: otherwise anybody could
 * use us to send any text to a stranger.
 */
export const acknowledgement = ({ reference, email }: Received, brand: Brand): AnnouncedLetter => {
  const { opening, ...words } = worded('enquiryReceived', { reference });
  return {
    recipient: 'sender',
    to: email,
    ...words,
    heading: 'We have your message',
    paragraphs: [opening, 'We read your message and answer to this e-mail address.'],
    facts: [
      { label: 'Reference', value: reference },
      { label: 'Open', value: openingHours(brand) },
    ],
    about: `the reference ${reference}`,
    note: 'You did not write to us? Then someone gave your address by mistake, and you can ignore this e-mail.',
    replyTo: brand.email,
  };
};

/** Sends what staff wrote: an answer with the original message, or a letter of our own. */
export const answerLetter = (
  { reference, email, answer, message, subject, number }: Answered,
  brand: Brand,
): AnnouncedLetter => ({
  recipient: 'sender',
  to: email,
  subject: subject ?? `Our answer to your message ${reference}`,
  heading: subject ?? 'Our answer to your message',
  paragraphs: lines(answer).filter((line) => line.trim() !== ''),
  ...(subject === undefined ? { block: ['You wrote:', '', ...lines(message)] } : {}),
  ...(subject !== undefined && number !== undefined ? { facts: [{ label: 'About', value: number }] } : {}),
  about: `the reference ${reference}`,
  replyTo: brand.email,
});
