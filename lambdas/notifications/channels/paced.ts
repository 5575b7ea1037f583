import { setTimeout } from 'node:timers/promises';

interface Time {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

const realTime: Time = { now: Date.now, wait: (milliseconds) => setTimeout(milliseconds) };

/**
 * Lets calls begin at least `gapMs` apart, in the order in which they came. Each worker keeps its own gap, so that all together
 * keep the rate of a provider without knowing of each other.
 */
export const paced = <Input extends readonly unknown[], Output>(
  send: (...input: Input) => Promise<Output>,
  gapMs: number,
  { now, wait }: Time = realTime,
): ((...input: Input) => Promise<Output>) => {
  let free = 0;
  return async (...input) => {
    const asked = now();
    const at = Math.max(asked, free);
    free = at + gapMs;
    if (at > asked) await wait(at - asked);
    return send(...input);
  };
};
