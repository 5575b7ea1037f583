import type { TaskSubject } from '#domain/tasks/task.ts';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import { PaymentVoidedV1 } from '#events/billing/payment-voided.v1.ts';
import { RefundMadeV1 } from '#events/billing/refund-made.v1.ts';
import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { DepartureProposedV1 } from '#events/departures/departure-proposed.v1.ts';
import { WaybillStockChangedV1 } from '#events/departures/waybill-stock-changed.v1.ts';
import { WaybillStockLowV1 } from '#events/departures/waybill-stock-low.v1.ts';
import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import { EnquiryChangedV1 } from '#events/enquiries/enquiry-changed.v1.ts';
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import { KnownShipperChangedV1 } from '#events/identity/known-shipper-changed.v1.ts';
import { QuoteChangedV1 } from '#events/quotes/quote-changed.v1.ts';
import { QuoteDeclinedV1 } from '#events/quotes/quote-declined.v1.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { QuoteSentV1 } from '#events/quotes/quote-sent.v1.ts';
import { CollectionCodeLockedV1 } from '#events/shipments/collection-code-locked.v1.ts';
import { CollectionCodeRenewedV1 } from '#events/shipments/collection-code-renewed.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { on } from '../../runtime/triggers/by-type.ts';

type UpToDate = (subject: TaskSubject) => Promise<void>;

/** What an event is about. The flight that a shipment has left is looked at too: it may have been the last one on it. */
export const taskListeners = (upToDate: UpToDate) => {
  const shipment = ({ data: { number } }: { readonly data: { readonly number: string } }) =>
    upToDate({ kind: 'shipment', id: number });
  const quote = ({ data: { reference } }: { readonly data: { readonly reference: string } }) =>
    upToDate({ kind: 'quote', id: reference });
  const enquiry = ({ data: { reference } }: { readonly data: { readonly reference: string } }) =>
    upToDate({ kind: 'enquiry', id: reference });
  const flight = ({ data: { flight: id } }: { readonly data: { readonly flight: string } }) =>
    upToDate({ kind: 'flight', id });
  /** The event does not have to say which stock it is about: there are two. */
  const stock = async () => {
    await upToDate({ kind: 'waybills', id: 'stock' });
    await upToDate({ kind: 'waybills', id: 'master' });
  };
  const invoice = ({ data: { number } }: { readonly data: { readonly number: string } }) =>
    upToDate({ kind: 'invoice', id: number });
  const leftFlight = async (id: string | undefined) => {
    if (id !== undefined) await upToDate({ kind: 'flight', id });
  };
  return [
    on(HoldPlacedV1, shipment),
    on(HoldClearedV1, shipment),
    on(CollectionCodeLockedV1, shipment),
    on(CollectionCodeRenewedV1, shipment),
    on(ShipmentBookedV1, shipment),
    on(PieceTrackedV1, shipment),
    on(ShipmentChangedV1, async (event) => {
      await shipment(event);
      await leftFlight(event.data.changed.departureId?.before);
    }),
    on(ShipmentCancelledV1, async (event) => {
      await shipment(event);
      await leftFlight(event.data.departureId);
    }),
    on(ShipmentRolledV1, async (event) => {
      await shipment(event);
      await leftFlight(event.data.from);
    }),
    on(QuoteRequestedV1, quote),
    on(QuoteSentV1, quote),
    on(QuoteDeclinedV1, quote),
    on(QuoteChangedV1, quote),
    on(EnquiryReceivedV2, enquiry),
    on(EnquiryAnsweredV2, enquiry),
    on(EnquiryChangedV1, enquiry),
    on(DepartureChangedV1, flight),
    on(DepartureProposedV1, flight),
    on(DepartureCancelledV1, flight),
    on(KnownShipperChangedV1, ({ data: { userId } }) => upToDate({ kind: 'shipper', id: userId })),
    on(InvoiceAdjustedV1, invoice),
    on(PaymentReceivedV1, invoice),
    on(PaymentVoidedV1, invoice),
    on(RefundMadeV1, invoice),
    on(CreditGivenV1, invoice),
    on(WaybillStockLowV1, stock),
    on(WaybillStockChangedV1, stock),
  ];
};
