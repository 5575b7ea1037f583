/** Reads once and caches the value: simultaneous callers share one call, and a failed call is repeated next time. */
export const once = <Value>(read: () => Promise<Value>): (() => Promise<Value>) => {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read().catch((failure: unknown) => {
      reading = undefined;
      throw failure;
    });
    return reading;
  };
};

/** Begins a read early. A failure is ignored here, because the caller that waits for the value gets it. */
export const begin = (read: () => Promise<unknown>): void => void read().catch(() => undefined);
