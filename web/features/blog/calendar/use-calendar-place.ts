import { useSearchParams } from 'react-router-dom';
import { isCalendarDay, newYorkDay } from '#domain/kernel/new-york.ts';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { type View, views } from './views.ts';

/** Below this width seven days beside each other cannot be read. */
const ROOM_FOR_MONTH = '(width >= 48rem)';

/** What the calendar shows is in the address: the view, and a day in it. On a phone it begins with the list. */
export const useCalendarPlace = () => {
  const [search, setSearch] = useSearchParams();
  const hasRoom = useMedia(ROOM_FOR_MONTH);
  const asked = search.get('day') ?? '';
  const place = {
    view:
      views.find((one) => one === search.get('view')) ?? (hasRoom ? ('month' as const) : ('list' as const)),
    day: isCalendarDay(asked) ? asked : newYorkDay(Date.now()),
  };
  return {
    ...place,
    searchOf: (next: Partial<typeof place>): string => `?${new URLSearchParams({ ...place, ...next })}`,
    /** Goes there without a step in the history for each day that somebody passes. */
    go: (next: { readonly day: string; readonly view?: View }): void =>
      setSearch({ ...place, ...next }, { replace: true, preventScrollReset: true }),
  };
};

export type CalendarPlace = ReturnType<typeof useCalendarPlace>;
