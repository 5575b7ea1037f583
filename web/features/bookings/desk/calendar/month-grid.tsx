import { newYorkDay } from '#domain/kernel/new-york.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';
import { useGridKeys } from '#web/desk-list/calendar/use-grid-keys.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import type { SlotLoad } from '../use-desk-bookings.ts';
import { shortHoursOf } from '../words.tsx';
import { isFull, SlotFacts } from './slot-facts.tsx';
import type { CalendarPlace } from './use-calendar-place.ts';

/** More slots than these are told as one line: those of the dock. */
const SHOWN = 4;
const WEEK = 7;

/** All slots of a day together, where each has no room of its own. */
const sumOf = (slots: readonly SlotLoad[]): SlotLoad | undefined => {
  const [first] = slots;
  if (first === undefined) return undefined;
  const sum = (of: (slot: SlotLoad) => number | undefined) =>
    slots.reduce((total, slot) => total + (of(slot) ?? 0), 0);
  const limited = slots.every(({ places }) => places !== undefined);
  const { places: _, lb: __, ...rest } = first;
  return {
    ...rest,
    taken: sum(({ taken }) => taken),
    takenLb: sum(({ takenLb }) => takenLb),
    held: sum(({ held }) => held),
    ...(limited ? { places: sum(({ places }) => places) } : {}),
  };
};

const DayFacts = ({ slots }: { readonly slots: readonly SlotLoad[] }) => {
  const all = sumOf(slots);
  if (all === undefined) return <span className="text-xs text-ink-soft max-sm:sr-only">No times</span>;
  const isShort = slots.length > SHOWN;
  return (
    <>
      {isShort ? null : (
        <span className="hidden gap-0.5 sm:grid">
          {slots.map((slot) => (
            <span key={slot.id} className="flex flex-wrap gap-x-2 text-xs">
              <span className={isFull(slot) ? 'font-bold' : ''}>{shortHoursOf(slot)}</span>
              <SlotFacts slot={slot} className="text-xs" />
            </span>
          ))}
        </span>
      )}
      <span className={isShort ? '' : 'sm:hidden'}>
        <SlotFacts slot={all} className="text-xs max-sm:[&_.pounds]:hidden" />
      </span>
    </>
  );
};

/** A month: each day with what is taken of its slots. Enter opens the day. */
export const MonthGrid = ({
  place,
  days,
  slots,
  label,
}: {
  readonly place: CalendarPlace;
  readonly days: readonly string[];
  readonly slots: readonly SlotLoad[];
  readonly label: string;
}) => {
  const { day: chosen } = place;
  const today = newYorkDay(Date.now());
  const open = (day: string) => place.go({ view: 'day', day });
  const { grid, onKeyDown } = useGridKeys({
    span: 'month',
    day: chosen,
    row: 0,
    rows: 1,
    onDay: (day) => place.go({ day }),
    onRow: () => undefined,
    onOpen: (cell) => open(cell.dataset.cell ?? chosen),
  });
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells have the focus (ARIA Authoring Practices)
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const day = target instanceof Element && target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
        if (day) open(day);
      }}
      className="calendar"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day, index) => (
            <th key={day} scope="col">
              <abbr title={weekdays[(index + 1) % WEEK]} className="no-underline">
                {weekdays[(index + 1) % WEEK]?.slice(0, 1)}
                <span className="max-sm:hidden">{weekdays[(index + 1) % WEEK]?.slice(1, 3)}</span>
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-cell={day}
                tabIndex={day === chosen ? 0 : -1}
                aria-current={day === today ? 'date' : undefined}
                className={classNames('cursor-pointer', day.slice(0, 7) !== chosen.slice(0, 7) && 'bg-sunk')}
              >
                <span className="block font-semibold">
                  <span className="sr-only">{dayWords(day)}: </span>
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                </span>
                <DayFacts slots={slots.filter((slot) => slot.day === day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
