import { fillIn, type WhatsAppMessage } from '#domain/notifications/whatsapp/templates.ts';
import type { AnnouncedNews, NewsToSend } from '../../../runtime/announcement.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Log } from '../../../runtime/logger.ts';
import { claimToSend } from '../send-once.ts';
import type { SentStore } from '../sent-store.ts';
import type { ConsentStore } from './consent-store.ts';
import { kept, type MailInstead } from './mail-instead.ts';
import type { MessageStore } from './message-store.ts';
import type { SendWhatsApp } from './sender.ts';

interface Deps {
  /** Undefined in a stage that sends no WhatsApp messages. */
  readonly sendWhatsApp: SendWhatsApp | undefined;
  readonly consents: Pick<ConsentStore, 'find'>;
  readonly messages: Pick<MessageStore, 'note'>;
  readonly sent: SentStore;
  readonly mailInstead: MailInstead;
  /** The phone number of an account as E.164; null when there is none. */
  readonly phoneOf: (userId: string) => Promise<string | null>;
  readonly hashOf: (phone: string) => Promise<string>;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

export interface SendText {
  /** Whether somebody agreed to this kind of news, at their present number. */
  readonly mayGet: (news: AnnouncedNews) => Promise<boolean>;
  /** Sends the news of one cause. `alsoTold` says whether another channel tells the same. */
  readonly send: (cause: string, news: NewsToSend, alsoTold: () => Promise<boolean>) => Promise<void>;
}

/** News as a WhatsApp message. */
export const messageOf = (
  { template = 'shipment_news', fields, path }: AnnouncedNews,
  siteUrl: string,
): WhatsAppMessage => fillIn(template, { ...fields, link: `${siteUrl}${path}` });

/**
 * Sends a WhatsApp message once to somebody who agreed to this kind of news at their present number. Nobody else gets one. Whoever sends
 * has waited for the morning. When a worker dies after the provider took the message and before that is noted, the message is sent again:
 * the provider has no idempotency key. The claim counts it and the log says so.
 */
export const sendText = ({ sendWhatsApp, consents, messages, phoneOf, hashOf, ...deps }: Deps): SendText => {
  /** The number that may be messaged; undefined when there is none. */
  const numberFor = async ({ to: { userId }, kind }: AnnouncedNews): Promise<string | undefined> => {
    const consent = await consents.find(userId);
    if (!consent?.on || !consent.kinds.includes(kind)) return undefined;
    const phone = await phoneOf(userId);
    return phone && (await hashOf(phone)) === consent.phone_hash ? phone : undefined;
  };
  const send: SendText['send'] = async (cause, news, alsoTold) => {
    const phone = sendWhatsApp && (await numberFor(news));
    if (!sendWhatsApp || !phone) return;
    const mailed = await alsoTold();
    const recipient = `${news.recipient}#whatsapp`;
    if (!(await claimToSend(deps, cause, recipient))) return;
    const { path } = news;
    const message = messageOf(news, deps.siteUrl);
    const noted = {
      cause,
      userId: news.to.userId,
      template: message.template,
      values: [...message.values],
      path,
      ...(mailed ? {} : { instead: kept(news.letter) }),
    };
    const outcome = await sendWhatsApp(phone, message);
    if ('messageId' in outcome) await messages.note(outcome.messageId, noted, deps.clock());
    else await deps.mailInstead(noted, outcome.refused);
    await deps.sent.confirm(cause, recipient);
  };
  return {
    mayGet: async (news) => sendWhatsApp !== undefined && (await numberFor(news)) !== undefined,
    send,
  };
};
