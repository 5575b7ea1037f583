import { dayWords } from '#domain/kernel/short-times.ts';
import { daysOf, type Span } from './range.ts';

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a calendar shows, as its heading says it: `December 2026`, `Week of Mon, Nov 30`, or the day. */
export const titleOfSpan = (span: Span, day: string): string => {
  if (span === 'month') return months.format(new Date(`${day}T00:00Z`));
  return span === 'day' ? dayWords(day) : `Week of ${dayWords(daysOf('week', day)[0] ?? day)}`;
};
