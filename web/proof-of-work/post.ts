import type { Challenge } from '#domain/proof-of-work/challenge.ts';
import { type Answer, ask, type FailureWords } from '#web/api/ask.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';
import { type Work, workToDo } from './work.ts';

/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The work for a form of a static page, on a challenge from this address. */
export const workFrom = (address: string): Work =>
  workToDo(async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`There is no challenge to be had (${answer.status}).`);
    return (await answer.json()) as Challenge;
  });

/** By which header a form is one, however often it is sent: an idempotency key, or a key of its own. */
type Keyed = Readonly<Record<string, string>>;

/** Posts a form of a static page, as the person who is signed in, if somebody is. Never throws. */
export const post = <Reply>(
  address: string,
  words: FailureWords,
  keyed: Keyed,
  body: object,
): Promise<Answer<Reply>> => {
  const { token } = signedInUser();
  const headers = { ...keyed, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  return ask(address, words, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS });
};

/** The same with a proof of work. A proof that is too old is made and sent once more. */
export const postWithWork = async <Reply>(
  address: string,
  words: FailureWords,
  keyed: Keyed,
  body: object,
  work: Work,
): Promise<Answer<Reply>> => {
  const once = async (): Promise<Answer<Reply>> =>
    post(address, words, keyed, { ...body, proof: await work.done() });
  try {
    const answer = await once();
    if (answer.kind === 'ok' || answer.code !== 'CHALLENGE_REFUSED') return answer;
    work.forget();
    return await once();
  } catch {
    // There was no challenge, so there is nothing to send.
    return { kind: 'failed', status: 0, code: '', message: words.away };
  }
};
