import { lazy, Suspense } from 'react';
import { NextCutoff } from '#web/features/departures/next-cutoff.tsx';
import { DayNumbers } from '#web/features/reports/day-numbers.tsx';
import { FlightBoard } from '#web/features/reports/flight-board.tsx';
import { TaskCounts } from '#web/features/tasks/task-counts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { WhenNear } from '#web/ui/layout/when-near.tsx';
import { Below } from './below.tsx';

/** Its script has all holidays of the next year, and it is about something that is months away. */
const HolidaysToEnter = lazy(async () => ({
  default: (await import('#web/features/settings/schedule/holidays-to-enter.tsx')).HolidaysToEnter,
}));

/** `/admin`: how the next flights look, what waits, the day beside the same day of last week, and what is new. */
export const AdminIndexPage = () => (
  <>
    <PageHeader caption="Admin" title="Today at the desk" />
    <NextCutoff />
    <div className="grid gap-8">
      <FlightBoard area="/admin" />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <TaskCounts area="/admin" />
        <DayNumbers />
      </div>
      <Below base="/admin" />
      <WhenNear className="min-h-8">
        <Suspense fallback={null}>
          <HolidaysToEnter />
        </Suspense>
      </WhenNear>
    </div>
  </>
);
