import { lazy } from 'react';
import { NextCutoff } from '#web/features/departures/next-cutoff.tsx';
import { DayNumbers } from '#web/features/reports/day-numbers.tsx';
import { FlightBoard } from '#web/features/reports/flight-board.tsx';
import { TaskCounts } from '#web/features/tasks/task-counts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Below } from './below.tsx';

const AdminBelow = lazy(async () => ({ default: (await import('./admin-below.tsx')).AdminBelow }));

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
      <Below>
        <AdminBelow />
      </Below>
    </div>
  </>
);
