import { pathTo } from '#domain/kernel/paths.ts';
import type { Wording } from '#domain/notifications/letter-words.ts';
import { defaultWording } from '#domain/notifications/wording.ts';
import type { AnnouncedLetter } from '../../../runtime/announcement.ts';
import type { Letter } from '../../../runtime/letters/letter.ts';
import { writeLetter } from '../../../runtime/letters/write-letter.ts';
import type { WriteSamples } from '../../../runtime/sample-letter.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { letterOf } from '../mail/announced-letter.ts';
import type { SendOnce } from '../send-once.ts';
import type { SentMessage } from './message-store.ts';
import type { SendOutcome } from './sender.ts';

interface Deps {
  readonly send: SendOnce;
  readonly emailOf: (userId: string) => Promise<string>;
  readonly readSetting: ReadSetting;
  readonly siteUrl: string;
}

type Failed = Omit<SentMessage, 'status'>;

/** Why it is a letter: the network lost the message, the provider did not take it, or does not take its template now. */
type Why = 'lost' | Extract<SendOutcome, { readonly refused: string }>['refused'];

const notArrived =
  'We sent you this on WhatsApp first, and it did not arrive. Check your number and your choices in your account.';
const notes: Readonly<Record<Why, string>> = {
  lost: notArrived,
  message: notArrived,
  template: 'You chose WhatsApp for this. It cannot be sent there at the moment, so we write to you instead.',
};

/** A letter as it is kept with a message, until that has arrived: without photos, for nobody reads them then. */
export const kept = ({ photos: _, ...letter }: AnnouncedLetter): string => JSON.stringify(letter);

/** The same letter as e-mail brings it, with why it comes. */
const letterNow = (
  letter: AnnouncedLetter,
  why: Why,
  { siteUrl, wording }: { readonly siteUrl: string; readonly wording: Wording },
): Letter => {
  const worded = letterOf(letter, siteUrl, wording);
  return { ...worded, note: [worded.note, notes[why]].filter((text) => text !== undefined).join(' ') };
};

/** The letters in place of a WhatsApp message, by their ids: one that did not arrive, and one that cannot be sent there. */
export const lettersInstead = (
  letter: AnnouncedLetter,
  at: { readonly siteUrl: string; readonly wording: Wording },
): readonly { readonly id: string; readonly letter: Letter }[] => [
  { id: 'lost', letter: letterNow(letter, 'lost', at) },
  { id: 'unapproved', letter: letterNow(letter, 'template', at) },
];

const NUMBER = '7K3M9-Q2X4T-C';
const page = pathTo('/dashboard/shipments/:number', { number: NUMBER });

/** A letter about goods at the counter. */
const sampleOf = (title: string, why: string, todo: string): AnnouncedLetter => ({
  recipient: 'customer',
  to: { userId: 'sample-person' },
  kind: 'progress',
  subject: title,
  heading: title,
  paragraphs: [why, 'Storage is free until Tue, Dec 8.'],
  todo: {
    title: todo,
    place: { name: 'Sample counter', lines: ['18 Sample Wharf Street, Georgetown'] },
    action: { label: 'Get the code or the page', path: page },
  },
  facts: [
    { label: 'For', value: 'Marva Sample' },
    { label: 'What', value: 'Barrel and 2 boxes' },
    { label: 'To', value: 'Georgetown' },
    { label: 'Tracking number', value: NUMBER },
  ],
  about: NUMBER,
});

const samples = {
  lost: sampleOf(
    'Ready to collect in Georgetown: Marva’s barrel and 2 boxes',
    'Marva needs to bring a photo ID, the six-digit code and the TIN. The code is on the receiver’s page.',
    'Send Marva the code to collect it',
  ),
  template: sampleOf(
    'Code locked: Marva’s barrel and 2 boxes',
    'Someone typed five wrong codes at the counter, so the old code does not work any more.',
    'Send Marva a new code to collect it',
  ),
} as const;

/** Each with a sample, for admins. The catalogue of letters has those of every message. */
export const sampleMailInstead: WriteSamples = ({ email: replyTo }, siteUrl) =>
  (['lost', 'template'] as const).map((why) => ({
    id: `whatsapp-${why === 'lost' ? why : 'unapproved'}`,
    recipient: 'customer',
    letter: letterNow({ ...samples[why], replyTo }, why, { siteUrl, wording: defaultWording }),
  }));

/** Says by e-mail, once, what a WhatsApp message could not. Nothing is sent when an e-mail of the same event says it. */
export const mailInstead =
  ({ send, emailOf, readSetting, siteUrl }: Deps) =>
  async (failed: Failed, why: Why): Promise<void> => {
    if (failed.instead === undefined) return;
    const [brand, wording, to] = await Promise.all([
      readSetting('brand'),
      readSetting('wording'),
      emailOf(failed.userId),
    ]);
    const letter: AnnouncedLetter = JSON.parse(failed.instead);
    const written = writeLetter(letterNow(letter, why, { siteUrl, wording }), brand);
    await send(failed.cause, 'customer#email-instead', to, written);
  };

export type MailInstead = ReturnType<typeof mailInstead>;
