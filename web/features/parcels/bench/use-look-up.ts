import type { BenchAnswer, BenchQuestion } from '#domain/parcels/bench/bench.ts';
import { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { ApiError, messageOf, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { Sound } from '#web/scanning/sound.ts';
import { type Draft, mustAskWhoBrings } from './draft/draft.ts';
import type { Said } from './said.ts';

const SIGNED_OUT = 401;
const TOO_MANY = 429;

/** Errors that say nothing of the parcel: no network, a server in trouble, a session that has ended. */
const isNoAnswer = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === UNREACHABLE ||
  error.status >= 500 ||
  error.status === SIGNED_OUT ||
  error.status === TOO_MANY;

/** Asks what is true of a label. `none` where nobody answers: the parcel goes on, and the server matches it later. */
export const lookUp = async ({
  scanned,
  otherNumbers,
  label,
  broughtBy,
}: Pick<Draft, 'scanned' | 'otherNumbers' | 'label' | 'broughtBy'>): Promise<BenchAnswer | 'none'> => {
  const hasLabel = Object.keys(label).length > 0;
  if (scanned === undefined && !hasLabel && broughtBy === undefined) return 'none';
  const body: BenchQuestion = {
    ...(scanned === undefined ? {} : { scanned }),
    ...(otherNumbers === undefined ? {} : { otherNumbers: [...otherNumbers] }),
    ...(hasLabel ? { label } : {}),
    ...(broughtBy === undefined ? {} : { broughtBy }),
  };
  try {
    return await api(benchEndpoints.lookUp, { body });
  } catch (error) {
    if (isNoAnswer(error)) return 'none';
    throw error;
  }
};

/** What a label of ours names, or why that cannot be said. */
export const lookUpOurs = async (code: string): Promise<Extract<Said, { kind: 'parcel' | 'problem' }>> => {
  try {
    return { kind: 'parcel', ...(await api(benchEndpoints.showAtBench, { params: { code } })) };
  } catch (error) {
    const words = isNoAnswer(error)
      ? `${code} is one of our labels. There is no connection to look it up.`
      : messageOf(error);
    return { kind: 'problem', words };
  }
};

/** What the answer to a parcel sounds like: found, a question, or stop. */
export const soundOf = (draft: Draft): Sound => {
  const { answer } = draft;
  if (typeof answer === 'string' || mustAskWhoBrings(draft)) return 'ask';
  if (answer.refuse || answer.here) return 'wrong';
  return answer.certain ? 'done' : 'ask';
};
