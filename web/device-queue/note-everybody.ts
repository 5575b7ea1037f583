import { deviceStore } from './store.ts';
import { notedOwners, noteUnsent } from './unsent.ts';

/** Notes of each person how much of theirs waits in the database of this device, and of nobody else. */
export const noteEverybody = async (store = deviceStore()): Promise<void> => {
  const waiting = await store.everybody();
  const owners = new Set([...waiting.map(({ ownerId }) => ownerId), ...notedOwners()]);
  for (const owner of owners) {
    const theirs = waiting.filter(({ ownerId }) => ownerId === owner);
    noteUnsent(owner, theirs.length, theirs.findLast(({ ownerName }) => ownerName)?.ownerName);
  }
};
