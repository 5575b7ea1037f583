import { type Enquiry, excerptOf, type MessageMedia, type ThreadEntry } from '#domain/enquiries/enquiry.ts';
import { answerBy } from '#domain/enquiries/tasks.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { EnquiryContinuedV1 } from '#events/enquiries/enquiry-continued.v1.ts';
import { compose } from '#events/envelope.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { receivedEvent } from '../received-event.ts';
import type { EnquiryInbox } from '../store/enquiry-inbox.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { Talk, TalkStore } from '../store/talk-store.ts';

/** A message from WhatsApp. */
export interface Heard {
  /** Meta's id: the same message that comes again has the same. */
  readonly id: string;
  /** E.164. */
  readonly phone: string;
  readonly text: string;
  /** The photo or PDF that it came with, when it can be fetched. */
  readonly media?: Pick<MessageMedia, 'id' | 'contentType'> | undefined;
  readonly writtenAt: Date;
}

/** What became of a message. */
export interface Taken {
  /** By when we promise an answer, ISO 8601 UTC. */
  readonly answerBy: string;
  /** What came with it, and has to be fetched, with the conversation that it belongs to. */
  readonly media?: MessageMedia & Pick<Enquiry, 'reference' | 'userId'>;
}

/** Somebody whose number it is. */
interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface TakeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly talks: TalkStore;
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly inbox: Pick<EnquiryInbox, 'submitted'>;
  /** Everybody who has a number in E.164, each once. */
  readonly ownersOf: (phone: string) => Promise<readonly Owner[]>;
  readonly newReference: () => string;
}

/** A conversation that has rested for so long is over: what comes then is another one. */
const RESTS_DAYS = 30;
const DAY_MS = 86_400_000;

const isOver = ({ changedAt }: Enquiry, now: Date): boolean =>
  now.getTime() - Date.parse(changedAt) > RESTS_DAYS * DAY_MS;

/** Whose conversation it is: one person's, that of several who have the number, or nobody's whom we know. */
const senderOf = (
  phone: string,
  owners: readonly Owner[],
): Pick<Enquiry, 'name' | 'email' | 'userId' | 'people'> => {
  const [owner, ...others] = owners;
  if (owner === undefined) return { name: readableE164(phone), email: '' };
  if (others.length > 0) return { name: readableE164(phone), email: '', people: owners.map(({ id }) => id) };
  return { name: owner.name, email: owner.email, userId: owner.id };
};

const begun = async (
  { ownersOf, newReference }: TakeDeps,
  { phone, text }: Heard,
  at: string,
): Promise<Enquiry> => ({
  reference: newReference(),
  kind: 'whatsapp',
  topic: 'other',
  status: 'NEW',
  ...senderOf(phone, await ownersOf(phone)),
  phone,
  excerpt: excerptOf(text),
  page: '',
  receivedAt: at,
  changedAt: at,
  version: 1,
});

/** The conversation with one more message. Whatever we had answered or closed waits for us again. */
const continued = (enquiry: Enquiry, text: string, at: string): Enquiry => {
  const next = { ...enquiry, changedAt: at, version: enquiry.version + 1 };
  return enquiry.status === 'ANSWERED' || enquiry.status === 'CLOSED'
    ? { ...next, status: 'NEW', againAt: at, excerpt: excerptOf(text) }
    : next;
};

/** The event of a message: the first of a conversation, or one more. */
const eventOf = (
  enquiry: Enquiry,
  {
    isFirst,
    ...origin
  }: { readonly isFirst: boolean } & Pick<TakeDeps, 'newId'> & {
      readonly correlationId: string;
    },
) => {
  if (isFirst) return receivedEvent(enquiry, origin);
  const { reference, userId, version, changedAt: at } = enquiry;
  const data = { reference, ...(userId === undefined ? {} : { userId }), continuedAt: at };
  return compose(EnquiryContinuedV1, { subject: reference, version, at, data }, origin);
};

/** The message in the thread. */
const entryOf = (enquiry: Enquiry, { text, media }: Heard, newId: TakeDeps['newId']): ThreadEntry => ({
  id: newId(),
  at: enquiry.changedAt,
  what: 'message',
  by: 'sender',
  text,
  way: 'whatsapp',
  ...(media === undefined ? {} : { media: { ...media, file: newId() } }),
  ...(enquiry.version === 1 ? {} : { status: enquiry.status }),
});

const takenAs = (enquiry: Enquiry, media: MessageMedia | undefined): Taken | undefined => {
  if (enquiry.status === 'SPAM') return undefined;
  const { reference, userId } = enquiry;
  const by = { answerBy: answerBy(enquiry) };
  return media === undefined ? by : { ...by, media: { ...media, reference, userId } };
};

/**
 * Takes what somebody wrote on WhatsApp, once however often it comes: into the conversation that goes on with this number, or a new one.
 * Answers by when we answer and what is to be fetched, or nothing for a conversation that was marked as spam.
 * @throws when others kept writing, or the outcome is unknown. It is then safe to take it again.
 */
export const takeMessage =
  (deps: TakeDeps) =>
  (heard: Heard): Promise<Taken | undefined> => {
    const { talks, enquiries, inbox, clock, newId } = deps;
    const submission = `whatsapp:${heard.id}`;
    const correlationId = newId();
    const going = async (talk: Talk | undefined, now: Date): Promise<Enquiry | undefined> => {
      const found = talk && (await enquiries.find(talk.reference));
      return found && !isOver(found.enquiry, now) ? found.enquiry : undefined;
    };
    return untilWritten(`What ${heard.id} says`, async () => {
      const known = await inbox.submitted(submission);
      if (known !== undefined) {
        const before = await enquiries.find(known);
        const media = before?.thread.find((entry) => entry.media?.id === heard.media?.id)?.media;
        return before && takenAs(before.enquiry, media);
      }
      const now = clock();
      const at = now.toISOString();
      const talk = await talks.find(heard.phone);
      const before = await going(talk, now);
      const enquiry = before === undefined ? await begun(deps, heard, at) : continued(before, heard.text, at);
      const isSpam = enquiry.status === 'SPAM';
      const entry = entryOf(enquiry, heard, newId);
      const outcome = await talks.write({
        before,
        enquiry,
        entry,
        event: isSpam ? undefined : eventOf(enquiry, { isFirst: before === undefined, newId, correlationId }),
        submission,
        heard: { phone: heard.phone, at: heard.writtenAt.toISOString(), talk },
      });
      return outcome === 'written' ? takenAs(enquiry, entry.media) : again;
    });
  };
