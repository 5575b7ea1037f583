import type * as z from 'zod/mini';
import { instantWords } from '#domain/kernel/short-times.ts';
import {
  asksToStop,
  type Contact,
  receivedReply,
  stoppedReply,
  unshownReply,
} from '#domain/notifications/whatsapp/replies.ts';
import type { TakeMessage, Taken } from '../../../../enquiries/index.ts';
import type { Clock } from '../../../../runtime/clock.ts';
import type { Log } from '../../../../runtime/logger.ts';
import type { ReadSetting } from '../../../../settings/index.ts';
import { claimToSend } from '../../send-once.ts';
import type { SentStore } from '../../sent-store.ts';
import type { ConsentStore } from '../consent-store.ts';
import type { SendFreeText } from '../sender.ts';
import type { FetchMedia } from './fetch-media.ts';
import { type Answer, answersIn, type Inbound } from './inbound.ts';

interface Deps {
  readonly consents: Pick<ConsentStore, 'find' | 'save' | 'whoAgreedFor'>;
  readonly sent: SentStore;
  /** Undefined in a stage that sends no WhatsApp messages. A STOP is heard all the same. */
  readonly sendReply: SendFreeText | undefined;
  /** Fetches what came with a message, once. Undefined in a stage that has no number on WhatsApp. */
  readonly fetchMedia: FetchMedia | undefined;
  /** Takes what somebody wrote to where the desk reads it, once. Answers by when we promise an answer; nothing for spam. */
  readonly take: TakeMessage;
  /** Nobody writes to a number any more, which asked for that at an instant. */
  readonly endTalk: (phone: string, at: Date) => Promise<void>;
  readonly hashOf: (phone: string) => Promise<string>;
  readonly readSetting: ReadSetting;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Hears what people write to our number. STOP ends the messages of every account that agreed for this number, at once; an answer says so.
 * Anything else is taken to where the desk reads it, and gets an answer that says by when we answer. Each is said once a day to a
 * number, so that two machines never talk to each other. What came with messages is fetched when all of them were heard: the notice comes
 * again until it is there.
 */
export const hearReplies = ({ consents, sent, sendReply, take, endTalk, hashOf, ...deps }: Deps) => {
  const { fetchMedia, readSetting, siteUrl, clock, log } = deps;

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

  const say = async (
    phone: string,
    { what, words }: { readonly what: string; readonly words: (contact: Contact) => string },
  ): Promise<void> => {
    if (!sendReply) return;
    const cause = `REPLY#${await hashOf(phone)}#${clock().toISOString().slice(0, 10)}`;
    const recipient = `${what}#whatsapp`;
    if (!(await claimToSend({ sent, clock, log }, cause, recipient))) return;
    const { name, email, phone: ours } = await readSetting('brand');
    // An answer that the provider refuses is left out: the person is heard all the same.
    await sendReply(phone, words({ name, email, phone: ours.display }));
    await sent.confirm(cause, recipient);
  };

  const hearStop = async ({ phone, writtenAt }: Answer): Promise<void> => {
    const phoneHash = await hashOf(phone);
    for (const userId of await consents.whoAgreedFor(phoneHash)) await stop(userId, phoneHash, writtenAt);
    await endTalk(phone, writtenAt);
    const page = `${siteUrl}/customer/notifications`;
    await say(phone, { what: 'stopped', words: (contact) => stoppedReply(contact, page) });
  };

  /** Hears one answer. Answers what has to be fetched for it. */
  const hear = async (answer: Answer): Promise<Taken['media']> => {
    const { phone, text, unshown } = answer;
    if (asksToStop(text)) {
      await hearStop(answer);
      return undefined;
    }
    const media = fetchMedia && answer.media;
    const words = unshown === undefined ? text : `[${unshown}] ${text}`.trim();
    const taken = await take({ ...answer, text: words, media });
    if (taken === undefined) return undefined;
    const by = instantWords(new Date(taken.answerBy));
    await say(phone, { what: 'received', words: (contact) => receivedReply(contact, by) });
    if (unshown !== undefined && media === undefined)
      await say(phone, { what: 'unshown', words: unshownReply });
    return taken.media;
  };

  return async (notice: z.infer<typeof Inbound>): Promise<void> => {
    const toFetch: NonNullable<Taken['media']>[] = [];
    for (const answer of answersIn(notice)) {
      const media = await hear(answer);
      if (media !== undefined) toFetch.push(media);
    }
    for (const media of toFetch) await fetchMedia?.(media);
  };
};
