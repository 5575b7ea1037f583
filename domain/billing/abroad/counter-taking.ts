import * as z from 'zod/mini';
import type { Entry } from '../entries.ts';
import { Taking } from '../takings.ts';

/** Money of a counter abroad, as its settlement counts it. */
export const CounterTaking = z.object({
  ...Taking.shape,
  /** 1 with the first payment of a shipment that stands at this counter, −1 when a void leaves it without any, else 0. */
  begun: z.int(),
});
export type CounterTaking = z.infer<typeof CounterTaking>;

/** Whether a payment at a counter abroad stands. */
const hasTaken = (entries: readonly Entry[]): boolean => {
  const voided = new Set(entries.map((entry) => (entry.kind === 'VOID' ? entry.of : undefined)));
  return entries.some(
    (entry) => entry.kind === 'PAYMENT' && entry.place !== undefined && !voided.has(entry.n),
  );
};

/**
 * Whether a shipment begins to count for its counter with an entry, or ceases to. The sum over all settlements is 1 for a shipment of which the
 * counter has taken something, in however many parts, and 0 for all others.
 */
export const begunBy = (
  { entries }: { readonly entries: readonly Entry[] },
  { n }: Pick<Entry, 'n'>,
): number =>
  Number(hasTaken(entries.filter((entry) => entry.n <= n))) -
  Number(hasTaken(entries.filter((entry) => entry.n < n)));
