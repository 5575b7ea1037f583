import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { boundEmail } from '#domain/identity/sign-up-proof.ts';
import type { ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type Work, workToDo } from '#web/proof-of-work/work.ts';

/** The work that a sign-up owes, which is good for one e-mail address. */
export interface SignUpWork {
  /** Begins it, so that it is done when somebody comes to the last step; for another address, begins anew. */
  begin(email: string): void;
  /** Its result. Throws when the challenge cannot be had or solved. */
  done(email: string): Promise<ProofOfWork>;
  /** What was done was not taken: the next try does it again. */
  forget(): void;
}

/** The network fails here as it does at the provider, and is told the same way. */
class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(cause: unknown) {
    super('We could not reach the server. Check your connection and try again.', { cause });
  }
}

/** Nothing was reached: the API, or the file that has the solver (a TypeError, as browsers say it). */
const isOffline = (thrown: unknown): boolean =>
  thrown instanceof TypeError || (thrown instanceof ApiError && thrown.status === UNREACHABLE);

/** Work for sign-ups that has not begun. */
export const signUpWork = (): SignUpWork => {
  let current: { readonly email: string; readonly work: Work } | undefined;
  const workFor = (given: string): Work => {
    const email = boundEmail(given);
    if (current?.email !== email)
      current = { email, work: workToDo(() => api(identityEndpoints.signUpChallenge, { body: { email } })) };
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
