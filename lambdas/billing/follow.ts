import { CheckBackV1 } from '#events/billing/check-back.v1.ts';
import { CreditAccountChangedV1 } from '#events/billing/credit-account-changed.v1.ts';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import { PaymentVoidedV1 } from '#events/billing/payment-voided.v1.ts';
import { RefundMadeV1 } from '#events/billing/refund-made.v1.ts';
import { BookingCancelledV1 } from '#events/bookings/booking-cancelled.v1.ts';
import { BookingCompletedV1 } from '#events/bookings/booking-completed.v1.ts';
import { BookingFailedV1 } from '#events/bookings/booking-failed.v1.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import { on } from '../runtime/triggers/by-type.ts';
import { bookedShipments, readHandover } from '../shipments/index.ts';
import { accountStore } from './accounts/account-store.ts';
import { coverInvoice, followTerms } from './accounts/cover-invoices.ts';
import { biller, variables } from './biller.ts';
import { chargeParcel } from './charges/charge-parcel.ts';
import { chargeMissed, chargePickup } from './charges/charge-pickup.ts';
import { chargeStorage } from './charges/charge-storage.ts';
import { pickupCharging } from './charges/pickup-charging.ts';
import { invoiceStore } from './invoice-store.ts';

/** What is charged for pickups reads bookings as well, and the address of who pays. */
export const listening = { ...variables, BOOKINGS_TABLE: required, PROFILES_TABLE: required };

type Given = Parameters<typeof biller>[1];

/** What follows for invoices from what happens to shipments and to pickups, and for accounts from what happens to invoices. */
export const listeners = (env: EnvOf<typeof listening>, shared: Given) => {
  const bill = biller(env, shared);
  const { BILLING_TABLE, SHIPMENTS_TABLE } = env;
  const { client, clock, newId } = shared;
  const charging = pickupCharging(env, shared);
  const missed = chargeMissed(charging);
  const storage = chargeStorage({
    invoices: invoiceStore(client, BILLING_TABLE),
    findShipment: bookedShipments(client, SHIPMENTS_TABLE).find,
    findHandover: readHandover(client, SHIPMENTS_TABLE),
    clock,
    newId,
    pause: pauseOf(25),
  });
  const covering = {
    accounts: accountStore(client, BILLING_TABLE),
    invoices: invoiceStore(client, BILLING_TABLE),
    shipmentsNamed: bookedShipments(client, SHIPMENTS_TABLE).named,
    bill,
    clock,
    newId,
    pause: pauseOf(25),
  };
  const cover = coverInvoice(covering);
  return [
    on(CreditAccountChangedV1, followTerms(covering)),
    on(InvoiceIssuedV1, cover),
    on(InvoiceAdjustedV1, cover),
    on(PaymentReceivedV1, cover),
    on(PaymentVoidedV1, cover),
    on(RefundMadeV1, cover),
    on(CreditGivenV1, cover),
    on(CheckBackV1, cover),
    on(BookingCompletedV1, chargePickup(charging)),
    on(BookingCancelledV1, missed),
    on(BookingFailedV1, missed),
    on(ParcelChangedV1, chargeParcel(charging)),
    on(ShipmentBookedV1, bill),
    on(ShipmentChangedV1, bill),
    on(ShipmentCancelledV1, bill),
    on(ShipmentRolledV1, bill),
    on(PieceTrackedV1, (event) => (event.data.code === 'DLV' ? storage(event) : bill(event))),
  ];
};
