import type { Notification } from '#domain/notifications/notification.ts';

/** A line whose link stays in the area of the reader: an admin opens a link to the desk of staff below /admin. */
export const inArea = (line: Notification, base: string): Notification =>
  line.link !== undefined && base.startsWith('/admin')
    ? { ...line, link: line.link.replace(/^\/staff(?=\/|$)/, '/admin') }
    : line;
