import type { Reading } from '#web/scanning/ports/scale-lines.ts';

/** Less is nothing: the scale moves in the wind of a door. */
const EMPTY_LB = 0.05;

/** What the scale has said of the parcel in hand. */
export interface Weighing {
  /** Something moved since the last parcel was closed, so what lies there now is not that one. */
  readonly hasMoved: boolean;
  /** What the last parcel weighed. */
  readonly closed?: number;
  /** What this one weighs. */
  readonly taken?: number;
  /** It was lifted off, so what comes after it is the next one. */
  readonly isLifted: boolean;
}

export const nothingWeighed: Weighing = { hasMoved: true, isLifted: false };

/** What is known after the scale has said something. Only a weight that stands still counts. */
export const afterReading = (before: Weighing, reading: Reading): Weighing => {
  if (reading.kind !== 'weight') return before;
  const { lb, isStable } = reading;
  if (!isStable) return { ...before, hasMoved: true };
  if (lb < EMPTY_LB) return { ...before, hasMoved: true, isLifted: before.taken !== undefined };
  const isOther = before.closed === undefined || Math.abs(lb - before.closed) >= EMPTY_LB;
  return !before.isLifted && (before.hasMoved || isOther) ? { ...before, hasMoved: true, taken: lb } : before;
};

/** The next parcel begins: what still lies there is the one that was closed. */
export const afterParcel = ({ taken, closed }: Weighing): Weighing => {
  const last = taken ?? closed;
  return { hasMoved: false, isLifted: false, ...(last === undefined ? {} : { closed: last }) };
};
