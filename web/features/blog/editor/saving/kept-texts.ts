import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TextToSave } from '#domain/blog/text/saving.ts';

/** What was typed in a window and is not saved yet, as this device keeps it. */
export interface KeptText extends Pick<TextToSave, 'revision' | 'window' | 'text'> {
  /** Whose it is. Nobody else's session reads it. */
  readonly ownerId: string;
  readonly postId: string;
  /** When it was typed, ISO 8601 UTC. */
  readonly at: string;
}

interface Schema extends DBSchema {
  texts: { key: [string, string, string]; value: KeptText };
}

const open = (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('texts', { keyPath: ['ownerId', 'postId', 'window'] });
    },
    // Another tab needs a newer version: it must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });

/** The texts on this device that are not saved yet. They are there again after a crash or an empty battery. */
export const keptTexts = (name = 'skybarrel-posts') => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const db = () => {
    opened ??= open(name).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    keep: async (text: KeptText): Promise<void> => {
      await (await db()).put('texts', text);
    },
    drop: async ({ ownerId, postId, window }: Omit<KeptText, 'text' | 'at' | 'revision'>): Promise<void> =>
      (await db()).delete('texts', [ownerId, postId, window]),
    /** What a person typed for a post, the newest first. */
    of: async (ownerId: string, postId: string): Promise<readonly KeptText[]> => {
      const range = IDBKeyRange.bound([ownerId, postId], [ownerId, postId, []]);
      const all = await (await db()).getAll('texts', range);
      return all.toSorted((one, other) => other.at.localeCompare(one.at));
    },
  };
};
export type KeptTexts = ReturnType<typeof keptTexts>;
