import * as z from 'zod/mini';
import { isAsOld, LeastDays, Month } from '../kernel/asked-list.ts';
import { destinationCodes } from '../kernel/destination-codes.ts';
import { UserId } from '../kernel/user-id.ts';
import type { InvoiceSummary } from './invoice.ts';

/** Invoices by what is owed on them. */
const invoiceLists = ['owed', 'overdue', 'to-pay-back', 'settled'] as const;
export type InvoiceList = (typeof invoiceLists)[number];

/** What the list of invoices can be asked: one of the lists by all of it together, what is settled by its month and one filter. */
export const InvoiceQuestion = z.object({
  show: z.optional(z.enum(invoiceLists)),
  to: z.optional(z.enum(destinationCodes)),
  /** The id of the customer. */
  owner: z.optional(UserId),
  /** Issued at least so many days ago. */
  days: z.optional(LeastDays),
  /** `2026-11`, for invoices that were settled in that month. */
  closed: z.optional(Month),
  /** The number of an invoice or a shipment, as people type it. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});
export type InvoiceQuestion = z.infer<typeof InvoiceQuestion>;

/** Whether the list can answer it. What is settled, and all there are, grow without end: they are narrowed within a month alone. */
export const isAnswerable = ({ show, to, owner, days, closed, search = '' }: InvoiceQuestion): boolean => {
  const count = [to, owner, days].filter((one) => one !== undefined).length;
  if (search !== '') return count === 0 && closed === undefined;
  if (closed !== undefined) return show === 'settled' && count <= 1;
  return count === 0 || (show !== undefined && show !== 'settled');
};

/** Whether an invoice is among those of a destination, a customer and an age. */
export const isInList = (
  { to, ownerId, issuedAt }: Pick<InvoiceSummary, 'to' | 'issuedAt'> & { readonly ownerId: string },
  asked: InvoiceQuestion,
  now: Date,
): boolean =>
  (asked.to === undefined || to === asked.to) &&
  (asked.owner === undefined || ownerId === asked.owner) &&
  isAsOld(issuedAt, asked.days, now);
