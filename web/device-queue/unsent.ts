import { keysInStorage, readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** A note for each person with something on this device: how much, and their first name, `3 Maria`. */
const PREFIX = 'skybarrel.unsent.';
/** The one note of earlier releases, of whoever used the dock last: `dock-1 3`. */
const OLD_KEY = 'skybarrel.unsent';

interface Note {
  readonly count: number;
  readonly name: string;
}

const oldNote = (): (Note & { readonly userId: string }) | undefined => {
  const [userId = '', count] = readStorage(OLD_KEY)?.split(' ') ?? [];
  return userId === '' ? undefined : { userId, count: Number(count), name: '' };
};

const noteOf = (userId: string): Note => {
  const note = readStorage(PREFIX + userId);
  if (note !== undefined) {
    const space = note.indexOf(' ');
    return {
      count: Number(space < 0 ? note : note.slice(0, space)),
      name: space < 0 ? '' : note.slice(space + 1),
    };
  }
  const old = oldNote();
  return old?.userId === userId ? old : { count: 0, name: '' };
};

/** Notes how much of a person waits on this device, so that other screens know without opening its database. */
export const noteUnsent = (userId: string, count: number, name = ''): void => {
  withoutThrowing(() => {
    if (count > 0) localStorage.setItem(PREFIX + userId, `${count} ${name}`.trim());
    else localStorage.removeItem(PREFIX + userId);
    if (oldNote()?.userId === userId) localStorage.removeItem(OLD_KEY);
  });
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

/** How much of a person waited on this device when it was last looked at. */
export const unsentOf = (userId: string): number => noteOf(userId).count;

/** Whose scans wait on this device, by what was noted. */
export const notedOwners = (): readonly string[] => {
  const old = oldNote();
  const noted = keysInStorage().filter((key) => key.startsWith(PREFIX));
  return [
    ...new Set([...noted.map((key) => key.slice(PREFIX.length)), ...(old ? [old.userId] : [])]),
  ].toSorted();
};

/** What someone who uses this device is told of what waits of others on it, scans or reports of a driver: nobody else's session sends them. Empty when there are none. */
export const othersUnsentWords = (userId: string): string =>
  notedOwners()
    .filter((owner) => owner !== userId)
    .map(noteOf)
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => {
      const who = name || 'someone else';
      const whenThey = name ? `${name} signs in` : 'they sign in';
      return count === 1
        ? `1 item by ${who} is waiting on this device. It is sent when ${whenThey} here.`
        : `${count} items by ${who} are waiting on this device. They are sent when ${whenThey} here.`;
    })
    .join(' ');

/** Asks before someone leaves who has not sent everything. True when they may go. */
export const mayLeave = (userId: string): boolean => {
  const count = unsentOf(userId);
  if (count === 0) return true;
  const what = count === 1 ? '1 item is' : `${count} items are`;
  return confirm(
    `${what} not sent yet. They stay on this device and are sent when you sign in here again. Sign out now?`,
  );
};
