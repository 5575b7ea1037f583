import { signUpChallenge } from '#domain/identity/sign-up-challenge.ts';
import { boundEmail } from '#domain/identity/sign-up-proof.ts';
import type { ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { type Work, workToDo } from '#web/proof-of-work/work.ts';
import { NetworkError } from '../network-error.ts';

/** The proof of work of a sign-up, valid for one e-mail address. */
export interface SignUpWork {
  /** Starts it early, so that it is done at the last step; starts again for another address. */
  begin(email: string): void;
  /** Its result. Throws when the challenge cannot be fetched or solved. */
  done(email: string): Promise<ProofOfWork>;
  /** Discards a refused result, so that the next try computes a new one. */
  forget(): void;
}

/** True when the API or the solver's file was not reached (browsers throw a TypeError). */
const isOffline = (thrown: unknown): boolean =>
  thrown instanceof TypeError || (thrown instanceof ApiError && thrown.status === UNREACHABLE);

/** Proof of work that has not been started. */
export const signUpWork = (): SignUpWork => {
  let current: { readonly email: string; readonly work: Work } | undefined;
  const workFor = (given: string): Work => {
    const email = boundEmail(given);
    if (current?.email !== email)
      current = { email, work: workToDo(() => call(signUpChallenge, { body: { email } })) };
    return current.work;
  };
  return {
    begin: (email) => workFor(email).begin(),
    done: async (email) => {
      try {
        return await workFor(email).done();
      } catch (thrown) {
        throw isOffline(thrown) ? new NetworkError(thrown) : thrown;
      }
    },
    forget: () => {
      current = undefined;
    },
  };
};
