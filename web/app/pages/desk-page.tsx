import { WaitingEnquiries } from '#web/features/enquiries/staff/list/waiting-enquiries.tsx';
import { NewestMailboxes } from '#web/features/mailboxes/list/newest-mailboxes.tsx';
import { UnreadFeed } from '#web/features/notifications/unread-feed.tsx';
import { HolidaysToEnter } from '#web/features/settings/schedule/holidays-to-enter.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const Desk = ({ base }: { readonly base: '/admin' | '/staff' }) => (
  <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
    <div className="grid min-w-0 gap-8">
      <WaitingEnquiries base={`${base}/enquiries`} />
      <NewestMailboxes base={`${base}/mailboxes`} />
    </div>
    <UnreadFeed to={`${base}/notifications`} />
  </div>
);

/** `/admin`. */
export const AdminIndexPage = () => (
  <>
    <PageHeader caption="Admin" title="Today at the desk" />
    <HolidaysToEnter />
    <Desk base="/admin" />
  </>
);

/** `/staff`. Analysts are redirected to the monitoring before they come here. */
export const StaffIndexPage = () => (
  <>
    <PageHeader caption="Staff" title="Today at the desk" />
    <Desk base="/staff" />
  </>
);
