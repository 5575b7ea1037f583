import type { Span } from '#web/desk-list/calendar/range.ts';

/** What the calendar shows at once. `list` is a month, one day below the other. */
export const views = ['month', 'week', 'list'] as const;
export type View = (typeof views)[number];

export const viewWords: Readonly<Record<View, string>> = { month: 'Month', week: 'Week', list: 'List' };

/** How many days a view has. */
export const spans: Readonly<Record<View, Span>> = { month: 'month', week: 'week', list: 'month' };
