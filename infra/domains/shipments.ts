import { Duration } from 'aws-cdk-lib';
import type { shipmentRooms } from '#domain/shipments/endpoints.ts';
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
import { DepartureArrivedV1 } from '#events/departures/departure-arrived.v1.ts';
import { DepartureAtDestinationV1 } from '#events/departures/departure-at-destination.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { DepartureClosingV1 } from '#events/departures/departure-closing.v1.ts';
import { DepartureLeftV1 } from '#events/departures/departure-left.v1.ts';
import { DepartureManifestedV1 } from '#events/departures/departure-manifested.v1.ts';
import { DepartureTakenBackV1 } from '#events/departures/departure-taken-back.v1.ts';
import { DepartureTenderedV1 } from '#events/departures/departure-tendered.v1.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { CargoAcceptedV1 } from '#events/runs/cargo-accepted.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import type { Domain, HttpFunction } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { hasKeptKey } from '../patterns/secrets.ts';
import { onTable, onUserPool, queriesIndex, readsSettings } from '../patterns/uses.ts';

/** What changes the sums of the invoice of a shipment. */
const billEvents = [
  InvoiceIssuedV1,
  InvoiceAdjustedV1,
  PaymentReceivedV1,
  PaymentVoidedV1,
  RefundMadeV1,
  CreditGivenV1,
  CheckReceivedV1,
  CheckBackV1,
  InvoiceOnAccountV1,
  InvoicePaidV1,
];

/** What changes how a shipment comes to the dock. */
const bookingEvents = [
  BookingMadeV1,
  BookingConfirmedV1,
  BookingChangedV1,
  BookingCancelledV1,
  BookingFailedV1,
  BookingCompletedV1,
];

