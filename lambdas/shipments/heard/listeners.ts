import { CheckBackV1 } from '#events/billing/check-back.v1.ts';
import { CheckReceivedV1 } from '#events/billing/check-received.v1.ts';
import { ClaimChangedV1 } from '#events/billing/claim-changed.v1.ts';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import { InvoiceOnAccountV1 } from '#events/billing/invoice-on-account.v1.ts';
import { InvoicePaidV1 } from '#events/billing/invoice-paid.v1.ts';
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import { PaymentVoidedV1 } from '#events/billing/payment-voided.v1.ts';
import { RefundMadeV1 } from '#events/billing/refund-made.v1.ts';
import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingConfirmedV1 } from '#events/bookings/booking-confirmed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { BookingMadeV1 } from '#events/bookings/booking-made.v1.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { bookingReader } from '../../bookings/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { ofShipments } from '../dependencies.ts';
import { billStore } from '../store/bill-items.ts';
import { offerStore } from '../store/offer-items.ts';
import { billChanged, billIssued } from './bill-told.ts';
import { bookingTold, fetchedBefore } from './booking-told.ts';
import { claimTold } from './claim-told.ts';
import { invoiceArrived } from './invoice-arrived.ts';
import { sumExports } from './sum-exports.ts';

export const variables = { SHIPMENTS_TABLE: required, BOOKINGS_TABLE: required };

/** What follows for shipments from events: of files, of their invoices and bookings, and of other shipments on the flight. */
export const listeners = (
  env: EnvOf<typeof variables>,
  given: Pick<SharedDependencies, 'client' | 'clock' | 'newId'>,
) => {
  const deps = ofShipments(env, given);
  const sum = sumExports(deps);
  const bills = { ...deps, bills: billStore(given.client, env.SHIPMENTS_TABLE) };
  const changed = billChanged(bills);
  const booked = { ...deps, bookings: bookingReader(given.client, env.BOOKINGS_TABLE) };
  const booking = bookingTold(booked);
  return [
    on(FileReleasedV1, invoiceArrived(deps)),
    on(InvoiceIssuedV1, billIssued(bills)),
    on(InvoiceAdjustedV1, changed),
    on(PaymentReceivedV1, changed),
    on(PaymentVoidedV1, changed),
    on(RefundMadeV1, changed),
    on(CreditGivenV1, changed),
    on(CheckReceivedV1, changed),
    on(CheckBackV1, changed),
    on(InvoiceOnAccountV1, changed),
    on(InvoicePaidV1, changed),
    on(ClaimChangedV1, claimTold(offerStore(given.client, env.SHIPMENTS_TABLE))),
    on(BookingMadeV1, booking),
    on(BookingConfirmedV1, booking),
    on(BookingChangedV1, booking),
    on(BookingCancelledV1, booking),
    on(BookingFailedV1, booking),
    on(BookingCompletedV1, booking),
    on(ShipmentBookedV1, async (event) => {
      await sum(event);
      await fetchedBefore(booked)(event);
    }),
    on(ShipmentChangedV1, sum),
    on(ShipmentCancelledV1, sum),
    on(ShipmentRolledV1, ({ data: { number, from }, correlationId }) =>
      sum({ data: { number, changed: { departureId: { before: from } } }, correlationId }),
    ),
  ];
};
