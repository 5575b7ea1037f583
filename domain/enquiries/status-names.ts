import type { EnquiryStatus } from './lifecycle.ts';

/** The statuses of an enquiry as people read them. */
export const statusNames: Readonly<Record<EnquiryStatus, string>> = {
  NEW: 'New',
  OPEN: 'Open',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
  SPAM: 'Spam',
};
