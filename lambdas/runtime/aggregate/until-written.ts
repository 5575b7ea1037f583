import { type Pause, pauseOf } from '../pause.ts';

/** What one try answers when somebody else wrote first: everything is read and decided again. */
export const again: unique symbol = Symbol('again');
export type Again = typeof again;

/**
 * The one ending for "somebody was first": as many tries as there are did not meet a quiet moment. An endpoint answers it as `BUSY`,
 * a queue brings its message again.
 */
export class OthersKeptWriting extends Error {
  constructor(what: string) {
    super(`${what} could not be written: others kept writing.`);
    this.name = 'OthersKeptWriting';
  }
}

/** Two people at one thing need two or three tries; ten events of one thing at the same moment need as many as there are of them. */
const TRIES = 10;

/** How long to wait between two tries; 25 ms, growing, with jitter, unless given. */
export interface Patience {
  readonly pause?: Pause | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A read whose first answer is known already, as from a batch; the tries after it read for themselves. */
export const knownFirst = <Thing>(first: Thing, read: () => Promise<Thing>): (() => Promise<Thing>) => {
  const known = [first];
  return async () => (known.length > 0 ? (known.pop() as Thing) : read());
};

/**
 * Tries until a try is not in conflict with others. This is the only loop of tries in the house.
 * @param what names the thing for whoever reads the log: `Quote Q-2026-1`.
 * @param attempt one try: it reads, decides and writes, or answers `again` when somebody else wrote in between.
 * @throws OthersKeptWriting when no try was quiet. It is then safe to ask again.
 */
export const untilWritten = async <Answer>(
  what: string,
  attempt: () => Promise<Answer | Again>,
  { pause = pauseOf(25), signal }: Patience = {},
): Promise<Answer> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const answer = await attempt();
    if (answer !== again) return answer as Answer;
    await pause(tries, signal);
  }
  throw new OthersKeptWriting(what);
};
