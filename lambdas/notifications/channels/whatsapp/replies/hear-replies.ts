import type * as z from 'zod/mini';
import { asksToStop, stoppedReply, unreadReply } from '#domain/notifications/whatsapp/replies.ts';
import type { Clock } from '../../../../runtime/clock.ts';
import type { Log } from '../../../../runtime/logger.ts';
import type { ReadSetting } from '../../../../settings/index.ts';
import { claimToSend } from '../../send-once.ts';
import type { SentStore } from '../../sent-store.ts';
import type { ConsentStore } from '../consent-store.ts';
import type { SendReply } from '../sender.ts';
import { type Answer, answersIn, type Inbound } from './inbound.ts';

interface Deps {
  readonly consents: Pick<ConsentStore, 'find' | 'save' | 'whoAgreedFor'>;
  readonly sent: SentStore;
  /** Undefined in a stage that sends no WhatsApp messages. A STOP is heard all the same. */
  readonly sendReply: SendReply | undefined;
  readonly hashOf: (phone: string) => Promise<string>;
  readonly readSetting: ReadSetting;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Hears what people answer. STOP ends the messages of every account that agreed for this number, at once; an answer says so. Anything
 * else gets an answer that says who reads. Each of the two is said once a day to a number, so that two machines never talk to
 * each other.
 */
export const hearReplies = ({ consents, sent, sendReply, hashOf, ...deps }: Deps) => {
  const { readSetting, siteUrl, clock, log } = deps;

  /** Ends it for one account. A consent that was given after the answer was written holds. */
  const stop = async (userId: string, phoneHash: string, writtenAt: Date): Promise<void> => {
    const consent = await consents.find(userId);
    if (!consent?.on || consent.phone_hash !== phoneHash) return;
    // The answer's time has whole seconds only.
    if (Date.parse(consent.at) >= writtenAt.getTime() + 1000) return;
    const { version, kinds, text, phone_end } = consent;
    const ended = { version: version + 1, on: false, kinds, text, phone_hash: '', phone_end };
    const saved = await consents.save(userId, { ...ended, at: clock().toISOString(), how: 'reply' });
    if (!saved) throw new Error('The consent changed at this moment. The answer will be heard again.');
  };

  const say = async (phone: string, phoneHash: string, stops: boolean): Promise<void> => {
    if (!sendReply) return;
    const cause = `REPLY#${phoneHash}#${clock().toISOString().slice(0, 10)}`;
    const recipient = stops ? 'stopped#whatsapp' : 'unread#whatsapp';
    if (!(await claimToSend({ sent, clock, log }, cause, recipient))) return;
    const brand = await readSetting('brand');
    const contact = { name: brand.name, email: brand.email, phone: brand.phone.display };
    const page = `${siteUrl}/customer/notifications`;
    await sendReply(phone, stops ? stoppedReply(contact, page) : unreadReply(contact));
    await sent.confirm(cause, recipient);
  };

  const hear = async ({ phone, text, writtenAt }: Answer): Promise<void> => {
    const phoneHash = await hashOf(phone);
    const stops = asksToStop(text);
    if (stops)
      for (const userId of await consents.whoAgreedFor(phoneHash)) await stop(userId, phoneHash, writtenAt);
    await say(phone, phoneHash, stops);
  };

  return async (notice: z.infer<typeof Inbound>): Promise<void> => {
    for (const answer of answersIn(notice)) await hear(answer);
  };
};
