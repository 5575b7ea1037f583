/** One thing that must work on a stage that has just been deployed. */
export interface Check {
  /** What is looked at, in words that finish `✓ …`. */
  readonly name: string;
  /** Looks once; throws an error that says what was found instead. */
  readonly look: () => Promise<void>;
}

/** A check that never passed, with what it found at last. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

export interface Patience {
  /** How long a check may go on failing: a new distribution or function needs its first seconds. */
  readonly lastsMs: number;
  readonly pauseMs: number;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Looks until it passes or patience ends; answers what was wrong at last, or nothing. */
const passes = async ({ look }: Check, { lastsMs, pauseMs }: Patience): Promise<string | undefined> => {
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

/** Runs checks one after another, says how each went, and answers those that failed. */
export const runChecks = async (
  checks: readonly Check[],
  patience: Patience,
  say: (line: string) => void,
): Promise<readonly Failure[]> => {
  const failures: Failure[] = [];
  for (const check of checks) {
    const message = await passes(check, patience);
    say(message === undefined ? `✓ ${check.name}` : `✗ ${check.name}: ${message}`);
    if (message !== undefined) failures.push({ name: check.name, message });
  }
  return failures;
};
