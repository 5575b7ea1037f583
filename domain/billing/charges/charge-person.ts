import { owedOf } from '../balance.ts';
import type { Invoice } from '../invoice.ts';

/** Somebody who is charged without a shipment. */
export interface BilledPerson {
  readonly userId: string;
  /** Name, company and address. */
  readonly billTo: readonly string[];
}

/** An invoice of a person before anything is charged on it: version 0, which is never written. `at`: ISO 8601 UTC. */
export const emptyInvoice = (number: string, { userId, billTo }: BilledPerson, at: string): Invoice => ({
  number,
  version: 0,
  ownerId: userId,
  chargesTerm: 'PREPAID',
  billTo: [...billTo],
  currency: 'USD',
  promised: 0,
  entries: [],
  issuedAt: at,
  changedAt: at,
});

/**
 * The invoice of a person that the next charge goes on; undefined where it needs a new one. What was paid or canceled is closed:
 * nobody finds more on an invoice that they have settled.
 */
export const openOf = (last: Invoice | undefined): Invoice | undefined =>
  last !== undefined && owedOf(last) > 0 ? last : undefined;
