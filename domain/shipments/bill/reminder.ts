import { leftToGive } from '../../billing/balance.ts';
import type { Flight } from '../../departures/flight.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { hasLeft } from '../next-step/has-left.ts';
import { payBy } from '../next-step/pay-when.ts';
import type { Shipment } from '../shipment.ts';
import type { Bill } from './bill.ts';

/** How long before its flight closes the sender of an unpaid shipment is reminded. */
export const REMIND_MS = 24 * 3_600_000;
/** Whoever was asked for the money less than this before is not asked again. */
const ASKED_MS = 12 * 3_600_000;

type Closing = Pick<Flight, 'id' | 'bookingCutoff'>;

/**
 * Whether its sender is reminded that it has to be paid before its flight closes: once for each cutoff, where they pay themselves, were
 * asked long enough before, and no check for all of it waits for the bank.
 */
export const needsReminder = (
  shipment: Shipment,
  { flight, bill }: { readonly flight: Closing; readonly bill: Bill | undefined },
  now: Date,
): boolean => {
  const due = shipment.holds.find(({ kind }) => kind === 'PAYMENT_DUE');
  return (
    shipment.departureId === flight.id &&
    shipment.chargesTerm === 'PREPAID' &&
    shipment.remindedFor !== flight.bookingCutoff &&
    !hasLeft(shipment) &&
    now.toISOString() < flight.bookingCutoff &&
    due !== undefined &&
    now.getTime() - Date.parse(due.at) >= ASKED_MS &&
    bill !== undefined &&
    leftToGive(bill) > 0
  );
};

/** What the account says at once: until when it has to be paid, and when it can fly then. `day` is that of its flight in New York. */
export const unpaidNews = ({ until, day }: { readonly until: string; readonly day: string }) => ({
  title: 'Not paid yet',
  body: payBy({ by: until, lines: [`Then it can fly ${dayWords(day)}.`] }).join(' '),
});
