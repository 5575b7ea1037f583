import type { NotificationsWorld } from './notifications.world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The clock of tests about what is told soon. */
export const soonClock = (world: () => Pick<NotificationsWorld, 'advance' | 'now' | 'tellSoon'>) => ({
  /** Waits ten minutes, and tells what is due. */
  later: async (): Promise<void> => {
    world().advance(10 * MINUTE_MS);
    await world().tellSoon();
  },
  /** Goes on to the next full hour of this name in UTC: nineteen is the afternoon of New York. */
  untilHour: (hourUtc: number): void => {
    const day = 24 * HOUR_MS;
    world().advance((hourUtc * HOUR_MS - (world().now() % day) + day) % day);
  },
});

/** A connection that dies once a letter went: the first request behind it notes that it was sent, and nothing else is noted. */
export const diesOnceSent = (lettersSent: () => number) => {
  let afterwards = 0;
  return {
    before: (): void => {
      if (lettersSent() > 0) afterwards += 1;
      if (afterwards > 1) throw new Error('killed');
    },
  };
};
