import { NextCutoff } from '#web/features/departures/next-cutoff.tsx';
import { WaitingEnquiries } from '#web/features/enquiries/staff/list/waiting-enquiries.tsx';
import { NewestMailboxes } from '#web/features/mailboxes/list/newest-mailboxes.tsx';
import { TodaysCounts } from '#web/features/notifications/todays-counts.tsx';
import { UnreadLines } from '#web/features/notifications/unread-lines.tsx';
import { DayNumbers } from '#web/features/reports/day-numbers.tsx';
import { FlightBoard } from '#web/features/reports/flight-board.tsx';
import { HolidaysToEnter } from '#web/features/settings/schedule/holidays-to-enter.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** What waits and what is new, as far as the person may see it. `counts`: also how often what happened today. */
const Desk = ({ base, counts }: { readonly base: Area; readonly counts: boolean }) => {
  const may = useMay();
  const [enquiries, lines, mailboxes] = [may('enquiry.read'), may('notification.read'), may('mailbox.read')];
  if (!enquiries && !lines && !mailboxes)
    return <EmptyState title="Nothing to show here yet">What your roles open is in the menu.</EmptyState>;
  const newestMailboxes = mailboxes ? <NewestMailboxes base={`${base}/mailboxes`} /> : null;
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-8">
        {enquiries ? <WaitingEnquiries base={`${base}/enquiries`} /> : null}
        {lines ? <UnreadLines to={`${base}/notifications`} /> : null}
        {enquiries ? null : newestMailboxes}
      </div>
      <div className="grid min-w-0 gap-8">
        {lines && counts ? <TodaysCounts to={`${base}/notifications`} /> : null}
        {enquiries ? newestMailboxes : null}
      </div>
    </div>
  );
};

/** The next flights, for those who work on them. */
const NextFlights = () =>
  useMay()('departure.read') ? (
    <div className="mb-8">
      <FlightBoard area="/staff" />
    </div>
  ) : null;

/** `/admin`. */
export const AdminIndexPage = () => (
  <>
    <PageHeader caption="Admin" title="Today at the desk" />
    <NextCutoff />
    <HolidaysToEnter />
    <div className="mb-8 grid gap-8">
      <FlightBoard area="/admin" />
      <DayNumbers />
    </div>
    <Desk base="/admin" counts={false} />
  </>
);

/** `/staff`. People who are only analysts are redirected to the monitoring before they come here. */
export const StaffIndexPage = () => (
  <>
    <PageHeader caption="Staff" title="Today at the desk" />
    <NextCutoff />
    <NextFlights />
    <Desk base="/staff" counts />
  </>
);
