import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { UserId } from '../../kernel/user-id.ts';
import { TrackingNumber } from '../../shipments/tracking-number.ts';
import { InvoiceNumber } from '../invoice.ts';
import { MOST_CENTS, reason } from '../money-endpoints.ts';
import { CreditAccount, leftOn, MOST_DAYS, openOn } from './account.ts';

/** An account as the desk sees it. */
export const ShownAccount = z.object({
  ...z.pick(CreditAccount, { limit: true, days: true, on: true, waiting: true, changes: true }).shape,
  /** What is open on it, in cents. */
  open: z.int(),
  /** What is left of the limit. */
  left: z.int(),
});
export type ShownAccount = z.infer<typeof ShownAccount>;

/** What the desk sees of an account. */
export const shownAccount = (account: CreditAccount): ShownAccount => {
  const { limit, days, on, waiting, changes } = account;
  return { limit, days, on, waiting, changes, open: openOn(account), left: leftOn(account) };
};

/** Invoices that a change of the terms moves, with what is owed on each, in cents. */
const Moved = z.array(
  z.object({ number: InvoiceNumber, shipment: z.optional(TrackingNumber), owed: z.int() }),
);
/** What a change of the terms does. */
export const AccountPreview = z.object({
  /** What the account does not hold any more: their goods are held until it is paid. */
  off: Moved,
  /** What it holds from then on. */
  taken: Moved,
});
export type AccountPreview = z.infer<typeof AccountPreview>;

const params = z.object({ userId: UserId });
const terms = {
  /** Cents; nothing takes the account away. */
  limit: z.int().check(z.minimum(0), z.maximum(MOST_CENTS)),
  /** Days to pay, from the day of the invoice. */
  days: z.int().check(z.minimum(1), z.maximum(MOST_DAYS)),
};
const refusals = { PERSON_NOT_FOUND: 404 } as const;

/** The credit accounts of customers: within a limit their goods fly unpaid, and are due days after the invoice. */
export const accountEndpoints = {
  account: endpoint('GET /api/desk/books/accounts/{userId}', {
    summary: 'The credit account of a customer: its limit, what is open and what is left; none without one.',
    access: 'invoice.read',
    params,
    reply: z.object({ account: z.optional(ShownAccount) }),
  }),
  previewAccount: endpoint('POST /api/desk/books/accounts/{userId}/preview', {
    summary: 'What other terms of a credit account would change. It writes nothing.',
    access: 'invoice.manage',
    params,
    body: z.strictObject(terms),
    reply: AccountPreview,
    refusals,
  }),
  setAccount: endpoint('PUT /api/desk/books/accounts/{userId}', {
    summary:
      'Gives a customer a credit account, or other terms for it; a limit of nothing takes it away. Invoices follow within seconds.',
    access: 'invoice.manage',
    params,
    body: z.strictObject({
      ...terms,
      reason,
      /** How many changes the caller saw: none before there is an account. */
      seen: z.int().check(z.minimum(0)),
    }),
    reply: z.object({ account: ShownAccount }),
    refusals: {
      ...refusals,
      ACCOUNT_CHANGED: { status: 409, details: z.object({ account: ShownAccount }) },
    },
  }),
} as const;
