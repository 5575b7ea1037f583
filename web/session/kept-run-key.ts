import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** Where a driver's phone keeps the runs of the day, for a tunnel. The account is in the name: nobody else at this phone is shown them. */
export const keptRunKey = (userId: string): string => `skybarrel.drive.${userId}`;

/** Streets and phone numbers of customers do not stay on a phone that is signed out of. */
export const forgetKeptRuns = (userId: string): void =>
  void withoutThrowing(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keptRunKey(userId))) localStorage.removeItem(key);
  });
