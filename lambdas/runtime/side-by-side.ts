/** Enough to hide the way to the database, and no flood of connections. */
const AT_ONCE = 16;

/**
 * Does the work for each item, so many at once, and answers in order. Throws the first failure once whatever was under way
 * has ended, so that nothing of it goes on while the caller begins again.
 */
export const sideBySide = async <Item, Value>(
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
