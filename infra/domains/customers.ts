import { Duration } from 'aws-cdk-lib';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { BookingMadeV1 } from '#events/bookings/booking-made.v1.ts';
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import { EmailChangeUndoneV1 } from '#events/identity/email-change-undone.v1.ts';
import { EmailChangedV1 } from '#events/identity/email-changed.v1.ts';
import { PersonAliasedV1 } from '#events/identity/person-aliased.v1.ts';
import { PersonKeptV1 } from '#events/identity/person-kept.v1.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** What changes who somebody is, how they are reached, or how often they ship, and who writes without an account. */
const heard = [
  MailboxAssignedV2,
  MailboxChangedV1,
  ProfileChangedV2,
  EmailChangedV1,
  EmailChangeUndoneV1,
  PersonKeptV1,
  RightsChangedV1,
  PersonAliasedV1,
  BookingMadeV1,
  BookingChangedV1,
  EnquiryReceivedV2,
  QuoteRequestedV1,
  ShipmentBookedV1,
  ShipmentCancelledV1,
];

/** Everybody whom the desk may have on the phone, found and shown whole. */
export const customers: Domain = {
  name: 'customers',
  tables: { Customers: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('CUSTOMERS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
      queriesIndex('CUSTOMERS_TABLE'),
      onTable('PROFILES_TABLE', 'BatchGetItem', 'GetItem'),
      // The newest of what somebody has.
      onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'Query'),
      onTable('QUOTES_TABLE', 'BatchGetItem', 'Query'),
      onTable('PARCELS_TABLE', 'BatchGetItem'),
      queriesIndex('PARCELS_TABLE'),
      onTable('BOOKINGS_TABLE', 'BatchGetItem', 'Query'),
      onTable('BILLING_TABLE', 'GetItem', 'Query'),
      onTable('ENQUIRIES_TABLE', 'BatchGetItem', 'Query'),
      // What we told them, and what they agreed to be told.
      onTable('NOTIFICATIONS_TABLE', 'GetItem', 'Query'),
      // What they have to do now for it.
      onTable('DEPARTURES_TABLE', 'GetItem'),
      onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
      onTable('MAILBOXES_TABLE', 'GetItem'),
    ],
    whenItFails: 'Nobody at the desk can look up who is on the phone; lists of shipments and invoices go on',
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'customers/follow',
      hears: heard,
      uses: [
        onTable('CUSTOMERS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
        // A guest is kept by their address.
        onTable('PROFILES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem'),
        onTable('MAILBOXES_TABLE', 'GetItem'),
        onTable('SHIPMENTS_TABLE', 'GetItem'),
        onTable('BOOKINGS_TABLE', 'BatchGetItem', 'Query'),
        onTable('ENQUIRIES_TABLE', 'Query'),
        onTable('QUOTES_TABLE', 'GetItem'),
      ],
      whenItFails:
        'The desk does not find new customers, or finds them by what they were called before (when the cause is repaired, invoking customers/rebuild makes it right)',
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'customers/rebuild',
        uses: [
          onTable('CUSTOMERS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
          queriesIndex('CUSTOMERS_TABLE'),
          onTable('PROFILES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem'),
          onTable('MAILBOXES_TABLE', 'GetItem'),
          queriesIndex('MAILBOXES_TABLE'),
          onTable('BOOKINGS_TABLE', 'BatchGetItem', 'Query'),
          queriesIndex('BOOKINGS_TABLE'),
          queriesIndex('ENQUIRIES_TABLE'),
          queriesIndex('QUOTES_TABLE'),
          onTable('SHIPMENTS_TABLE', 'BatchGetItem'),
          queriesIndex('SHIPMENTS_TABLE'),
        ],
        whenItFails: 'Lists and search of the customers cannot be built again; they stay as they are',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
