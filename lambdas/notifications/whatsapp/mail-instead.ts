import { textOf } from '#domain/notifications/whatsapp/templates.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { writeLetter } from '../../runtime/letter.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { SendOnce } from '../send-once.ts';
import type { SentMessage } from './message-store.ts';

interface Deps {
  readonly send: SendOnce;
  readonly emailOf: (userId: string) => Promise<string>;
  readonly readSetting: ReadSetting;
  readonly siteUrl: string;
}

type Failed = Omit<SentMessage, 'status'>;

const letterOf = ({ template, values, path }: Failed, siteUrl: string, brand: Brand) =>
  writeLetter(
    {
      subject: `${values[1]}: ${values[0]}`,
      heading: values[1] ?? '',
      paragraphs: textOf({ template, values }).split('\n').slice(0, -1),
      action: { label: 'Open the shipment', url: `${siteUrl}${path}` },
      note: 'We sent you this on WhatsApp first, and it did not arrive. Check your number and your choices in your account.',
      replyTo: brand.email,
    },
    brand,
  );

/** Says by e-mail, once, what a WhatsApp message could not. Nothing is sent when an e-mail of the same event says it. */
export const mailInstead =
  ({ send, emailOf, readSetting, siteUrl }: Deps) =>
  async (failed: Failed): Promise<void> => {
    if (!failed.mailInstead) return;
    const [brand, to] = await Promise.all([readSetting('brand'), emailOf(failed.userId)]);
    await send(failed.cause, 'customer#email-instead', to, letterOf(failed, siteUrl, brand));
  };

export type MailInstead = ReturnType<typeof mailInstead>;
