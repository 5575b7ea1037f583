import type { QuoteStatus } from './lifecycle.ts';

/** The statuses of a quote as people read them. */
export const quoteStatusNames: Readonly<Record<QuoteStatus, string>> = {
  DRAFT: 'Being priced',
  SENT: 'Ready',
  VIEWED: 'Opened',
  ACCEPTED: 'Accepted',
  CONVERTED: 'Shipment made',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  SUPERSEDED: 'Replaced',
};
