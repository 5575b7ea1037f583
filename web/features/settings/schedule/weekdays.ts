import { weekdays } from '#domain/kernel/weekdays.ts';

/** Days of the week as a list to choose from; 0 is Sunday. */
export const weekdayOptions = weekdays.map((label, day) => ({ value: String(day), label }));

/** The days in the order in which people read a week. */
export const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;
