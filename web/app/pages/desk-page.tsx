import type { Role } from '#domain/kernel/role.ts';
import { NewestMailboxes } from '#web/features/mailboxes/newest-mailboxes.tsx';
import { UnreadFeed } from '#web/features/notifications/unread-feed.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useSession } from '../session/use-session.ts';

const Desk = ({ base }: { readonly base: '/admin' | '/staff' }) => (
  <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
    <NewestMailboxes base={`${base}/mailboxes`} />
    <UnreadFeed to={`${base}/notifications`} />
  </div>
);

/** `/admin`. */
export const AdminIndexPage = () => (
  <>
    <PageHeader caption="Admin" title="Today at the desk" />
    <Desk base="/admin" />
  </>
);

const staffDesk = (role: Role) =>
  role === 'analyst' ? (
    <EmptyState title="No parcels here for analysts">
      Your account reads figures and reports. To work on mailboxes, ask an administrator for staff access.
    </EmptyState>
  ) : (
    <Desk base="/staff" />
  );

/** `/staff`. */
export const StaffIndexPage = () => {
  const session = useSession();
  return (
    <>
      <PageHeader caption="Staff" title="Today at the desk" />
      {session.status === 'signed-in' ? staffDesk(session.user.role) : null}
    </>
  );
};
