import type { Role } from '#domain/kernel/role.ts';
import { UnreadBell } from '#web/features/notifications/unread-bell.tsx';

/** The header's bell. It links to the feed of the user's area. */
export const Bell = ({ role }: { readonly role: Role }) => (
  <UnreadBell to={role === 'admin' ? '/admin/notifications' : '/staff/notifications'} />
);
