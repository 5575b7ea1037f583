import { enquiryAnnouncements } from './enquiries/announcements.ts';
import { mailboxAnnouncements } from './mailboxes/announcements.ts';
import { monitoringAnnouncements } from './monitoring/announcements.ts';
import type { Announcement } from './runtime/announcement.ts';

/** What every domain has people told. The events themselves say whether anybody is: a test holds the two together. */
export const allAnnouncements: readonly Announcement[] = [
  ...enquiryAnnouncements,
  ...mailboxAnnouncements,
  ...monitoringAnnouncements,
];
