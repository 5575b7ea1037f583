import type { AnyEvent } from '#events/envelope.ts';
import type {
  AnnouncedLetter,
  AnnouncedText,
  Announcement,
  AnnouncementPart,
  Messages,
  RateCap,
} from '../runtime/announcement.ts';
import type { Clock } from '../runtime/clock.ts';
import { writeLetter } from '../runtime/letter.ts';
import type { ReadSetting } from '../settings/index.ts';
import { letterOf } from './announced-letter.ts';
import type { MailChoiceStore } from './mail/mail-choice-store.ts';
import type { NotificationStore } from './notification-store.ts';
import type { RateCaps } from './rate-cap.ts';
import type { SendOnce } from './send-once.ts';
import type { SendText } from './whatsapp/send-text.ts';

export interface DeliverDeps {
  readonly notifications: Pick<NotificationStore, 'addLine' | 'addToTally'>;
  readonly send: SendOnce;
  readonly mailChoices: Pick<MailChoiceStore, 'find'>;
  readonly sendText: SendText;
  readonly rateCaps: RateCaps;
  /** The e-mail address of an account; empty when there is none any more. */
  readonly emailOf: (userId: string) => Promise<string>;
  /** Keyed hash of an e-mail address. */
  readonly hashOf: (email: string) => Promise<string>;
  readonly siteUrl: string;
  readonly readSetting: ReadSetting;
  readonly clock: Clock;
  /** Reads what an announcement says besides its event. */
  readonly factsOf: (facts: NonNullable<Announcement['facts']>, event: AnyEvent) => Promise<unknown>;
}

/**
 * Waits for all deliveries. One that fails does not hold up the others. The errors are thrown at the end, so that the
 * event is delivered again for what is missing.
 */
const waitForAll = async (type: string, deliveries: readonly Promise<void>[]): Promise<void> => {
  const outcomes = await Promise.allSettled(deliveries);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `Not everyone could be told of ${type}.`);
};

/** Delivers the announcement of an event: feed lines, counts, letters and WhatsApp messages, each once, however often the event arrives. */
export const deliver =
  ({
    notifications,
    send,
    sendText,
    rateCaps,
    emailOf,
    hashOf,
    siteUrl,
    readSetting,
    clock,
    factsOf,
    ...deps
  }: DeliverDeps) =>
  async (event: AnyEvent, announcement: Announcement): Promise<void> => {
    const { id, type } = event;
    const [brand, capabilities] = await Promise.all([readSetting('brand'), readSetting('capabilities')]);

    /** False for a letter of a kind that this customer has switched off. */
    const isWanted = async ({ kind, to }: AnnouncedLetter): Promise<boolean> =>
      kind === undefined ||
      typeof to === 'string' ||
      (await deps.mailChoices.find(to.userId)).kinds.includes(kind);

    const mail = async (cause: string, letter: AnnouncedLetter): Promise<void> => {
      if (!(await isWanted(letter))) return;
      const written = writeLetter(letterOf(letter, siteUrl, await readSetting('wording')), brand);
      const recipient = `${letter.recipient}#email`;
      if (typeof letter.to === 'string') return send(cause, recipient, letter.to, written);
      const { userId } = letter.to;
      await send(cause, recipient, await emailOf(userId), { ...written, account: userId });
    };

    const text = async (
      cause: string,
      one: AnnouncedText,
      letters: readonly AnnouncedLetter[],
    ): Promise<void> => {
      const letter = letters.find(({ recipient }) => recipient === one.recipient);
      await sendText(cause, one, letter !== undefined && (await isWanted(letter)));
    };

    /** `cause` is the idempotency key: the same messages for the same cause are delivered once. */
    const deliverMessages = (
      cause: string,
      { lines = [], tallies = [], letters = [], texts = [] }: Messages,
    ): Promise<void> =>
      waitForAll(type, [
        ...lines.map(({ audience, ...line }) =>
          notifications.addLine(audience, cause, { kind: type, ...line }, clock()),
        ),
        ...tallies.map(({ audience, ...tally }) =>
          notifications.addToTally(audience, cause, { kind: type, ...tally }, clock()),
        ),
        ...letters.map((letter) => mail(cause, letter)),
        ...texts.map((one) => text(cause, one, letters)),
      ]);

    const deliverCapped = async (
      { name, limit, window, address, whenExceeded }: RateCap,
      messages: Messages,
    ): Promise<void> => {
      const counted = address === undefined ? window : `${await hashOf(address)}#${window}`;
      if (await rateCaps.admits({ name, limit, window: counted }, id, clock()))
        return deliverMessages(id, messages);
      // One idempotency key for the whole window: the first event over the limit sends it.
      if (whenExceeded) await deliverMessages(`${type}#${counted}`, whenExceeded);
    };

    const deliverPart = ({ cap, ...messages }: AnnouncementPart): Promise<void> =>
      cap ? deliverCapped(cap, messages) : deliverMessages(id, messages);
    const facts = announcement.facts && (await factsOf(announcement.facts, event));
    if (announcement.facts && facts === undefined) return;
    await waitForAll(type, announcement.partsOf(event, brand, capabilities, facts).map(deliverPart));
  };
