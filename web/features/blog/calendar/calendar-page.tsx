import { useEffect, useState } from 'react';
import type { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';
import { dayNotes, gapsIn } from '#domain/blog/calendar/day-notes.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { CalendarChoices } from '#web/desk-list/calendar/calendar-choices.tsx';
import { daysOf } from '#web/desk-list/calendar/range.ts';
import { titleOfSpan } from '#web/desk-list/calendar/span-title.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BlogTabs } from '../blog-tabs.tsx';
import { Legend } from './day-reason.tsx';
import { MovePost, type Moving } from './moving/move-post.tsx';
import { OwnFeed } from './own-feed.tsx';
import { isPlaced } from './post-chip.tsx';
import { PostGrid } from './post-grid.tsx';
import { UndatedTray } from './undated-tray.tsx';
import { type ShownPosts, useCalendar } from './use-calendar.ts';
import { type CalendarPlace, useCalendarPlace } from './use-calendar-place.ts';
import { spans, viewWords } from './views.ts';
import { WeekList } from './week-list.tsx';

/** The day where a post was moved to has the focus afterwards. */
const useLanding = (place: CalendarPlace): ((day: string | undefined) => void) => {
  const [landed, land] = useState<{ readonly day: string }>();
  useEffect(() => {
    if (landed) document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  }, [landed]);
  return (day) => {
    if (day === undefined) return;
    place.go({ day });
    land({ day });
  };
};

interface ShownProps {
  readonly place: CalendarPlace;
  readonly area: Area;
  readonly days: readonly string[];
  readonly shown: ShownPosts;
  readonly onMove: ((post: CalendarPost, to?: string) => void) | undefined;
}

const Shown = ({ shown: { posts, isCut }, ...rest }: ShownProps) => {
  const { place, days } = rest;
  const { schedule } = useSiteSettings();
  const [first, last] = [days[0] ?? place.day, days.at(-1) ?? place.day];
  const placed = posts.filter(isPlaced).filter(({ on }) => first <= on.day && on.day <= last);
  const props = {
    ...rest,
    posts: placed,
    notes: dayNotes(schedule, first, last),
    gaps: gapsIn(days, placed, newYorkDay(Date.now())),
    label: `Posts: ${titleOfSpan(spans[place.view], place.day)}`,
  };
  return (
    <>
      {isCut ? (
        <Alert kind="warning">
          This month has more than a hundred posts. The later ones are in the list of all posts.
        </Alert>
      ) : null}
      {place.view === 'list' ? <WeekList {...props} /> : <PostGrid {...props} />}
    </>
  );
};

const Keys = ({ place: { view } }: { readonly place: CalendarPlace }) =>
  view === 'list' ? null : (
    <>
      <p className="mt-3 text-sm text-ink-soft max-sm:hidden">
        Keys: arrows go from day to day, Enter leads to the posts of a day, M moves one, Page Up and Page Down
        the month, T today. You can also drag a post to another day.
      </p>
      <p className="mt-3 text-sm text-ink-soft sm:hidden">
        A number counts the posts of a day, ○ is a holiday, ! a last day to ship. The list has their names.
      </p>
    </>
  );

/** `/admin/blog/calendar` and `/staff/blog/calendar`: posts by their days, by month, by week and as a list. */
export const CalendarPage = ({ area }: { readonly area: Area }) => {
  const place = useCalendarPlace();
  const mayMove = useMay()('content.manage');
  const [moving, move] = useState<Moving>();
  const land = useLanding(place);
  const span = spans[place.view];
  const days = daysOf(span, place.day);
  const query = useCalendar(days);
  const onMove = mayMove ? (post: CalendarPost, to?: string) => move({ post, to }) : undefined;
  return (
    <>
      <BlogTabs area={area} current="/blog/calendar" />
      <PageHeader caption="Blog" title={titleOfSpan(span, place.day)} />
      <CalendarChoices place={place} views={viewWords} spans={spans} />
      <Loaded query={query} loading="Loading the calendar…" lines={12}>
        {(shown) => <Shown place={place} area={area} days={days} shown={shown} onMove={onMove} />}
      </Loaded>
      <Legend />
      <Keys place={place} />
      <div className="mt-8">
        <UndatedTray area={area} onMove={onMove} />
      </div>
      <OwnFeed />
      <MovePost moving={moving} onClose={() => move(undefined)} onMoved={land} />
    </>
  );
};
