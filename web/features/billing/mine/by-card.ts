import { leftToGive } from '#domain/billing/balance.ts';
import type { MyInvoice } from '#domain/billing/my-invoice.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { paidJustNow } from '#web/next-step/owed-before.ts';

/** What of an invoice was paid by card in this tab a moment ago, in cents. */
export const byCardOn = (invoice: MyInvoice): Cents => paidJustNow(invoice.number, leftToGive(invoice));

/** What is left to pay of it besides, in cents. */
export const stillLeft = (invoice: MyInvoice): Cents => leftToGive(invoice) - byCardOn(invoice);
