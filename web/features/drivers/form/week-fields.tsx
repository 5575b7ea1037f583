import type { Shift, WeeklyShift } from '#domain/drivers/shifts/shift.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';
import { ShiftRows } from './shift-rows.tsx';

/** The days in the order in which people read a week; 0 is Sunday. */
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

const onDay = (weekly: readonly WeeklyShift[], weekday: number): readonly WeeklyShift[] =>
  weekly.filter((shift) => shift.weekday === weekday);

/** The shifts with those of one day put in the place of what was there. */
const withDay = (
  weekly: readonly WeeklyShift[],
  weekday: number,
  shifts: readonly Shift[],
): readonly WeeklyShift[] => [
  ...weekly.filter((shift) => shift.weekday !== weekday),
  ...shifts.map(({ from, to }) => ({ weekday, from, to })),
];

/** The shifts of every week, a row for each day. A day that gets hours begins with those of the day before it that has some. */
export const WeekFields = ({
  weekly,
  problem,
  onChange,
}: {
  readonly weekly: readonly WeeklyShift[];
  /** What is wrong with a shift, by its place among all. */
  readonly problem: (at: number) => string | undefined;
  readonly onChange: (weekly: readonly WeeklyShift[]) => void;
}) => {
  const before = (place: number): Shift | undefined =>
    mondayFirst
      .slice(0, place)
      .flatMap((weekday) => onDay(weekly, weekday))
      .map(({ from, to }) => ({ from, to }))
      .at(-1);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-2xl font-bold">Every week</legend>
      <p className="text-ink-soft">
        In New Jersey time. A day off, a longer day or a vacation is entered on the page of the driver.
      </p>
      {mondayFirst.map((weekday, place) => {
        const name = weekdays[weekday] ?? '';
        const shifts = onDay(weekly, weekday);
        return (
          <div
            key={weekday}
            className="grid items-start gap-x-4 border-t border-rule py-2 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <h3 className="flex min-h-11 items-center font-semibold">{name}</h3>
            <ShiftRows
              day={name}
              shifts={shifts}
              suggested={before(place)}
              problem={(at) => {
                const shift = shifts[at];
                return shift === undefined ? undefined : problem(weekly.indexOf(shift));
              }}
              onChange={(next) => onChange(withDay(weekly, weekday, next))}
            />
          </div>
        );
      })}
    </fieldset>
  );
};
