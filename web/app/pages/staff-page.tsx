import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { NextCutoff } from '#web/features/departures/next-cutoff.tsx';
import { FlightBoard } from '#web/features/reports/flight-board.tsx';
import { TaskCounts } from '#web/features/tasks/task-counts.tsx';
import { useMay } from '#web/session/use-session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Below } from './below.tsx';

const DeskBelow = lazy(async () => ({ default: (await import('./desk-below.tsx')).DeskBelow }));

/** What waits for the person and how the next flights look, as far as their roles go. A driver is led to their run. */
const Overview = () => {
  const may = useMay();
  const [flights, tasks] = [may('departure.read'), may('task.read')];
  const isMore = may('enquiry.read') || may('notification.read') || may('mailbox.read') || may('parcel.read');
  if (!flights && !tasks && !isMore)
    return may('drive.manage') ? (
      <Navigate to="/staff/drive" replace />
    ) : (
      <EmptyState title="Nothing to show on this page">
        If your role has other pages, they are in the menu. If you need one that is not there, ask an admin.
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      {flights ? <FlightBoard area="/staff" /> : null}
      {tasks ? <TaskCounts area="/staff" /> : null}
      {isMore ? (
        <Below>
          <DeskBelow base="/staff" />
        </Below>
      ) : null}
    </div>
  );
};

/** `/staff`. People who are only analysts are redirected to the monitoring before they come here. */
export const StaffIndexPage = () => (
  <>
    <PageHeader caption="Staff" title="Today at the desk" />
    <NextCutoff />
    <Overview />
  </>
);
