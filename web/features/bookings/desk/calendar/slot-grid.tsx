import { useState } from 'react';
import { slotHours } from '#domain/departures/slots/slot-words.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { useDrag } from '#web/desk-list/calendar/use-drag.ts';
import { useGridKeys } from '#web/desk-list/calendar/use-grid-keys.ts';
import type { Area } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import type { SlotLoad } from '../use-desk-bookings.ts';
import { keyOf, type PlacedVisit, SlotFacts, visitsIn } from './slot-facts.tsx';
import type { CalendarPlace } from './use-calendar-place.ts';
import { spans } from './views.ts';
import { VisitChip } from './visit-chip.tsx';

export interface GridProps {
  readonly place: CalendarPlace;
  readonly area: Area;
  readonly days: readonly string[];
  readonly slots: readonly SlotLoad[];
  readonly visits: readonly PlacedVisit[];
  readonly label: string;
  /** Asks where a visit is to be moved: to the slot, where it was dragged to one. Absent for those who may only look. */
  readonly onMove: ((visit: PlacedVisit, target?: string) => void) | undefined;
}

/** When slots begin and end on any of the days, the earliest first: the rows of the grid. */
const rowsOf = (slots: readonly SlotLoad[]): readonly string[] => {
  const times = slots.toSorted((one, other) => one.id.slice(-4).localeCompare(other.id.slice(-4)));
  return [...new Set(times.map(slotHours))];
};

const Cell = ({
  slot,
  day,
  focused,
  isOver,
  onFocus,
  grid: { visits, area, days },
}: {
  /** Absent where the day has none at this time. */
  readonly slot: SlotLoad | undefined;
  readonly day: string;
  readonly focused: boolean;
  readonly isOver: boolean;
  readonly onFocus: () => void;
  readonly grid: GridProps;
}) => (
  <td
    data-cell={day}
    data-slot={slot?.id}
    tabIndex={focused ? 0 : -1}
    onFocus={onFocus}
    className={classNames(slot === undefined && 'bg-sunk', isOver && 'bg-note-wash outline-2 outline-action')}
  >
    {slot === undefined ? (
      <span className="sr-only">No time</span>
    ) : (
      <div className="grid gap-1">
        <SlotFacts slot={slot} />
        {visitsIn(visits, slot.id).map((visit) => (
          <VisitChip
            key={keyOf(visit)}
            visit={visit}
            area={area}
            reachable={focused}
            wide={days.length === 1}
          />
        ))}
      </div>
    )}
  </td>
);

const Head = ({ days }: { readonly days: readonly string[] }) => {
  const today = newYorkDay(Date.now());
  return (
    <thead>
      <tr>
        <th scope="col" className="w-20 sm:w-28">
          Time
        </th>
        {days.map((day) => (
          <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
            {dayWords(day)}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** The visit that a key means: the one that has the focus, or the first of the slot that has it. */
const meant = (visits: readonly PlacedVisit[], target: HTMLElement): PlacedVisit | undefined => {
  const key = target.closest<HTMLElement>('[data-visit]')?.dataset.visit;
  return key === undefined
    ? visitsIn(visits, target.dataset.slot ?? '')[0]
    : visits.find((visit) => keyOf(visit) === key);
};

/** A week or a day by slots: what is taken of each, and who comes. Visits are moved with M, or dragged. */
export const SlotGrid = (grid: GridProps) => {
  const { place, days, slots, visits, label, onMove } = grid;
  const [focusedRow, setRow] = useState(0);
  const rows = rowsOf(slots);
  const row = Math.min(focusedRow, Math.max(rows.length - 1, 0));
  const keys = useGridKeys({
    span: spans[place.view],
    day: place.day,
    row,
    rows: rows.length,
    onDay: (day) => place.go({ day }),
    onRow: setRow,
    onOpen: (cell) => cell.querySelector<HTMLElement>('[data-visit]')?.focus(),
    onMove: (target) => {
      const visit = meant(visits, target);
      if (visit !== undefined) onMove?.(visit);
    },
  });
  const { drag, onPointerDown } = useDrag({ of: 'visit', onto: 'slot' }, (key, slot) => {
    const visit = visits.find((one) => keyOf(one) === key);
    if (visit !== undefined && visit.visit.slot.id !== slot) onMove?.(visit, slot);
  });
  const focusCell = (day: string, at: number) => (): void => {
    setRow(at);
    if (day !== place.day) place.go({ day });
  };
  return (
    <div className="overflow-x-auto">
      <table
        ref={keys.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells have the focus (ARIA Authoring Practices)
        role="grid"
        aria-label={label}
        onKeyDown={keys.onKeyDown}
        onPointerDown={onMove === undefined ? undefined : onPointerDown}
        className={classNames('calendar', drag !== undefined && 'cursor-grabbing select-none')}
      >
        <Head days={days} />
        <tbody>
          {rows.map((hours, at) => (
            <tr key={hours}>
              <th scope="row">{hours}</th>
              {days.map((day) => {
                const slot = slots.find((one) => one.day === day && slotHours(one) === hours);
                return (
                  <Cell
                    key={day}
                    slot={slot}
                    day={day}
                    focused={day === place.day && at === row}
                    isOver={slot !== undefined && drag?.over === slot.id}
                    onFocus={focusCell(day, at)}
                    grid={grid}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? (
        <p className="py-6 text-ink-soft">
          There are no times on {days.length === 1 ? 'this day' : 'these days'}.
        </p>
      ) : null}
    </div>
  );
};
