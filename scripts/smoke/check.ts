/** One thing that must work on a stage that has just been deployed. */
export interface Check {
  /** What is checked, as it is printed after `✓`. */
  readonly name: string;
  /** Looks once. Throws an error that says what was found instead. */
  readonly look: () => Promise<void>;
}

/** A check that never passed, with its last error. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

export interface Patience {
  /** How long a check is repeated while it fails, because a new distribution or function needs some seconds. */
  readonly lastsMs: number;
  readonly pauseMs: number;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Repeats a check until it passes or the time is over. Returns the last error, or nothing. */
const lastErrorOf = async ({ look }: Check, { lastsMs, pauseMs }: Patience): Promise<string | undefined> => {
  const until = performance.now() + lastsMs;
  for (;;) {
    try {
      await look();
      return undefined;
    } catch (error) {
      if (performance.now() + pauseMs > until) return messageOf(error);
      await pause(pauseMs);
    }
  }
};

/** Runs checks one after another, prints the result of each, and returns those that failed. */
export const runChecks = async (
  checks: readonly Check[],
  patience: Patience,
  say: (line: string) => void,
): Promise<readonly Failure[]> => {
  const failures: Failure[] = [];
  for (const check of checks) {
    const message = await lastErrorOf(check, patience);
    say(message === undefined ? `✓ ${check.name}` : `✗ ${check.name}: ${message}`);
    if (message !== undefined) failures.push({ name: check.name, message });
  }
  return failures;
};