/** Shipments with their pieces, what happened to them, and what senders keep for the next one. */
export const shipments: Domain = {
  name: 'shipments',
  tables: { Shipments: { outbox: true, indexed: true } },
  rooms: {
    customer: {
      uses: [
        // What a guest is about to book is counted by updates, and marked when it is in an account.
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        queriesIndex('SHIPMENTS_TABLE'),
        // A place on a flight is taken in the transaction that books a shipment. Waybill numbers are taken before it.
        onTable('DEPARTURES_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        onTable('QUOTES_TABLE', 'GetItem'),
        // Parcels are taken in the transaction that makes a shipment of them; U.S. Mail only where its form is there.
        onTable('PARCELS_TABLE', 'BatchGetItem', 'PutItem'),
        onTable('MAILBOXES_TABLE', 'GetItem'),
        onTable('PROFILES_TABLE', 'GetItem'),
        // Rate cards by their version; brand, capabilities.
        onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
        // Which pickup slots are full.
        onTable('BOOKINGS_TABLE', 'Query'),
        // The EIN of a sender is sealed.
        hasKeptKey,
      ],
      whenItFails: 'Customers cannot make, book, change or see their shipments',
    },
    desk: {
      uses: [
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
        queriesIndex('SHIPMENTS_TABLE'),
        // A shipment that is moved gives its place or its turn back and takes another. What is put on a list checks that it is open.
        onTable('DEPARTURES_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        // Rate cards by their version, where another one is tried on past shipments.
        onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
        // The EIN of a sender is opened for whoever files the export.
        hasKeptKey,
      ],
      whenItFails: 'Staff cannot find or change shipments, and place or clear no hold',
    },
    caller: {
      uses: [
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
        // A place on a flight, and a waybill number: the caller's own booking takes the same.
        onTable('DEPARTURES_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        onTable('QUOTES_TABLE', 'GetItem'),
        // Who calls, under each id of theirs.
        onTable('PROFILES_TABLE', 'GetItem'),
        // Rate cards by their version; brand, capabilities.
        onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
        // Which pickup slots are full.
        onTable('BOOKINGS_TABLE', 'Query'),
      ],
      whenItFails: 'Staff cannot make or correct a shipment for a caller, or record an answer to a new price',
      area: 'shipments/desk',
    },
    dock: {
      uses: [
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem'),
        queriesIndex('SHIPMENTS_TABLE'),
        // What was measured changes the load of a place.
        onTable('DEPARTURES_TABLE', 'GetItem', 'UpdateItem'),
        // Which piece a parcel of a mailbox became.
        onTable('PARCELS_TABLE', 'GetItem'),
        // Whether what a measure names is a photo of the scale.
        onTable('FILES_TABLE', 'GetItem'),
        // What was measured is priced by the rate card that was promised.
        onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
      ],
      whenItFails: 'The dock cannot scan or measure; its devices keep the scans and send them again',
    },
    closing: {
      uses: [
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
        queriesIndex('SHIPMENTS_TABLE'),
        onTable('DEPARTURES_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        readsSettings,
        onTable('BOOKINGS_TABLE', 'Query'),
      ],
      whenItFails: 'Staff cannot close flights, hand them to the airline or record that they have left',
    },
    tracking: {
      uses: [
        onTable('SHIPMENTS_TABLE', 'Query'),
        onTable('DEPARTURES_TABLE', 'GetItem'),
        readsSettings,
        // Which pickup slots are full.
        onTable('BOOKINGS_TABLE', 'Query'),
      ],
      whenItFails: 'Nobody can follow a shipment by its number',
    },
    arrivals: {
      uses: [
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
        queriesIndex('SHIPMENTS_TABLE'),
        onTable('DEPARTURES_TABLE', 'GetItem'),
        // Storage is charged by the rate card that was promised.
        onTable('SETTINGS_TABLE', 'Query'),
      ],
      whenItFails:
        'Agents at the destinations do not see what arrives, and cannot check it in or record customs',
    },
    handover: {
      uses: [
        // Each use of a receiver's link is counted by an update.
        onTable('SHIPMENTS_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        onTable('DEPARTURES_TABLE', 'GetItem'),
        // Signatures and photos of a handover.
        onTable('FILES_TABLE', 'GetItem'),
        // The town of our dock; storage by the rate card that was promised.
        onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
        onTable('BOOKINGS_TABLE', 'Query'),
        // The rate of the day at the counter, where storage is paid in its currency.
        onTable('BILLING_TABLE', 'GetItem'),
        // ID and tax numbers of who collected are sealed.
        hasKeptKey,
      ],
      whenItFails:
        'Receivers get no collection code and see no page of theirs, and counters cannot hand goods over',
      // Both rooms are the counter of a destination: one alarm says of either that it stands still.
      area: 'shipments/arrivals',
    },
    opinion: {
      uses: [
        // Each use of a link is counted by an update.
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'),
        queriesIndex('SHIPMENTS_TABLE'),
        // The hours of the dock, in which a call is promised.
        readsSettings,
      ],
      whenItFails: 'Senders cannot say how it was, and the desk does not read it',
      area: 'shipments/customer',
    },
  } satisfies Record<keyof typeof shipmentRooms, HttpFunction>,
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'shipments/follow/follow',
      area: 'shipments/desk',
      hears: [
        FileReleasedV1,
        MailboxAssignedV2,
        ...billEvents,
        ...bookingEvents,
        // What we offer for a claim is on the first screen of its customer.
        ClaimChangedV1,
        ShipmentBookedV1,
        ShipmentChangedV1,
        ShipmentCancelledV1,
        ShipmentRolledV1,
      ],
      uses: [
        // The drafts of a person, and that one which was kept for them is theirs.
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        queriesIndex('SHIPMENTS_TABLE'),
        // By which secret is kept what somebody was about to book when they registered.
        onUserPool(['cognito-idp:AdminGetUser']),
        // A booking as it is now: its slot, and whether the van has the goods.
        onTable('BOOKINGS_TABLE', 'GetItem'),
      ],
      whenItFails:
        'Invoices and payments do not clear their hold, shipments do not know their pickup and are not picked up, export filings that shipments need together are missed until the flight is closed, whoever registered to book something finds it only by the link of the letter, and offers for claims are not on the first screen',
    }),
    // That a held place has lapsed, or that a shipment was not booked in time, is worked out from the clock on every read. This gives the place to the next, and parcels back to their owner.
    scheduledFunction({
      entry: 'shipments/waitlists',
      area: 'shipments/customer',
      uses: [
        onTable('SHIPMENTS_TABLE', 'GetItem', 'PutItem'),
        queriesIndex('SHIPMENTS_TABLE'),
        onTable('DEPARTURES_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        readsSettings,
      ],
      whenItFails:
        'Places that become free on full flights are given to nobody on their waitlists, and parcels of shipments that nobody books stay locked',
      every: Duration.minutes(2),
      ringsWhenSilent: true,
    }),
    // What is open is found again from the tables, so the schedule continues whatever an event has begun.
    scheduledFunction({
      entry: 'shipments/rolls/follow-flights',
      area: 'shipments/closing',
      hears: [
        DepartureChangedV1,
        DepartureClosingV1,
        DepartureManifestedV1,
        DepartureTenderedV1,
        DepartureLeftV1,
        DepartureArrivedV1,
        DepartureTakenBackV1,
        DepartureAtDestinationV1,
        CargoAcceptedV1,
        HoldClearedV1,
        ReplanConfirmedV1,
      ],
      uses: [
        onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        queriesIndex('SHIPMENTS_TABLE'),
        onTable('DEPARTURES_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        readsSettings,
        onTable('BOOKINGS_TABLE', 'Query'),
      ],
      whenItFails:
        'Shipments that missed their cutoff or whose flight was canceled get no other flight, senders are not told of moved flights, the manifest of a flight is not made, and shipments do not follow their flight',
      every: Duration.minutes(5),
      timeout: Duration.minutes(2),
      ringsWhenSilent: true,
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'shipments/arrivals/rebuild',
        area: 'shipments/arrivals',
        uses: [
          onTable('SHIPMENTS_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem'),
          queriesIndex('SHIPMENTS_TABLE'),
        ],
        whenItFails: 'The lists of arrivals cannot be built again; they stay as they are',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
