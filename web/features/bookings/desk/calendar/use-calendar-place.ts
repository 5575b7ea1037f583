import { useSearchParams } from 'react-router-dom';
import { bookingWays } from '#domain/bookings/booking.ts';
import { isCalendarDay, newYorkDay } from '#domain/kernel/new-york.ts';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { type View, views } from './views.ts';

/** Below this width seven days beside each other cannot be read. */
const ROOM_FOR_WEEK = '(width >= 48rem)';

/** What the calendar shows is in the address: the view, a day in it, and which way. On a phone it begins with the day. */
export const useCalendarPlace = () => {
  const [search, setSearch] = useSearchParams();
  const hasRoom = useMedia(ROOM_FOR_WEEK);
  const asked = search.get('day') ?? '';
  const place = {
    view: views.find((one) => one === search.get('view')) ?? (hasRoom ? 'week' : 'day'),
    day: isCalendarDay(asked) ? asked : newYorkDay(Date.now()),
    way: bookingWays.find((one) => one === search.get('way')) ?? ('PICKUP' as const),
  };
  const searchOf = (next: Partial<typeof place>): string => `?${new URLSearchParams({ ...place, ...next })}`;
  return {
    ...place,
    searchOf,
    /** Goes there without a step in the history for each day that somebody passes. */
    go: (next: { readonly day: string; readonly view?: View }): void =>
      setSearch({ ...place, ...next }, { replace: next.view === undefined, preventScrollReset: true }),
  };
};

export type CalendarPlace = ReturnType<typeof useCalendarPlace>;
