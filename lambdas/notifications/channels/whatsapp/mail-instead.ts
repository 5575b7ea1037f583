import { pathTo } from '#domain/kernel/paths.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Letter } from '../../../runtime/letters/letter.ts';
import { writeLetter } from '../../../runtime/letters/write-letter.ts';
import type { WriteSamples } from '../../../runtime/sample-letter.ts';
import type { ReadSetting } from '../../../settings/index.ts';
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

/** News of a shipment may lead to its booking. */
const labelOf = (path: string): string =>
  path.startsWith('/dashboard/shipments/') ? 'Open the shipment' : 'Open it in your account';

const letterOf = (
  { values: [number = '', title = '', detail = ''], path }: Pick<Failed, 'values' | 'path'>,
  why: Why,
  siteUrl: string,
  brand: Brand,
): Letter => ({
  subject: `${title} (${number})`,
  heading: title,
  paragraphs: [detail],
  action: { label: labelOf(path), url: `${siteUrl}${path}` },
  note: notes[why],
  about: number,
  replyTo: brand.email,
});

/** The letters in place of a WhatsApp message, by their ids: one that did not arrive, and one that cannot be sent there. */
export const lettersInstead = (
  message: Pick<Failed, 'values' | 'path'>,
  siteUrl: string,
  brand: Brand,
): readonly { readonly id: string; readonly letter: Letter }[] => [
  { id: 'lost', letter: letterOf(message, 'lost', siteUrl, brand) },
  { id: 'unapproved', letter: letterOf(message, 'template', siteUrl, brand) },
];

/** Each with a sample message, for admins. The catalogue of letters has those of every message. */
export const sampleMailInstead: WriteSamples = (brand, siteUrl) => {
  const number = '7K3M9-Q2X4T-C';
  const code = 'PCL-7K3M9Q2X';
  const ready = {
    values: [
      number,
      'Ready to collect in Georgetown: Marva’s barrel and 2 boxes',
      'Marva needs the six-digit code, or the receiver’s page, which has one of its own.',
    ],
    path: pathTo('/dashboard/shipments/:number', { number }),
  };
  const arrived = {
    values: [code, 'Your Sample Store parcel is here', 'UPS brought it.'],
    path: pathTo('/dashboard/mailbox/:code', { code }),
  };
  const letters = {
    lost: letterOf(ready, 'lost', siteUrl, brand),
    unapproved: letterOf(arrived, 'template', siteUrl, brand),
  };
  return Object.entries(letters).map(([id, letter]) => ({
    id: `whatsapp-${id}`,
    recipient: 'customer',
    letter,
  }));
};

/** Says by e-mail, once, what a WhatsApp message could not. Nothing is sent when an e-mail of the same event says it. */
export const mailInstead =
  ({ send, emailOf, readSetting, siteUrl }: Deps) =>
  async (failed: Failed, why: Why): Promise<void> => {
    if (!failed.mailInstead) return;
    const [brand, to] = await Promise.all([readSetting('brand'), emailOf(failed.userId)]);
    const letter = writeLetter(letterOf(failed, why, siteUrl, brand), brand);
    await send(failed.cause, 'customer#email-instead', to, letter);
  };

export type MailInstead = ReturnType<typeof mailInstead>;
