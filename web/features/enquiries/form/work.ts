import type { Challenge, ProofOfWork } from '#domain/enquiries/challenge.ts';

/** The work that a form owes before it may be sent. */
export interface Work {
  /** Begins it, so that it is done when somebody has finished writing. */
  begin(): void;
  /** Its result; begins again after a failure. Throws when the challenge cannot be had or solved. */
  done(): Promise<ProofOfWork>;
  /** What was done counts once: the next form needs its own. */
  forget(): void;
}

const doIt = async (): Promise<ProofOfWork> => {
  const [answer, { solve }] = await Promise.all([fetch('/api/enquiries/challenge'), import('./solve.ts')]);
  if (!answer.ok) throw new Error(`There is no challenge to be had (${answer.status}).`);
  return solve((await answer.json()) as Challenge);
};

/** Work that has not begun. */
export const workToDo = (): Work => {
  let underWay: Promise<ProofOfWork> | undefined;
  const begin = (): Promise<ProofOfWork> => {
    underWay ??= doIt().catch((error: unknown) => {
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
