import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** The statuses of a quote as people read them. */
export const quoteStatusNames: Record<QuoteStatus, string> = {
  DRAFT: 'Being priced',
  SENT: 'Ready',
  VIEWED: 'Opened',
  ACCEPTED: 'Accepted',
  CONVERTED: 'Shipment made',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  SUPERSEDED: 'Replaced',
};

const tones: Record<QuoteStatus, BadgeTone> = {
  DRAFT: 'time',
  SENT: 'note',
  VIEWED: 'note',
  ACCEPTED: 'done',
  CONVERTED: 'done',
  DECLINED: 'plain',
  EXPIRED: 'plain',
  SUPERSEDED: 'plain',
};

/** The status of a quote as a badge. */
export const QuoteStatusBadge = ({ status }: { readonly status: QuoteStatus }) => (
  <Badge tone={tones[status]}>{quoteStatusNames[status]}</Badge>
);
