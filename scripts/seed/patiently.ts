const TRIES = 6;
const PAUSE_MS = 1500;
const OUR_SIDE = 500;

/**
 * Asks again while the cloud at home fails: on a slow machine, at its first start, functions may not reach their secrets
 * in time. What is asked is safe to ask twice.
 */
export const patiently = async (ask: () => Promise<Response>): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status < OUR_SIDE || tries === TRIES) return answer;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
};
