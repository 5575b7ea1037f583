/** Number of calls at the same time: enough to hide the network latency, and no flood of connections. */
const AT_ONCE = 16;

/**
 * Runs the work for all items with limited concurrency and returns the results in order. When one fails, it waits until
 * the running ones have ended and throws the first error, so that nothing still runs when the caller tries again.
 */
export const mapConcurrently = async <Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
  atOnce = AT_ONCE,
): Promise<Value[]> => {
  const values: Value[] = [];
  const failures: unknown[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of waiting) {
      if (failures.length > 0) return;
      try {
        values[at] = await work(item);
      } catch (failure) {
        failures.push(failure);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
  return values;
};
