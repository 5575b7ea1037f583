import type { AnyEvent } from '#events/envelope.ts';
import type { Announcement, AnnouncementPart, Messages, RateCap } from '../runtime/announcement.ts';
import type { Clock } from '../runtime/clock.ts';
import type { ReadSetting } from '../settings/index.ts';
import { byChannel, waitForAll } from './channels/by-channel.ts';
import type { Channel } from './channels/channel.ts';
import type { NotificationStore } from './notification-store.ts';
import type { RateCaps } from './rate-cap.ts';
import type { SoonStore } from './soon/soon-store.ts';

export interface DeliverDeps {
  readonly notifications: Pick<NotificationStore, 'addLine' | 'addToTally' | 'settle'>;
  readonly channels: readonly Channel[];
  /** What is told a little later. */
  readonly later: Pick<SoonStore, 'add'>;
  readonly rateCaps: RateCaps;
  /** Keyed hash of an e-mail address. */
  readonly hashOf: (email: string) => Promise<string>;
  readonly readSetting: ReadSetting;
  readonly clock: Clock;
  /** Reads what an announcement says besides its event. */
  readonly factsOf: (facts: NonNullable<Announcement['facts']>, event: AnyEvent) => Promise<unknown>;
}

/** Delivers the announcement of an event: feed lines, counts and the messages of each channel, each once, however often the event arrives. */
export const deliver =
  ({ notifications, channels, later, rateCaps, hashOf, readSetting, clock, factsOf }: DeliverDeps) =>
  async (event: AnyEvent, announcement: Announcement): Promise<void> => {
    const { id, type } = event;
    const [brand, capabilities] = await Promise.all([readSetting('brand'), readSetting('capabilities')]);

    /** `cause` is the idempotency key: the same messages for the same cause are delivered once. */
    const deliverMessages = (cause: string, messages: Messages): Promise<void> => {
      const { lines = [], settled = [], tallies = [], soon = [] } = messages;
      return waitForAll(type, [
        ...lines.map(({ audience, asks, own, ...line }) =>
          notifications.addLine(
            audience,
            cause,
            { kind: type, ...line, ...(own ? { done: true as const } : {}) },
            clock(),
            asks === undefined ? undefined : { name: asks, version: event.aggregateVersion },
          ),
        ),
        ...settled.map(({ audience, asked }) =>
          notifications.settle({ audience, name: asked, version: event.aggregateVersion }, clock()),
        ),
        ...tallies.map(({ audience, ...tally }) =>
          notifications.addToTally(audience, cause, { kind: type, ...tally }, clock()),
        ),
        ...soon.map((one) => later.add(cause, one, clock())),
        ...byChannel(channels, cause, messages),
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
