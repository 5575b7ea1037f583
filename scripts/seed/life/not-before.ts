import type { Invoice } from '#domain/billing/invoice.ts';

/**
 * The instant at which samples go on with an invoice. The cloud hears of a booking too, and may have billed it by today's clock: what is paid
 * or taken back after that is not before it.
 */
export const notBefore = (invoice: Pick<Invoice, 'entries'> | undefined, now: Date): Date =>
  new Date(Math.max(now.getTime(), ...(invoice?.entries ?? []).map(({ at }) => Date.parse(at))));
