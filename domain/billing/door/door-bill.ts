import type { Booking } from '../../bookings/booking.ts';
import { mainVisit } from '../../bookings/visits.ts';
import type { Cents } from '../../kernel/money.ts';
import { toPayFirst } from '../accounts/coverage.ts';
import { balanceOf, leftToGive, standingFees } from '../balance.ts';
import { pickupCause, pickupCharge, type VisitCharge } from '../charges/pickups.ts';
import type { Payment } from '../entries.ts';
import type { Invoice } from '../invoice.ts';
import type { DoorBill, DoorCash } from './door-money.ts';

/** The charge of a pickup that takes place now, as it is charged when it is done: both have one cause, so it is charged once. */
export const pickupChargeNow = (booking: Booking): VisitCharge | undefined =>
  pickupCharge({ ...booking, state: 'COMPLETED' });

/** What of an invoice has to be paid now: nothing that an account has taken, or that a check is for which waits. */
const leftNow = (invoice: Invoice): Cents => {
  const balance = balanceOf(invoice);
  return Math.min(toPayFirst(balance), leftToGive(balance));
};

/** Of the invoice of a person, which may have other charges too, no more than this pickup costs. */
const leftOfPickup = (invoice: Invoice, cause: string): Cents => {
  const fee = standingFees(invoice).find(({ id }) => id === cause);
  return Math.min(leftNow(invoice), fee?.amount ?? 0);
};

/** The invoices that have to do with a stop. */
interface InvoicesAtDoor {
  /** Those of the shipments whose goods are fetched. */
  readonly ofShipments: readonly Invoice[];
  /** The invoice on which this pickup is charged already. */
  readonly ofPickup: Invoice | undefined;
}

/**
 * What is to pay at the door of a booking: what its shipments cost where the sender pays, and the pickup where no price of a shipment has
 * it. A visit that only brings empty barrels costs nothing by itself. What costs nothing is left out.
 */
export const doorBills = (
  booking: Booking,
  visit: number,
  { ofShipments, ofPickup }: InvoicesAtDoor,
): readonly DoorBill[] => {
  const isMain = mainVisit(booking)?.number === visit;
  const charge = isMain ? pickupChargeNow(booking) : undefined;
  const cause = pickupCause(booking);
  const pickup =
    ofPickup === undefined || cause === undefined
      ? { for: 'PICKUP' as const, cents: charge?.amount ?? 0 }
      : { for: ofPickup.number, cents: leftOfPickup(ofPickup, cause) };
  const shipments = ofShipments
    .filter(({ chargesTerm }) => chargesTerm === 'PREPAID')
    .map((invoice) => ({ for: invoice.number, cents: leftNow(invoice) }));
  return [...shipments, ...(isMain ? [pickup] : [])].filter(({ cents }) => cents > 0);
};

/** Cash that was taken at one stop, of the invoices that have to do with it. What was voided is not among it. */
export const cashAtStop = (invoices: readonly Invoice[], stop: string): readonly DoorCash[] =>
  invoices.flatMap(({ number, entries }) => {
    const voided = new Set(entries.map((entry) => (entry.kind === 'VOID' ? entry.of : undefined)));
    return entries
      .filter((entry): entry is Payment => entry.kind === 'PAYMENT' && entry.stop === stop)
      .filter(({ n }) => !voided.has(n))
      .map(({ id, amount }) => ({ id, invoice: number, cents: -amount }));
  });
