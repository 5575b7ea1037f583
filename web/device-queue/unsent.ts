import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

const KEY = 'skybarrel.unsent';

/** Notes how much of a person waits on this device, so that other screens know without opening its database. */
export const noteUnsent = (userId: string, count: number): void => {
  withoutThrowing(() => localStorage.setItem(KEY, `${userId} ${count}`));
};

/** How much of a person waited on this device when it was last looked at. */
export const unsentOf = (userId: string): number => {
  const [whose, count] = readStorage(KEY)?.split(' ') ?? [];
  return whose === userId ? Number(count) : 0;
};

/** Asks before somebody leaves who has not sent everything. True when they may go. */
export const mayLeave = (userId: string): boolean => {
  const count = unsentOf(userId);
  if (count === 0) return true;
  const what = count === 1 ? '1 scan is' : `${count} scans are`;
  return confirm(
    `${what} not sent yet. They stay on this device and are sent when you sign in here again. Sign out now?`,
  );
};
