/** A parcel with three photos, and some more: what is begun here must also be kept here. */
const NEEDED_BYTES = 8 * 1024 * 1024;

/** Whether this device has room for one more parcel. A browser that does not say is asked no further: it refuses when it keeps. */
export const hasRoom = async (): Promise<boolean> => {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined || quota - usage > NEEDED_BYTES;
  } catch {
    return true;
  }
};

/** Asks the browser not to clear what waits here. It decides by itself, and nothing here depends on it. */
export const askToKeep = (): void => void navigator.storage?.persist?.().catch(() => undefined);
