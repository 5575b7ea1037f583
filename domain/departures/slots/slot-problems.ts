import { clockWords } from '../../kernel/clock-words.ts';
import { type FieldProblem, repeated } from '../../kernel/cross-field-check.ts';
import { weekdayOf } from '../../kernel/new-york.ts';
import type { ScheduleFields as Fields } from '../schedule/schedule-fields.ts';
import { slotSettings } from './slot-settings.ts';

type Hours = { readonly from: string; readonly to: string };

const endsTooEarly = (windows: readonly Hours[], list: readonly string[]): readonly FieldProblem[] =>
  windows.flatMap(({ from, to }, index) =>
    from < to ? [] : [{ path: [...list, index, 'to'], message: `Choose a time after ${clockWords(from)}` }],
  );

const weekly = ({ pickup }: Fields): readonly FieldProblem[] => [
  ...endsTooEarly(pickup.slots, ['pickup', 'slots']),
  ...repeated(pickup.slots, ({ weekday, from }) => `${weekday} ${from}`).map((index) => ({
    path: ['pickup', 'slots', index, 'from'],
    message: 'Another slot on this day starts then. Change or remove one.',
  })),
];

const closed = (schedule: Fields): readonly FieldProblem[] =>
  repeated(slotSettings(schedule).closedDays, ({ date }) => date).map((index) => ({
    path: ['closedDays', index, 'date'],
    message: 'This day is already in the list. Remove one.',
  }));

/** A slot is known by its day and beginning, so an extra one may not begin with another. */
const extra = (schedule: Fields): readonly FieldProblem[] => {
  const { closedDays, extraDays } = slotSettings(schedule);
  const again = new Set(repeated(extraDays, ({ date, from }) => `${date} ${from}`));
  return [
    ...endsTooEarly(extraDays, ['extraDays']),
    ...extraDays.flatMap(({ date, from }, index): readonly FieldProblem[] => {
      if (closedDays.some((day) => day.date === date))
        return [
          { path: ['extraDays', index, 'date'], message: 'This day is closed. Choose another, or open it.' },
        ];
      const isWeekly = schedule.pickup.slots.some(
        (slot) => slot.weekday === weekdayOf(date) && slot.from === from,
      );
      return isWeekly || again.has(index)
        ? [
            {
              path: ['extraDays', index, 'from'],
              message: 'Another slot on this day starts then. Choose another time.',
            },
          ]
        : [];
    }),
  ];
};

/** The checks across the fields about slots. */
export const slotProblems = (schedule: Fields): readonly FieldProblem[] => [
  ...weekly(schedule),
  ...closed(schedule),
  ...extra(schedule),
];
