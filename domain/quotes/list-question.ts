import * as z from 'zod/mini';
import { countAsked, isAsOld, LeastDays, Month } from '../kernel/asked-list.ts';
import { destinationCodes } from '../kernel/destination-codes.ts';
import { UserId } from '../kernel/user-id.ts';
import type { QuoteStatus } from './lifecycle.ts';
import { type Quote, QuoteStatusName, QuoteTask } from './quote.ts';

const narrowing = {
  to: z.optional(z.enum(destinationCodes)),
  /** The id of the customer. */
  owner: z.optional(UserId),
  /** Asked for at least so many days ago. */
  days: z.optional(LeastDays),
};

/** What the queue of the desk can be asked, all of it together. */
export const AskedQueue = z.object({
  task: z.optional(QuoteTask),
  /** `me`, `nobody` or a user id. */
  taken: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  ...narrowing,
});
export type AskedQueue = z.infer<typeof AskedQueue>;

/** What the list of the desk can be asked: what is open by all of it together, what is over by a month and one filter. */
export const AskedQuotes = z.object({
  status: z.optional(QuoteStatusName),
  /** All that can still become a shipment. */
  which: z.optional(z.literal('open')),
  /** `2026-11`, for quotes that are over and were asked for in that month. */
  closed: z.optional(Month),
  ...narrowing,
});
export type AskedQuotes = z.infer<typeof AskedQuotes>;

/** The statuses in which a quote can still become a shipment. */
export const openStatuses = ['DRAFT', 'SENT', 'VIEWED', 'ACCEPTED'] as const satisfies readonly QuoteStatus[];

/** Whether a quote in this status can no longer become a shipment, or has become one. */
export const isOver = (status: QuoteStatus): boolean =>
  !(openStatuses as readonly QuoteStatus[]).includes(status);

/** Whether the list can answer it. All quotes of a status that are over, or all there are, are listed without further filters. */
export const isAnswerable = (question: AskedQuotes): boolean => {
  const { status, which, closed } = question;
  const others = countAsked(question, ['to', 'owner', 'days']);
  if (closed !== undefined)
    return (
      which === undefined &&
      others + (status === undefined ? 0 : 1) <= 1 &&
      (status === undefined || isOver(status))
    );
  if (status !== undefined && isOver(status)) return others === 0 && which === undefined;
  return others === 0 || which !== undefined || status !== undefined;
};

/** Whether a quote is among those asked for by task, whoever has taken it, destination, customer and age. `taken` is a user id or `nobody`. */
export const isInList = (quote: Quote, asked: AskedQueue, now: Date): boolean => {
  const { task, taken, to, owner, days } = asked;
  return (
    (task === undefined || quote.waitsFor === task) &&
    (taken === undefined || (quote.assignee ?? 'nobody') === taken) &&
    (to === undefined || quote.request.to === to) &&
    (owner === undefined || quote.ownerId === owner) &&
    isAsOld(quote.createdAt, days, now)
  );
};
