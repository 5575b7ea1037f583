import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { nextVisit } from '#domain/bookings/visits.ts';
import { CalendarChoices } from '#web/desk-list/calendar/calendar-choices.tsx';
import { daysOf } from '#web/desk-list/calendar/range.ts';
import { titleOfSpan } from '#web/desk-list/calendar/span-title.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { OwnFeed } from '../feed/own-feed.tsx';
import { MoveDialog } from '../move/move-dialog.tsx';
import { movableOf } from '../move/use-move.ts';
import { type BookingCalendar, useCalendar } from '../use-desk-bookings.ts';
import { MonthGrid } from './month-grid.tsx';
import { isPlaced, type PlacedVisit } from './slot-facts.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { SlotList } from './slot-list.tsx';
import { type CalendarPlace, useCalendarPlace } from './use-calendar-place.ts';
import { useSayMoved } from './use-say-moved.ts';
import { spans, type View } from './views.ts';

const viewWords: Readonly<Record<View, string>> = {
  month: 'Month',
  week: 'Week',
  day: 'Day',
  slots: 'By slot',
};

const titleOf = ({ view, day }: Pick<CalendarPlace, 'view' | 'day'>): string => titleOfSpan(spans[view], day);

const Choices = ({ place }: { readonly place: CalendarPlace }) => (
  <CalendarChoices place={place} views={viewWords} spans={spans}>
    <ChoiceLinks
      label="Which way"
      choices={(['PICKUP', 'DROP_OFF'] as const).map((one) => ({
        label: one === 'PICKUP' ? 'Pickups' : 'Drop-offs',
        search: place.searchOf({ way: one }),
        current: one === place.way,
      }))}
    />
  </CalendarChoices>
);

interface Moving {
  readonly visit: PlacedVisit;
  readonly target: string | undefined;
}

/**
 * Where a visit was moved to has the focus afterwards, for its place before is gone. In another week it is the cell from where
 * somebody goes on; that it was moved is said besides.
 */
const useLanding = (): ((slot: string | undefined) => void) => {
  const [landed, land] = useState<{ readonly slot: string | undefined }>();
  useEffect(() => {
    if (landed === undefined) return;
    const places = [`[data-slot="${landed.slot}"]`, '[data-cell][tabindex="0"]'];
    const [place] = places.flatMap((one) => document.querySelector<HTMLElement>(one) ?? []);
    place?.focus();
  }, [landed]);
  return useCallback((slot: string | undefined) => land({ slot }), []);
};

const Shown = ({
  place,
  area,
  calendar,
  days,
}: {
  readonly place: CalendarPlace;
  readonly area: Area;
  readonly calendar: BookingCalendar;
  readonly days: readonly string[];
}) => {
  const mayMove = useMay()('booking.manage');
  const [moving, move] = useState<Moving>();
  const land = useLanding();
  const { view, way } = place;
  const label = `${titleOf(place)}: ${way === 'PICKUP' ? 'pickups' : 'drop-offs'}`;
  const slots = calendar.slots.filter((slot) => slot.way === way);
  const visits = calendar.visits.filter(isPlaced).filter((visit) => visit.way === way);
  const props = {
    place,
    area,
    days,
    slots,
    visits,
    label,
    onMove: mayMove ? (visit: PlacedVisit, target?: string) => move({ visit, target }) : undefined,
  };
  return (
    <>
      {view === 'month' ? <MonthGrid {...props} /> : null}
      {view === 'week' || view === 'day' ? <SlotGrid {...props} /> : null}
      {view === 'slots' ? <SlotList {...props} /> : null}
      <MoveDialog
        movable={moving && movableOf(moving.visit)}
        target={moving?.target}
        onClose={() => move(undefined)}
        onMoved={(moved) => land(nextVisit(moved)?.slot.id)}
      />
    </>
  );
};

/** The calendar of bookings by month, week, day and slot, asked again while somebody looks at it. */
export const CalendarPage = ({ area }: { readonly area: Area }) => {
  const place = useCalendarPlace();
  const days = daysOf(spans[place.view], place.day);
  const from = days[0] ?? place.day;
  const query = useCalendar({ from, to: days.at(-1) ?? from });
  const said = useSayMoved(from, query.isPlaceholderData ? undefined : query.data?.visits);
  return (
    <>
      <Link to={`${area}/bookings`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All bookings
      </Link>
      <PageHeader caption="Bookings" title={titleOf(place)} />
      <Choices place={place} />
      <p role="status" className="min-h-6 text-sm">
        {said}
      </p>
      <Loaded query={query} loading="Loading the calendar…" lines={12}>
        {(calendar) => <Shown place={place} area={area} calendar={calendar} days={days} />}
      </Loaded>
      {place.view === 'slots' ? null : (
        <p className="mt-3 text-sm text-ink-soft max-sm:hidden">
          Keys: arrows go from day to day and from time to time, Enter opens, M moves, Page Up and Page Down
          the month, T today.
        </p>
      )}
      <OwnFeed />
    </>
  );
};
