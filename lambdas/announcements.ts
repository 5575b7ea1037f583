import { enquiryAnnouncements } from './enquiries/announcements.ts';
import { identityAnnouncements } from './identity/announcements.ts';
import { mailboxAnnouncements } from './mailboxes/announcements.ts';
import { monitoringAnnouncements } from './monitoring/announcements.ts';
import { quoteAnnouncements } from './quotes/announcements.ts';
import type { Announcement } from './runtime/announcement.ts';
import { shipmentAnnouncements } from './shipments/announcements.ts';

/** The announcements of all domains. A test checks that they match `notifies` in the contracts of the events. */
export const allAnnouncements: readonly Announcement[] = [
  ...enquiryAnnouncements,
  ...identityAnnouncements,
  ...mailboxAnnouncements,
  ...monitoringAnnouncements,
  ...quoteAnnouncements,
  ...shipmentAnnouncements,
];
