import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';

/** Where a challenge comes from. Throws when there is none to be had. */
export type AskForChallenge = () => Promise<Challenge>;

/** The work that a form owes before it may be sent. */
export interface Work {
  /** Begins it, so that it is done when somebody has finished writing. */
  begin(): void;
  /** Its result; begins again after a failure. Throws when the challenge cannot be had or solved. */
  done(): Promise<ProofOfWork>;
  /** What was done counts once: the next form needs its own. */
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
    // A failure is told when the form is sent; until then it may have passed.
    begin: () => void begin().catch(() => undefined),
    done: begin,
    forget: () => {
      underWay = undefined;
    },
  };
};
