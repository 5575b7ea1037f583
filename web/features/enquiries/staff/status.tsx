import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { statusNames } from '#domain/enquiries/status-names.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

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
