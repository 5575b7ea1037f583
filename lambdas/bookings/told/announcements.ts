import type { Announcement } from '../../runtime/announcement.ts';

/** Whom bookings tell what. */
export const announcements: readonly Announcement[] = [];
