import type { Span } from '#web/desk-list/calendar/range.ts';

/** What the calendar shows at once. `slots` is a week as a list. */
export const views = ['month', 'week', 'day', 'slots'] as const;
export type View = (typeof views)[number];

/** How many days a view has. */
export const spans: Readonly<Record<View, Span>> = {
  month: 'month',
  week: 'week',
  day: 'day',
  slots: 'week',
};
