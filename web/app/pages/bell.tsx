import type { Role } from '#domain/kernel/role.ts';
import { UnreadBell } from '#web/features/notifications/unread-bell.tsx';

/** The header's bell; it leads to the feed of the area its owner works in. */
export const Bell = ({ role }: { readonly role: Role }) => (
  <UnreadBell to={role === 'admin' ? '/admin/notifications' : '/staff/notifications'} />
);
