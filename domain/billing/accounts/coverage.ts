import * as z from 'zod/mini';
import type { Cents } from '../../kernel/money.ts';

/** Why an account does not take an invoice: its limit is used, or something on it is past due. */
const refusedBecause = ['LIMIT', 'OVERDUE'] as const;

/** How an invoice stands with the credit account of who pays it. */
export const Coverage = z.object({
  /** How much of what is owed the account has taken, in cents: it uses that much of the limit, and keeps no goods here. */
  covers: z.int(),
  /** Until when that is to be paid, ISO 8601. Absent while the account has taken nothing. */
  dueAt: z.optional(z.string()),
  /** Why it does not take the rest. `limit`: of the account, in cents. */
  refused: z.optional(z.object({ because: z.enum(refusedBecause), limit: z.int() })),
});
export type Coverage = z.infer<typeof Coverage>;
export type AccountRefusal = NonNullable<Coverage['refused']>;

/** What is owed, and what of it an account has taken. */
export interface Covered {
  readonly owed: Cents;
  readonly account?: Coverage | undefined;
}

/** What has to be paid before goods fly or are handed over, in cents: what is owed and on no account. */
export const toPayFirst = ({ owed, account }: Covered): Cents => Math.max(0, owed - (account?.covers ?? 0));

/**
 * Until when an invoice is to be paid that is on the account as a whole, ISO 8601. Undefined where something of it is to be paid
 * first, and where nothing is owed.
 */
export const dueOnAccount = (sums: Covered): string | undefined =>
  sums.owed > 0 && toPayFirst(sums) === 0 ? sums.account?.dueAt : undefined;

/** The same while that day is not over. */
export const notDueYet = (sums: Covered, now: Date): string | undefined => {
  const dueAt = dueOnAccount(sums);
  return dueAt !== undefined && dueAt > now.toISOString() ? dueAt : undefined;
};
