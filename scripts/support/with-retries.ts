const TRIES = 6;
const PAUSE_MS = 1500;
const OUR_SIDE = 500;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MS));

/**
 * Asks again while the cloud at home fails: on a slow machine, at its first start, functions may not reach their secrets
 * in time. What is asked is safe to ask twice.
 */
export const patiently = async (ask: () => Promise<Response>): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status < OUR_SIDE || tries === TRIES) return answer;
    await pause();
  }
};

/** The same for what throws, where `isOurs` tells its failures from refusals. */
export const patientlyWhile = async <Answer>(
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
