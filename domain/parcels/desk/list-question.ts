import * as z from 'zod/mini';
import { countAsked, isAsOld, LeastDays, Month } from '../../kernel/asked-list.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { MailboxNumber } from '../../mailboxes/mailbox-number.ts';
import type { ParcelHold } from '../holds/hold-kinds.ts';
import { isHere, type ParcelState } from '../lifecycle.ts';
import { type Parcel, ParcelHoldName, ParcelStateName, Shelf } from '../parcel.ts';

/** What the list of the desk can be asked. What is here is asked by all of it together; a search and a month stand apart. */
export const ParcelQuestion = z.object({
  state: z.optional(ParcelStateName),
  shelf: z.optional(Shelf),
  hold: z.optional(ParcelHoldName),
  /** By itself it has everything that came for a mailbox, what has left too. */
  mailbox: z.optional(MailboxNumber),
  /** Here for at least so many days. */
  days: z.optional(LeastDays),
  /** `2026-11`, for parcels that left in that month. */
  closed: z.optional(Month),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});
export type ParcelQuestion = z.infer<typeof ParcelQuestion>;

const filters = ['state', 'shelf', 'hold', 'mailbox', 'days'] as const;

/** What has left means what left in this month, unless a month is asked for. */
export const withMonth = (question: ParcelQuestion, now: Date): ParcelQuestion => {
  const { state, closed } = question;
  return state === undefined || isHere(state) || closed !== undefined
    ? question
    : { ...question, closed: newYorkDay(now).slice(0, 'yyyy-mm'.length) };
};

/** Whether the list can answer it. A search looks for one thing and is asked alone; what has left is listed by its month and one more filter. */
export const isAnswerable = (question: ParcelQuestion): boolean => {
  const { search = '', closed, shelf, hold } = question;
  const count = countAsked(question, filters);
  if (search !== '') return count === 0 && closed === undefined;
  return closed === undefined || (count <= 1 && shelf === undefined && hold === undefined);
};

const waiting: readonly ParcelState[] = ['UNIDENTIFIED', 'RETURNING'];

/** Whether somebody has to do something with what is asked for: who waits longest comes first, else what came last. */
export const waits = ({ state, hold }: ParcelQuestion): boolean =>
  hold !== undefined || (state !== undefined && waiting.includes(state));

/** Whether it is everything of a mailbox. */
export const isWholeMailbox = (question: ParcelQuestion): boolean =>
  question.mailbox !== undefined && countAsked(question, [...filters, 'closed']) === 1;

type Test = (
  held: { readonly parcel: Parcel; readonly holds: readonly ParcelHold[] },
  question: ParcelQuestion,
  now: Date,
) => boolean;

const tests: readonly Test[] = [
  ({ parcel }, { state }) => state === undefined || parcel.state === state,
  ({ parcel }, { shelf }) => shelf === undefined || parcel.shelf === shelf,
  ({ holds }, { hold }) => hold === undefined || holds.includes(hold),
  ({ parcel }, { mailbox }) => mailbox === undefined || parcel.mailbox === mailbox,
  ({ parcel }, { days }, now) => isAsOld(parcel.receivedAt, days, now),
  ({ parcel }, question) => question.closed !== undefined || isWholeMailbox(question) || isHere(parcel.state),
];

/** Whether a parcel with the holds that it has now is in the list that was asked for. A month is not looked at: only the index knows it. */
export const isInList: Test = (held, question, now) => tests.every((test) => test(held, question, now));
