import { charge } from '#domain/billing/charges/charge.ts';
import { missedCharge, pickupCharge, type VisitCharge } from '#domain/billing/charges/pickups.ts';
import { pickupChargeNow } from '#domain/billing/door/door-bill.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { TaxRates } from '#domain/billing/tax.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import type { AnyRefusal, Result } from '#domain/kernel/result.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import type { BookingReader } from '../../bookings/index.ts';
import { enterMoney, type MoneyDeps } from '../enter-money.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { chargePerson, type PersonDeps } from './charge-person.ts';

export interface PickupDeps extends MoneyDeps, PersonDeps {
  readonly invoices: MoneyDeps['invoices'] & PersonDeps['invoices'] & Pick<InvoiceStore, 'ofShipment'>;
  readonly bookings: BookingReader;
  /** Name and address of the person who pays. */
  readonly billTo: (booking: Booking) => Promise<readonly string[]>;
  /** The rate card of a price, or without one the card in force. */
  readonly cardOf: (version: number | undefined) => Promise<Pick<RateCard, 'failedPickup'>>;
  /** The sales tax as it is now. */
  readonly readTaxes: () => Promise<TaxRates>;
}

/** What an event of a booking says about money. */
interface Told {
  readonly correlationId: string;
  readonly data: { readonly reference: string; readonly by: string; readonly feeFor?: number | undefined };
}

/** The invoice of the shipment whose price has the pickup, if its sender pays it: a receiver is not charged for a visit in vain. */
const invoiceHolding = async (
  { invoices }: PickupDeps,
  { heldBy }: Booking,
): Promise<Invoice | undefined> => {
  const invoice = heldBy === undefined ? undefined : await invoices.ofShipment(heldBy);
  return invoice?.chargesTerm === 'PREPAID' ? invoice : undefined;
};

const failUnless = (done: Result<unknown, never, AnyRefusal>, { cause }: VisitCharge): void => {
  if (!done.ok) throw new Error(`${cause} was not charged: ${done.refusal.code}.`);
};

/** Enters a charge on the invoice that holds the pickup, or on one of the person. One that some invoice has already is left as it is. */
const enter = async (deps: PickupDeps, booking: Booking, due: VisitCharge, { correlationId, data }: Told) => {
  if ((await deps.invoices.withEntry(due.cause)) !== undefined) return;
  const rates = await deps.readTaxes();
  const cause = { ...due, by: data.by };
  const holding = await invoiceHolding(deps, booking);
  if (holding === undefined) {
    const person = { userId: booking.ownerId, billTo: await deps.billTo(booking) };
    failUnless(await chargePerson(deps)({ person, cause, rates, correlationId }), due);
    return;
  }
  const entered = await enterMoney(deps, {
    number: holding.number,
    correlationId,
    decide: (invoice, at) => charge(invoice, { ...cause, at }, rates),
  });
  failUnless(entered, due);
};

/**
 * Charges a pickup that takes place now, once: what is told later that it took place is the same cause. The invoice that has it; undefined
 * where it costs nothing by itself.
 */
export const chargePickupNow =
  (deps: PickupDeps) =>
  async (
    booking: Booking,
    { by, correlationId }: { readonly by: string; readonly correlationId: string },
  ) => {
    const due = pickupChargeNow(booking);
    if (due === undefined) return undefined;
    await enter(deps, booking, due, { correlationId, data: { reference: booking.reference, by } });
    return deps.invoices.withEntry(due.cause);
  };

/** Charges a pickup that took place and that no price of a shipment has, once, however often it is told. */
export const chargePickup =
  (deps: PickupDeps) =>
  async (told: Told): Promise<void> => {
    const booking = await deps.bookings.find(told.data.reference);
    const due = booking && pickupCharge(booking);
    if (booking !== undefined && due !== undefined) await enter(deps, booking, due, told);
  };

/** Charges the fee for a visit in vain, or canceled too late, where the event says that it is owed, by the rate card of the booking. */
export const chargeMissed =
  (deps: PickupDeps) =>
  async (told: Told): Promise<void> => {
    const { reference, feeFor } = told.data;
    if (feeFor === undefined) return;
    const booking = await deps.bookings.find(reference);
    if (booking === undefined) return;
    const { failedPickup: fee } = await deps.cardOf(booking.price?.rateCardVersion);
    const due = missedCharge(booking, { visit: feeFor, fee });
    if (due !== undefined) await enter(deps, booking, due, told);
  };
