import type { AnyEvent } from '#events/envelope.ts';
import type { Announcement, AnnouncementPart, Messages, RateCap } from '../runtime/announcement.ts';
import type { Clock } from '../runtime/clock.ts';
import type { ReadSetting } from '../settings/index.ts';
import type { Channel } from './channels/channel.ts';
import type { NotificationStore } from './notification-store.ts';
import type { RateCaps } from './rate-cap.ts';

export interface DeliverDeps {
  readonly notifications: Pick<NotificationStore, 'addLine' | 'addToTally'>;
  readonly channels: readonly Channel[];
  readonly rateCaps: RateCaps;
  /** Keyed hash of an e-mail address. */
  readonly hashOf: (email: string) => Promise<string>;
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

/** Delivers the announcement of an event: feed lines, counts and the messages of each channel, each once, however often the event arrives. */
export const deliver =
  ({ notifications, channels, rateCaps, hashOf, readSetting, clock, factsOf }: DeliverDeps) =>
  async (event: AnyEvent, announcement: Announcement): Promise<void> => {
    const { id, type } = event;
    const [brand, capabilities] = await Promise.all([readSetting('brand'), readSetting('capabilities')]);

    /** Every message of every channel, each in its own time. */
    const byChannel = (cause: string, messages: Messages): readonly Promise<void>[] => {
      const all = channels.flatMap(({ name, messagesOf }) =>
        messagesOf(messages).map((message) => ({ name, ...message })),
      );
      return all.map(async ({ name, recipient, send }) =>
        send(cause, async () => {
          const others = all.filter((other) => other.recipient === recipient && other.name !== name);
          return (await Promise.all(others.map(({ mayGet }) => mayGet()))).includes(true);
        }),
      );
    };

    /** `cause` is the idempotency key: the same messages for the same cause are delivered once. */
    const deliverMessages = (cause: string, messages: Messages): Promise<void> => {
      const { lines = [], tallies = [] } = messages;
      return waitForAll(type, [
        ...lines.map(({ audience, ...line }) =>
          notifications.addLine(audience, cause, { kind: type, ...line }, clock()),
        ),
        ...tallies.map(({ audience, ...tally }) =>
          notifications.addToTally(audience, cause, { kind: type, ...tally }, clock()),
        ),
        ...byChannel(cause, messages),
      ]);
    };

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
