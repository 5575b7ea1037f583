const TRIES = 6;
const PAUSE_MS = 1500;
const SERVER_ERROR_STATUS = 500;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MS));

/**
 * Repeats a request while the cloud at home answers with a server error: at the first start on a slow machine, functions may not
 * get their secrets in time. Only for requests that are safe to repeat.
 */
export const withRetries = async (ask: () => Promise<Response>): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status < SERVER_ERROR_STATUS || tries === TRIES) return answer;
    await pause();
  }
};

/** The same for a call that throws. `isOurs` is true for failures of the cloud and false for refusals. */
export const withRetriesWhile = async <Answer>(
  isOurs: (failure: unknown) => boolean,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (failure) {
      if (!isOurs(failure) || tries === TRIES) throw failure;
    }
    await pause();
  }
};
