import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import { InvoicePaidV1 } from '#events/billing/invoice-paid.v1.ts';
import { PaymentVoidedV1 } from '#events/billing/payment-voided.v1.ts';
import { DepartureAnnouncedV1 } from '#events/departures/departure-announced.v1.ts';
import { DepartureArrivedV1 } from '#events/departures/departure-arrived.v1.ts';
import { DepartureAtDestinationV1 } from '#events/departures/departure-at-destination.v1.ts';
import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { DepartureClosingV1 } from '#events/departures/departure-closing.v1.ts';
import { DepartureLeftV1 } from '#events/departures/departure-left.v1.ts';
import { DepartureManifestedV1 } from '#events/departures/departure-manifested.v1.ts';
import { DepartureProposedV1 } from '#events/departures/departure-proposed.v1.ts';
import { DepartureTakenBackV1 } from '#events/departures/departure-taken-back.v1.ts';
import { DepartureTenderedV1 } from '#events/departures/departure-tendered.v1.ts';
import { WaybillStockChangedV1 } from '#events/departures/waybill-stock-changed.v1.ts';
import { WaybillStockLowV1 } from '#events/departures/waybill-stock-low.v1.ts';
import { BulkContinuedV1 } from '#events/desk/bulk-continued.v1.ts';
import { BulkFinishedV1 } from '#events/desk/bulk-finished.v1.ts';
import { BulkStartedV1 } from '#events/desk/bulk-started.v1.ts';
import { ListExportedV1 } from '#events/desk/list-exported.v1.ts';
import { SharedViewChangedV1 } from '#events/desk/shared-view-changed.v1.ts';
import { EnquiryChangedV1 } from '#events/enquiries/enquiry-changed.v1.ts';
import type { EventContract } from '#events/envelope.ts';
import { FileRefusedV1 } from '#events/files/file-refused.v1.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { KnownShipperChangedV1 } from '#events/identity/known-shipper-changed.v1.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import { PaperIssuedV1 } from '#events/papers/paper-issued.v1.ts';
import { PayLinkChangedV1 } from '#events/payments/pay-link-changed.v1.ts';
import { PaymentFailedV1 } from '#events/payments/payment-failed.v1.ts';
import { QuoteViewedV1 } from '#events/quotes/quote-viewed.v1.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import { CollectionCodeRenewedV1 } from '#events/shipments/collection-code-renewed.v1.ts';
import { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCreatedV1 } from '#events/shipments/shipment-created.v1.ts';
import { WaitlistJoinedV1 } from '#events/shipments/waitlist-joined.v1.ts';
import { TaskChangedV1 } from '#events/tasks/task-changed.v1.ts';

/** The events that nobody is told of. Their contracts say why. A test checks that none is missing. */
export const silentEvents: readonly EventContract[] = [
  InvoiceIssuedV1,
  InvoicePaidV1,
  PaymentVoidedV1,
  DepartureAnnouncedV1,
  DepartureArrivedV1,
  DepartureAtDestinationV1,
  DepartureCancelledV1,
  DepartureChangedV1,
  DepartureClosingV1,
  DepartureLeftV1,
  DepartureManifestedV1,
  DepartureProposedV1,
  DepartureTakenBackV1,
  DepartureTenderedV1,
  WaybillStockChangedV1,
  WaybillStockLowV1,
  BulkContinuedV1,
  BulkFinishedV1,
  BulkStartedV1,
  ListExportedV1,
  SharedViewChangedV1,
  EnquiryChangedV1,
  FileRefusedV1,
  FileReleasedV1,
  KnownShipperChangedV1,
  ProfileChangedV2,
  ExportRequestedV1,
  PaperIssuedV1,
  PayLinkChangedV1,
  PaymentFailedV1,
  QuoteViewedV1,
  SettingsChangedV1,
  CollectionCodeRenewedV1,
  ReplanConfirmedV1,
  ShipmentBookedV1,
  ShipmentCreatedV1,
  WaitlistJoinedV1,
  TaskChangedV1,
];
