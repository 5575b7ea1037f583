import { type AnyRefusal, ok, type Result } from '#domain/kernel/result.ts';
import { again, type Patience, untilWritten } from './until-written.ts';

/** What ends a change without a write: it is so already, or it cannot be. */
export type Ending<Answer, R extends AnyRefusal> = { readonly done: Answer } | { readonly refusal: R };

/**
 * What to do about a thing as it is: a change with the answer that is true once it is written, nothing because it is so already, or a
 * refusal. A refused `Result` of a rule is one as it stands.
 */
export type Decision<Change, Answer, R extends AnyRefusal> =
  | { readonly change: Change; readonly answer: Answer }
  | Ending<Answer, R>;

/** How a thing is read, and how a change of it is written. */
export interface Store<Thing, Change, Answer, R extends AnyRefusal> {
  /** The thing as it is now, strongly consistent; what is not there is the decision's to answer. */
  readonly read: () => Promise<Thing>;
  /**
   * Writes a change with its version, its history and its events in one transaction. True when it is written, false when somebody else
   * wrote in between, and an ending where what refused the write decides it: the same scan was recorded before.
   */
  readonly write: (change: Change, before: Thing) => Promise<boolean | Ending<Answer, R>>;
}

const resultOf = <Answer, R extends AnyRefusal>(ending: Ending<Answer, R>): Result<Answer, never, R> =>
  'done' in ending ? ok(ending.done) : { ok: false, refusal: ending.refusal };

/**
 * Makes one change of a thing, once: reads it, decides by a rule of `domain/`, and writes. When somebody else writes in between, the
 * decision is made again on what they wrote, so that the second of two sees what the first has done.
 * @param what names the thing for the log.
 * @throws OthersKeptWriting when others kept writing, and whatever the store throws when the outcome is unknown. It is then safe to ask again.
 */
export const changing = <Thing, Change, Answer, R extends AnyRefusal = never>(
  what: string,
  { read, write }: Store<Thing, Change, NoInfer<Answer>, NoInfer<R>>,
  decide: (before: Thing) => Decision<Change, Answer, R> | Promise<Decision<Change, Answer, R>>,
  patience: Patience = {},
): Promise<Result<Answer, never, R>> =>
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
