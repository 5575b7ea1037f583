/**
 * The status of a quote (trade.md, Quotes). `DRAFT`: someone of us must price it by hand first. `SENT`: the customer has the price.
 * `VIEWED`: the customer has opened it. `ACCEPTED`: it is agreed. `CONVERTED`: a shipment was made of it. `DECLINED`: the customer
 * said no, or we cannot take it. `EXPIRED`: nobody answered in time. `SUPERSEDED`: a newer quote has replaced it.
 */
export const quoteStatuses = [
  'DRAFT',
  'SENT',
  'VIEWED',
  'ACCEPTED',
  'CONVERTED',
  'DECLINED',
  'EXPIRED',
  'SUPERSEDED',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The statuses that may follow each status. Nothing follows a quote that became a shipment or was replaced. */
const quoteMoves = {
  DRAFT: ['SENT', 'DECLINED'],
  SENT: ['VIEWED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'SUPERSEDED'],
  VIEWED: ['ACCEPTED', 'DECLINED', 'EXPIRED', 'SUPERSEDED'],
  ACCEPTED: ['CONVERTED'],
  CONVERTED: [],
  DECLINED: ['SUPERSEDED'],
  EXPIRED: ['SUPERSEDED'],
  SUPERSEDED: [],
} as const satisfies Record<QuoteStatus, readonly QuoteStatus[]>;

/** Whether a status may follow another. */
export const mayBecome = (from: QuoteStatus, to: QuoteStatus): boolean =>
  (quoteMoves[from] as readonly QuoteStatus[]).includes(to);

/** The statuses in which the customer has a price and can still answer. */
const open: readonly QuoteStatus[] = ['SENT', 'VIEWED'];

/** Whether the customer has a price that is not answered. */
export const isOpen = (status: QuoteStatus): boolean => open.includes(status);

/**
 * The status at an instant. An open quote is expired from `expiresAt` on, whether or not a schedule has written it down yet.
 */
export const statusAt = (
  { status, expiresAt }: { readonly status: QuoteStatus; readonly expiresAt?: string | undefined },
  now: Date,
): QuoteStatus =>
  isOpen(status) && expiresAt !== undefined && now.getTime() >= Date.parse(expiresAt) ? 'EXPIRED' : status;
