import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';

/** Fetches a challenge. Throws when there is none. */
export type AskForChallenge = () => Promise<Challenge>;

/** The proof of work that a form needs before it may be sent. */
export interface Work {
  /** Starts it early, so that it is done when somebody has finished writing. */
  begin(): void;
  /** Its result; starts again after a failure. Throws when the challenge cannot be fetched or solved. */
  done(): Promise<ProofOfWork>;
  /** Discards the result, which is valid for one form only. */
  forget(): void;
}

const doIt = async (ask: AskForChallenge): Promise<ProofOfWork> => {
  const [challenge, { solve }] = await Promise.all([ask(), import('./solve.ts')]);
  return solve(challenge);
};

/** Work that has not begun. */
export const workToDo = (ask: AskForChallenge): Work => {
  let underWay: Promise<ProofOfWork> | undefined;
  const begin = (): Promise<ProofOfWork> => {
    underWay ??= doIt(ask).catch((error: unknown) => {
      underWay = undefined;
      throw error;
    });
    return underWay;
  };
  return {
    // A failure is reported when the form is sent; the cause may have passed until then.
    begin: () => void begin().catch(() => undefined),
    done: begin,
    forget: () => {
      underWay = undefined;
    },
  };
};
