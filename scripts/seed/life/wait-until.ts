import { setTimeout } from 'node:timers/promises';

/** A busy machine needs a while: a start that gives up has no samples at all. */
const PATIENCE_MS = 5 * 60_000;
const LOOK_MS = 50;

/** Looks again and again until something is so. Throws with these words when it is not for minutes. */
export const waitUntil = async (
  isSo: () => Promise<boolean>,
  wordsOf: () => string | Promise<string>,
): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(await wordsOf());
    await setTimeout(LOOK_MS);
  }
};
