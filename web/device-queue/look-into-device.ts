import { DEVICE_DATABASE } from './device-database.ts';

/**
 * Looks at what really waits on this device, for a note may be missing: each person's scans are theirs, whoever used the dock last. Where
 * nobody ever scanned, nothing is loaded for it.
 */
export const lookIntoDevice = async (): Promise<void> => {
  try {
    const databases = await indexedDB.databases?.();
    if (databases && !databases.some(({ name }) => name === DEVICE_DATABASE)) return;
    await (await import('./note-everybody.ts')).noteEverybody();
  } catch (failure) {
    console.warn('What waits on this device could not be looked at', failure);
  }
};
