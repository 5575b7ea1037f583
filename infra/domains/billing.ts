import { Duration } from 'aws-cdk-lib';
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
import type { Domain } from '../patterns/domain.ts';
import type { OtherEvents } from '../patterns/events/heard-events.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { nightlyFunction } from '../patterns/functions/nightly-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable, queriesIndex, readsSettings } from '../patterns/uses.ts';

/** Of all scans, only a landing can make something due, and at a handover storage may have been paid. */
const landed: OtherEvents = {
  id: 'PieceLanded',
  description: 'Delivers the arrival and the handover of pieces to what bills them',
  pattern: () => ({
    source: [PieceTrackedV1.source],
    detailType: [PieceTrackedV1.type],
    detail: { data: { code: ['ARR', 'DLV'] } },
  }),
};

/** Few changes of parcels cost something: more photos, and a return to the store. */
const charged: OtherEvents = {
  id: 'ParcelCharged',
  description: 'Delivers what is charged for a parcel to what bills it',
  pattern: () => ({
    source: [ParcelChangedV1.source],
    detailType: [ParcelChangedV1.type],
    detail: { data: { charge: [{ exists: true }] } },
  }),
};

/** Invoices, which follow from what happens to shipments, and the money for them. */
export const billing: Domain = {
  name: 'billing',
  tables: { Billing: { outbox: true, indexed: true } },
  http: {
    uses: [
      // The number of a person's invoice is counted by an update. Cash is taken at a door while the bag of the driver is open.
      onTable(
        'BILLING_TABLE',
        'BatchGetItem',
        'ConditionCheckItem',
        'GetItem',
        'PutItem',
        'Query',
        'UpdateItem',
      ),
      queriesIndex('BILLING_TABLE'),
      // What the desk adds has a price by the rate card, and its sales tax.
      readsSettings,
      onTable('SETTINGS_TABLE', 'Query'),
      // The name and address of a person who is charged.
      onTable('PROFILES_TABLE', 'GetItem'),
      // The list of a customer says of each invoice what went to whom. What happened to goods says until when they can be claimed.
      onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'Query'),
      // Whether the photos of a claim are there.
      onTable('FILES_TABLE', 'GetItem'),
      // Who drives to the door at which cash is taken, and what is fetched there.
      onTable('RUNS_TABLE', 'GetItem'),
      onTable('BOOKINGS_TABLE', 'GetItem'),
    ],
    whenItFails: 'Customers and the desk cannot see invoices and claims, and the desk cannot enter payments',
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'billing/follow',
      hears: [
        ShipmentBookedV1,
        ShipmentChangedV1,
        ShipmentRolledV1,
        ShipmentCancelledV1,
        landed,
        charged,
        // A pickup that no price of a shipment has, and a visit that was in vain.
        BookingCompletedV1,
        BookingCancelledV1,
        BookingFailedV1,
        // What happens to an invoice takes or frees the limit of its customer's account.
        CreditAccountChangedV1,
        InvoiceIssuedV1,
        InvoiceAdjustedV1,
        PaymentReceivedV1,
        PaymentVoidedV1,
        RefundMadeV1,
        CreditGivenV1,
        CheckBackV1,
      ],
      uses: [
        // Numbers are counted by an update. The invoices of a person are a list.
        onTable('BILLING_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        onTable('BOOKINGS_TABLE', 'GetItem'),
        // The name and address of a person who is charged.
        onTable('PROFILES_TABLE', 'GetItem'),
        // Which goods of an account have left.
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem'),
        // It has to be paid by the cutoff of the flight.
        onTable('DEPARTURES_TABLE', 'GetItem'),
        // The sales tax, and the rate card of a shipment.
        readsSettings,
        onTable('SETTINGS_TABLE', 'Query'),
      ],
      whenItFails:
        'Shipments that are booked, canceled or have another price are not billed, or are billed as before, and storage that a counter took, pickups, visits in vain, and what was done with parcels are not in the books, and credit accounts take no invoice',
    }),
    nightlyFunction({
      entry: 'billing/books/audit',
      uses: [onTable('BILLING_TABLE', 'BatchGetItem', 'GetItem', 'PutItem'), queriesIndex('BILLING_TABLE')],
      whenItFails: 'The books do not agree: the log names the invoices, or nobody has compared them',
    }),
    // Few accounts have something due in an hour. It is told by day, so an hour more or less is none.
    scheduledFunction({
      entry: 'billing/accounts/remind',
      uses: [onTable('BILLING_TABLE', 'GetItem', 'PutItem'), queriesIndex('BILLING_TABLE')],
      whenItFails: 'Customers are not told before something on their credit account is due',
      every: Duration.hours(1),
      timeout: Duration.minutes(2),
    }),
    // Nothing happens when an offer is about to end, so a look at the open claims finds it.
    scheduledFunction({
      entry: 'billing/claims/remind-offers',
      uses: [onTable('BILLING_TABLE', 'GetItem', 'PutItem'), queriesIndex('BILLING_TABLE')],
      whenItFails: 'Customers are not reminded that our offer for their claim ends',
      every: Duration.hours(4),
      timeout: Duration.minutes(2),
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'billing/rebuild',
        uses: [
          // What invoices have from before there was a journal is entered in it.
          onTable('BILLING_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'),
          queriesIndex('BILLING_TABLE'),
          onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem'),
          queriesIndex('SHIPMENTS_TABLE'),
          onTable('DEPARTURES_TABLE', 'GetItem'),
          readsSettings,
          onTable('SETTINGS_TABLE', 'Query'),
        ],
        whenItFails:
          'Shipments that were booked before there were invoices are not billed, and the journal does not have what is older than it',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
