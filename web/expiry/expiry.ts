import { countDays } from '#domain/kernel/new-york.ts';
import { isExpiredOn, warnedDaysBefore } from '#domain/vehicles/papers/expiry.ts';
import { compactDateWords } from '#web/phrases/days.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';

/** How it stands with a paper on a day. `SOON`: it is so near to its last day that people are told. */
export type Standing = 'MISSING' | 'EXPIRED' | 'SOON' | 'VALID';

/** How many days a paper is still valid; 0 on its last day. */
const daysLeft = (expires: string, today: string): number => countDays(today, expires) - 1;

/** How it stands with a paper by its last day, which is missing for one that is not on record. */
export const standingOf = (expires: string | undefined, today: string): Standing => {
  if (expires === undefined) return 'MISSING';
  if (isExpiredOn({ expires }, today)) return 'EXPIRED';
  return daysLeft(expires, today) <= warnedDaysBefore[0] ? 'SOON' : 'VALID';
};

/** A day that is near, without its year: `Dec 14`. */
const monthDay = (day: string): string => compactDateWords(day).replace(/, \d+$/, '');

const soonWords = (expires: string, days: number): string => {
  if (days === 0) return 'ends today';
  if (days === 1) return 'ends tomorrow';
  return `ends ${monthDay(expires)}, in ${days} days`;
};

/** The last day of a paper in words that follow its name: `ended Nov 30, 2026`, `ends Dec 14, in 14 days`. */
export const expiryWords = (expires: string | undefined, today: string): string => {
  if (expires === undefined) return 'is not on record';
  const standing = standingOf(expires, today);
  if (standing === 'EXPIRED') return `ended ${compactDateWords(expires)}`;
  return standing === 'SOON'
    ? soonWords(expires, daysLeft(expires, today))
    : `until ${compactDateWords(expires)}`;
};

/** The color of each standing. Its words always say the same. */
export const toneOf: Readonly<Record<Standing, BadgeTone>> = {
  MISSING: 'wrong',
  EXPIRED: 'wrong',
  SOON: 'time',
  VALID: 'plain',
};

/** A paper with its kind, in the order in which somebody has to see to them: missing ones first, then the next that ends. */
export const bySoonest = <Paper extends { readonly expires: string | undefined }>(
  papers: readonly Paper[],
): readonly Paper[] =>
  papers.toSorted((one, other) => (one.expires ?? '').localeCompare(other.expires ?? ''));
