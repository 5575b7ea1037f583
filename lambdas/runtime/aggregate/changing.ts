import { ok, type Refusal, type Result } from '#domain/kernel/result.ts';
import { again, type Patience, untilWritten } from './until-written.ts';

/** What ends a change without a write: it is so already, or it cannot be. */
export type Ending<Answer, Code extends string> =
  | { readonly done: Answer }
  | { readonly refusal: Refusal<Code> };

/**
 * What to do about a thing as it is: a change with the answer that is true once it is written, nothing because it is so already, or a
 * refusal. A refused `Result` of a rule is one as it stands.
 */
export type Decision<Change, Answer, Code extends string> =
  | { readonly change: Change; readonly answer: Answer }
  | Ending<Answer, Code>;

/** How a thing is read, and how a change of it is written. */
export interface Store<Thing, Change, Answer, Code extends string> {
  /** The thing as it is now, strongly consistent; what is not there is the decision's to answer. */
  readonly read: () => Promise<Thing>;
  /**
   * Writes a change with its version, its history and its events in one transaction. True when it is written, false when somebody else
   * wrote in between, and an ending where what refused the write decides it: the same scan was recorded before.
   */
  readonly write: (change: Change, before: Thing) => Promise<boolean | Ending<Answer, Code>>;
}

const resultOf = <Answer, Code extends string>(ending: Ending<Answer, Code>): Result<Answer, Code> =>
  'done' in ending ? ok(ending.done) : { ok: false, refusal: ending.refusal };

/**
 * Makes one change of a thing, once: reads it, decides by a rule of `domain/`, and writes. When somebody else writes in between, the
 * decision is made again on what they wrote, so that the second of two sees what the first has done.
 * @param what names the thing for the log.
 * @throws OthersKeptWriting when others kept writing, and whatever the store throws when the outcome is unknown. It is then safe to ask again.
 */
export const changing = <Thing, Change, Answer, Code extends string = never>(
  what: string,
  { read, write }: Store<Thing, Change, NoInfer<Answer>, NoInfer<Code>>,
  decide: (before: Thing) => Decision<Change, Answer, Code> | Promise<Decision<Change, Answer, Code>>,
  patience: Patience = {},
): Promise<Result<Answer, Code>> =>
  untilWritten(
    what,
    async () => {
      const before = await read();
      const decision = await decide(before);
      if (!('change' in decision)) return resultOf(decision);
      const outcome = await write(decision.change, before);
      if (typeof outcome === 'object') return resultOf(outcome);
      return outcome ? ok(decision.answer) : again;
    },
    patience,
  );
