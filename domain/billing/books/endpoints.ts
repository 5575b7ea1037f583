import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { UserId } from '../../kernel/user-id.ts';
import { InvoiceSummary } from '../invoice.ts';
import { Taking } from '../takings.ts';
import { Aging } from './aging.ts';
import { BooksCheck } from './check.ts';
import { JournalRow } from './journal.ts';
import { ClosedMonth, Month } from './months.ts';
import { Statement } from './statement.ts';

/** New York days, both included. */
const period = { from: z.iso.date(), to: z.iso.date() };
const ofMonth = z.object({ month: Month });
const refusals = { INVALID_CURSOR: 400, INVALID_PERIOD: 400 } as const;

/** The books: what bookkeepers take out of them, and whether they agree. */
export const booksEndpoints = {
  booksCheck: endpoint('GET /api/desk/books', {
    summary: 'What the last nightly check of the books found: differences, and numbers that were never used.',
    access: 'payment.read',
    reply: z.object({ check: z.optional(BooksCheck) }),
  }),
  aging: endpoint('GET /api/desk/books/aging', {
    summary:
      'Who owes what: everything that is owed, by customer and by how long it has been due; what receivers owe is apart.',
    access: 'invoice.read',
    reply: Aging,
  }),
  myStatement: endpoint('GET /api/statement', {
    summary:
      "The caller's statement for a period: what was owed before, every charge, payment, credit and refund, and what is owed after it.",
    access: 'signed-in',
    query: z.object(period),
    reply: Statement,
    refusals: { INVALID_PERIOD: 400 },
  }),
  statement: endpoint('GET /api/desk/statements/{userId}', {
    summary: 'The statement of a customer for a period.',
    access: 'invoice.read',
    params: z.object({ userId: UserId }),
    query: z.object(period),
    reply: Statement,
    refusals: { INVALID_PERIOD: 400 },
  }),
  bookedInvoices: endpoint('GET /api/desk/books/invoices', {
    summary:
      'Invoices that were issued in a period, in order of their time. A page may be empty and have a next one.',
    access: 'invoice.manage',
    query: z.object({ ...pageQuery, ...period }),
    reply: pageOf(InvoiceSummary),
    refusals,
  }),
  bookedMoney: endpoint('GET /api/desk/books/payments', {
    summary:
      'Payments, refunds and voids of a period, in order of their time. A page may be empty and have a next one.',
    access: 'invoice.manage',
    query: z.object({ ...pageQuery, ...period }),
    reply: pageOf(Taking),
    refusals,
  }),
  months: endpoint('GET /api/desk/books/months', {
    summary:
      'Months whose file for the bookkeeper was made, with their sums, and months that are over and open.',
    access: 'invoice.manage',
    reply: z.object({ closed: z.array(ClosedMonth), open: z.array(Month) }),
  }),
  closeMonth: endpoint('POST /api/desk/books/months/{month}', {
    summary:
      'Closes a month that is over, with the accounts as they are called now, for good. A month that is closed stays as it is.',
    access: 'invoice.manage',
    params: ofMonth,
    reply: ClosedMonth,
    refusals: { MONTH_NOT_OVER: 409 },
  }),
  journal: endpoint('GET /api/desk/books/months/{month}/journal', {
    summary: 'Every entry of a closed month with what it debits and credits, in order of their time.',
    access: 'invoice.manage',
    params: ofMonth,
    query: z.object(pageQuery),
    reply: pageOf(JournalRow),
    refusals: { INVALID_CURSOR: 400, MONTH_NOT_CLOSED: 409 },
  }),
} as const;
