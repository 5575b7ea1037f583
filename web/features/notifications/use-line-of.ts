import type { Notification } from '#domain/notifications/notification.ts';
import { useMayOpen } from '#web/shell/may-open.ts';

/**
 * Shows a line to its reader: an admin opens a link to the desk of staff below /admin, and whoever may not open it has the line
 * without a link.
 */
export const useLineOf = (base: string): ((line: Notification) => Notification) => {
  const mayOpen = useMayOpen();
  return ({ link, ...line }) => {
    const own = base.startsWith('/admin') ? link?.replace(/^\/staff(?=\/|$)/, '/admin') : link;
    return own !== undefined && mayOpen(own) ? { ...line, link: own } : line;
  };
};
