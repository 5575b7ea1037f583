/** From when until when something may begin, both included. */
export type Window = readonly [from: number, to: number];

/** A break of so many minutes, all of it between two times. */
export interface Lunch {
  readonly minutes: number;
  readonly from: number;
  readonly to: number;
}

/** The earliest time within windows that is not before another; never when all are over. */
export const opening = (windows: readonly Window[], from: number): number => {
  for (const [opens, closes] of windows) if (from <= closes) return Math.max(from, opens);
  return Number.POSITIVE_INFINITY;
};

/** The latest time within windows that is not after another; minus infinity when none has opened by then. */
export const lastOpening = (windows: readonly Window[], by: number): number => {
  let last = Number.NEGATIVE_INFINITY;
  for (const [opens, closes] of windows) if (opens <= by) last = Math.min(by, closes);
  return last;
};

/** When a driver who is free from a time on has had lunch; never when it is too late for it. */
export const afterLunch = (lunch: Lunch | undefined, free: number): number => {
  if (lunch === undefined) return Number.POSITIVE_INFINITY;
  const done = Math.max(free, lunch.from) + lunch.minutes;
  return done <= lunch.to ? done : Number.POSITIVE_INFINITY;
};

/** The latest time to be free for lunch so that it is over by another; minus infinity when it cannot be. */
export const freeForLunch = (lunch: Lunch | undefined, by: number): number => {
  if (lunch === undefined) return Number.NEGATIVE_INFINITY;
  const last = Math.min(by, lunch.to) - lunch.minutes;
  return last >= lunch.from ? last : Number.NEGATIVE_INFINITY;
};

/** When a day that ends by then needs no lunch on the road: it is over while there is time for lunch at the yard. */
export const homeForLunch = (lunch: Lunch | undefined): number =>
  lunch === undefined ? Number.NEGATIVE_INFINITY : lunch.to - lunch.minutes;
