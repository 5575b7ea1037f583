import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { checkBooks } from './check-books.ts';
import { invoiceCheck } from './check-invoice.ts';
import { checkStep } from './check-lists.ts';
import { checkStore } from './check-store.ts';

export const auditVariables = { BILLING_TABLE: required };

/** The nightly check of the books. */
export const wireAudit = (
  { BILLING_TABLE: table }: EnvOf<typeof auditVariables>,
  { client, clock, log }: Pick<SharedDependencies, 'client' | 'clock' | 'log'>,
) => {
  const step = checkStep({ client, table, books: invoiceCheck(client, table), clock });
  return checkBooks({ step, progress: checkStore(client, table), clock, log });
};
