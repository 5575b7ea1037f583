import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

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
