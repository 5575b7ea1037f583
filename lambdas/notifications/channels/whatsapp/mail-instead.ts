import { pathTo } from '#domain/kernel/paths.ts';
import { textOf } from '#domain/notifications/whatsapp/templates.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Letter } from '../../../runtime/letters/letter.ts';
import { writeLetter } from '../../../runtime/letters/write-letter.ts';
import type { WriteSamples } from '../../../runtime/sample-letter.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { SendOnce } from '../send-once.ts';
import type { SentMessage } from './message-store.ts';

interface Deps {
  readonly send: SendOnce;
  readonly emailOf: (userId: string) => Promise<string>;
  readonly readSetting: ReadSetting;
  readonly siteUrl: string;
}

type Failed = Omit<SentMessage, 'status'>;

const letterOf = (
  { template, values, path }: Pick<Failed, 'template' | 'values' | 'path'>,
  siteUrl: string,
  brand: Brand,
): Letter => ({
  subject: `${values[1]}: ${values[0]}`,
  heading: values[1] ?? '',
  paragraphs: textOf({ template, values }).split('\n').slice(0, -1),
  action: { label: 'Open the shipment', url: `${siteUrl}${path}` },
  note: 'We sent you this on WhatsApp first, and it did not arrive. Check your number and your choices in your account.',
  replyTo: brand.email,
});

/** The letter for a WhatsApp message that did not arrive, with a sample message. */
export const sampleMailInstead: WriteSamples = (brand, siteUrl) => {
  const number = '7K3M9-Q2X4T-C';
  const path = pathTo('/dashboard/shipments/:number', { number });
  const values = [number, 'Ready to collect', 'Your shipment can be collected.', `${siteUrl}${path}`];
  const letter = letterOf({ template: 'shipment_news', values, path }, siteUrl, brand);
  return [{ id: 'whatsapp-lost', recipient: 'customer', letter }];
};

/** Says by e-mail, once, what a WhatsApp message could not. Nothing is sent when an e-mail of the same event says it. */
export const mailInstead =
  ({ send, emailOf, readSetting, siteUrl }: Deps) =>
  async (failed: Failed): Promise<void> => {
    if (!failed.mailInstead) return;
    const [brand, to] = await Promise.all([readSetting('brand'), emailOf(failed.userId)]);
    const letter = writeLetter(letterOf(failed, siteUrl, brand), brand);
    await send(failed.cause, 'customer#email-instead', to, letter);
  };

export type MailInstead = ReturnType<typeof mailInstead>;
