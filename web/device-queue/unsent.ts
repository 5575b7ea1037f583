import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

const KEY = 'skybarrel.unsent';

/** Notes how much of a person waits on this device, so that other screens know without opening its database. */
export const noteUnsent = (userId: string, count: number): void => {
  withoutThrowing(() => localStorage.setItem(KEY, `${userId} ${count}`));
  for (const watch of watchers) watch();
};

const watchers = new Set<() => void>();

/** Tells of each note, of this tab and of others. Returns how to stop. */
export const watchUnsent = (watch: () => void): (() => void) => {
  watchers.add(watch);
  addEventListener('storage', watch);
  return () => {
    watchers.delete(watch);
    removeEventListener('storage', watch);
  };
};

/** "3 scans not sent" */
export const unsentWords = (count: number): string => `${count === 1 ? '1 scan' : `${count} scans`} not sent`;

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
