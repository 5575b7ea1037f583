import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DEVICE_DATABASE } from './device-database.ts';

/** Why the server did not do what was asked. It stays until somebody has dealt with it. */
interface Refused {
  readonly code: string;
  readonly message: string;
}

/** Something that this device has to tell the server. */
export interface Kept<Payload = unknown> {
  /** The order in which things were kept. */
  readonly seq: number;
  /** Made here, and sent with it: the server does the same thing once. */
  readonly id: string;
  /** Whose it is. Nobody else's session sends it. */
  readonly ownerId: string;
  /** Their first name, for whoever uses this device meanwhile. Absent on what earlier releases kept. */
  readonly ownerName?: string;
  /** What is sent in order among each other: a shipment. */
  readonly line: string;
  /** What a person reads of it in a list. */
  readonly words: string;
  readonly at: string;
  readonly payload: Payload;
  /** The id of another one, without which this one means nothing: while that was refused this waits, and it goes with it. */
  readonly needs?: string;
  /** It was sent at least once, so the server may know it although we have no answer. */
  readonly tried?: true;
  readonly refused?: Refused;
}

interface Schema extends DBSchema {
  kept: { key: number; value: Omit<Kept, 'seq'> & { seq?: number }; indexes: { id: string } };
}

const open = (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('kept', { keyPath: 'seq', autoIncrement: true }).createIndex('id', 'id', {
        unique: true,
      });
    },
    // Another tab needs a newer version: it must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });

/** What waits on this device, in a database of the browser. It is there again after a crash or an empty battery. */
export const deviceStore = (name = DEVICE_DATABASE) => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const db = () => {
    opened ??= open(name).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const change = async (id: string, next: (found: Kept) => Kept | undefined): Promise<Kept | undefined> => {
    const work = (await db()).transaction('kept', 'readwrite');
    const found = (await work.store.index('id').get(id)) as Kept | undefined;
    const after = found && next(found);
    if (after) await work.store.put(after);
    else if (found) await work.store.delete(found.seq);
    await work.done;
    return found;
  };
  return {
    /** Keeps these in their order, all of them or none. */
    add: async (...all: readonly Omit<Kept, 'seq'>[]): Promise<void> => {
      const work = (await db()).transaction('kept', 'readwrite');
      // The first that does not fit ends the whole, which is heard of once.
      const added = all.map((kept) => work.store.add(kept).catch(() => undefined));
      await Promise.all([...added, work.done]);
    },
    /** Everything on this device, whoever it is of. */
    everybody: async (): Promise<readonly Kept[]> => (await (await db()).getAll('kept')) as Kept[],
    /** Everything of a person, in order. */
    of: async (ownerId: string): Promise<readonly Kept[]> =>
      ((await (await db()).getAll('kept')) as Kept[]).filter((one) => one.ownerId === ownerId),
    /** Writes the next form of something, or removes it where there is none. Returns what was there. */
    change,
    remove: (id: string) => change(id, () => undefined),
    /** Removes what needed this one. */
    removeNeedy: async (id: string): Promise<void> => {
      const work = (await db()).transaction('kept', 'readwrite');
      for (const one of (await work.store.getAll()) as Kept[])
        if (one.needs === id) await work.store.delete(one.seq);
      await work.done;
    },
  };
};
export type DeviceStore = ReturnType<typeof deviceStore>;
