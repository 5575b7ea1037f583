import type { Role } from '#domain/kernel/role.ts';
import { useWaiting } from '#web/features/enquiries/staff/use-enquiries.ts';
import { ActionBell } from '#web/features/notifications/action-bell.tsx';

/** The header's bell: enquiries that nobody has taken on, and unread lines. It links to both in the user's area. */
export const Bell = ({ role }: { readonly role: Role }) => (
  <ActionBell
    to={role === 'admin' ? '/admin/notifications' : '/staff/notifications'}
    waiting={useWaiting().data?.count ?? 0}
  />
);
