import { NextCutoff } from '#web/features/departures/next-cutoff.tsx';
import { WaitingEnquiries } from '#web/features/enquiries/staff/list/waiting-enquiries.tsx';
import { NewestMailboxes } from '#web/features/mailboxes/list/newest-mailboxes.tsx';
import { TodaysCounts } from '#web/features/notifications/todays-counts.tsx';
import { UnreadLines } from '#web/features/notifications/unread-lines.tsx';
import { HolidaysToEnter } from '#web/features/settings/schedule/holidays-to-enter.tsx';
import type { Area } from '#web/shell/screens.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const Desk = ({ base }: { readonly base: Area }) => (
  <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
    <div className="grid min-w-0 gap-8">
      <WaitingEnquiries base={`${base}/enquiries`} />
      <UnreadLines to={`${base}/notifications`} />
    </div>
    <div className="grid min-w-0 gap-8">
      <TodaysCounts to={`${base}/notifications`} />
      <NewestMailboxes base={`${base}/mailboxes`} />
    </div>
  </div>
);

/** `/admin`. */
export const AdminIndexPage = () => (
  <>
    <PageHeader caption="Admin" title="Today at the desk" />
    <NextCutoff />
    <HolidaysToEnter />
    <Desk base="/admin" />
  </>
);

/** `/staff`. Analysts are redirected to the monitoring before they come here. */
export const StaffIndexPage = () => (
  <>
    <PageHeader caption="Staff" title="Today at the desk" />
    <NextCutoff />
    <Desk base="/staff" />
  </>
);
