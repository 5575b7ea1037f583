import * as z from 'zod/mini';
import { countAsked, isAsOld, LeastDays, Month } from '../kernel/asked-list.ts';
import { UserId } from '../kernel/user-id.ts';
import { type Enquiry, EnquiryStatusName, waitsSince } from './enquiry.ts';
import { type EnquiryStatus, mayBeAnswered } from './lifecycle.ts';

/** What the list of enquiries can be asked. What is open is asked by all of it together; a search and a month stand apart. */
export const EnquiryQuestion = z.object({
  status: z.optional(EnquiryStatusName),
  /** The id of the sender. */
  owner: z.optional(UserId),
  /** Written at least so many days ago. */
  days: z.optional(LeastDays),
  /** `2026-11`, for enquiries that are closed and were written in that month. */
  closed: z.optional(Month),
  search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
});
export type EnquiryQuestion = z.infer<typeof EnquiryQuestion>;

const isOver = (status: EnquiryStatus | undefined): boolean => status !== undefined && !mayBeAnswered(status);

/** Whether the list can answer it. A search is asked alone, a month with one more filter; all that is closed, or spam, is listed without further filters. */
export const isAnswerable = (question: EnquiryQuestion): boolean => {
  const { search = '', status, closed } = question;
  const others = countAsked(question, ['owner', 'days']);
  if (search !== '') return others === 0 && status === undefined && closed === undefined;
  if (closed !== undefined) return others <= 1 && status === undefined;
  return others === 0 || !isOver(status);
};

/** Whether an enquiry is among those of a sender and an age. Its status and a month are not looked at: the index knows them. */
export const isInList = (enquiry: Enquiry, { owner, days }: EnquiryQuestion, now: Date): boolean =>
  (owner === undefined || enquiry.userId === owner || enquiry.people?.includes(owner) === true) &&
  isAsOld(waitsSince(enquiry), days, now);
