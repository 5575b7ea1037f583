import { quietUntil } from '#domain/notifications/whatsapp/quiet-hours.ts';
import { fillIn } from '#domain/notifications/whatsapp/templates.ts';
import type { AnnouncedText } from '../../runtime/announcement.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Log } from '../../runtime/logger.ts';
import { claimToSend } from '../send-once.ts';
import type { SentStore } from '../sent-store.ts';
import type { ConsentStore } from './consent-store.ts';
import type { MailInstead } from './mail-instead.ts';
import type { MessageStore } from './message-store.ts';
import type { SendWhatsApp } from './sender.ts';
import type { WaitingStore } from './waiting-store.ts';

interface Deps {
  /** Undefined in a stage that sends no WhatsApp messages. */
  readonly sendWhatsApp: SendWhatsApp | undefined;
  readonly consents: Pick<ConsentStore, 'find'>;
  readonly messages: Pick<MessageStore, 'note'>;
  readonly sent: SentStore;
  readonly mailInstead: MailInstead;
  readonly waiting: Pick<WaitingStore, 'keep'>;
  /** True where no phone wakes anybody: messages are sent at night as well. */
  readonly atNight: boolean;
  /** The phone number of an account as E.164; null when there is none. */
  readonly phoneOf: (userId: string) => Promise<string | null>;
  readonly hashOf: (phone: string) => Promise<string>;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** Sends the text of one cause. `mailed` is true when an e-mail of the same event says the same. */
export type SendText = (cause: string, text: AnnouncedText, mailed: boolean) => Promise<void>;

/**
 * Sends a WhatsApp message once to somebody who agreed to this kind of news at their present number. Nobody else gets one. In the
 * quiet hours of that number it is kept for the morning, and everything is looked at again then. When a
 * worker dies after the provider took the message and before that is noted, the message is sent again: the provider has no
 * idempotency key. The claim counts it and the log says so.
 */
export const sendText = ({ sendWhatsApp, consents, messages, phoneOf, hashOf, ...deps }: Deps): SendText => {
  /** The number that may be messaged; undefined when there is none. */
  const numberFor = async ({ to: { userId }, kind }: AnnouncedText): Promise<string | undefined> => {
    const consent = await consents.find(userId);
    if (!consent?.on || !consent.kinds.includes(kind)) return undefined;
    const phone = await phoneOf(userId);
    return phone && (await hashOf(phone)) === consent.phone_hash ? phone : undefined;
  };
  return async (cause, text, mailed) => {
    const phone = sendWhatsApp && (await numberFor(text));
    if (!sendWhatsApp || !phone) return;
    const until = deps.atNight ? undefined : quietUntil(phone, deps.clock());
    if (until) return deps.waiting.keep({ cause, mailed, text }, until);
    const recipient = `${text.recipient}#whatsapp`;
    if (!(await claimToSend(deps, cause, recipient))) return;
    const { path, template } = text;
    const message = fillIn(template, { ...text.fields, link: `${deps.siteUrl}${path}` });
    const noted = { cause, userId: text.to.userId, template, values: [...message.values], path };
    const messageId = await sendWhatsApp(phone, message);
    if (messageId) await messages.note(messageId, { ...noted, mailInstead: !mailed }, deps.clock());
    else await deps.mailInstead({ ...noted, mailInstead: !mailed });
    await deps.sent.confirm(cause, recipient);
  };
};
