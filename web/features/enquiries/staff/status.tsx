import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** The statuses of an enquiry as people read them. */
export const statusNames: Record<EnquiryStatus, string> = {
  NEW: 'New',
  OPEN: 'Open',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
  SPAM: 'Spam',
};

const tones: Record<EnquiryStatus, BadgeTone> = {
  NEW: 'time',
  OPEN: 'note',
  ANSWERED: 'done',
  CLOSED: 'plain',
  SPAM: 'plain',
};

/** The status of an enquiry as a badge. */
export const StatusBadge = ({ status }: { readonly status: EnquiryStatus }) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
);
