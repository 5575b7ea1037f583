import { pathTo } from '#domain/kernel/paths.ts';
import { type TemplateName, textOf } from '#domain/notifications/whatsapp/templates.ts';
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

const labels: Readonly<Record<TemplateName, string>> = {
  shipment_news: 'Open the shipment',
  other_news: 'Open it in your account',
};

const letterOf = (
  { template, values, path }: Pick<Failed, 'template' | 'values' | 'path'>,
  why: Why,
  siteUrl: string,
  brand: Brand,
): Letter => ({
  subject: `${values[1]}: ${values[0]}`,
  heading: values[1] ?? '',
  paragraphs: textOf({ template, values }).split('\n').slice(0, -1),
  action: { label: labels[template], url: `${siteUrl}${path}` },
  note: notes[why],
  replyTo: brand.email,
});

/** The letters for a WhatsApp message that did not arrive and for one that cannot be sent there, with a sample message. */
export const sampleMailInstead: WriteSamples = (brand, siteUrl) => {
  const number = '7K3M9-Q2X4T-C';
  const path = pathTo('/dashboard/shipments/:number', { number });
  const link = `${siteUrl}${path}`;
  const letterFor = (why: Why, title: string, detail: string) =>
    letterOf({ template: 'shipment_news', values: [number, title, detail, link], path }, why, siteUrl, brand);
  const lost = letterFor('lost', 'Ready to collect', 'Your shipment can be collected.');
  const unapproved = letterFor('template', 'On its way', 'Your shipment is on its flight.');
  const code = 'PCL-7K3M9Q2X';
  const ofParcel: Parameters<typeof letterOf>[0] = {
    template: 'other_news',
    values: [code, 'Your Sample Store parcel is here', 'UPS brought it.', link],
    path: pathTo('/dashboard/mailbox/:code', { code }),
  };
  return [
    { id: 'whatsapp-lost', recipient: 'customer', letter: lost },
    { id: 'whatsapp-lost-parcel', recipient: 'customer', letter: letterOf(ofParcel, 'lost', siteUrl, brand) },
    { id: 'whatsapp-unapproved', recipient: 'customer', letter: unapproved },
  ];
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
