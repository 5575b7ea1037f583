import { Duration } from 'aws-cdk-lib';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import { OpinionGivenV1 } from '#events/shipments/opinion-given.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** What changes where the pieces of a shipment are, from its booking on. Before that, nothing of it is counted. */
const shipmentEvents = [
  ShipmentBookedV1,
  ShipmentChangedV1,
  ShipmentRolledV1,
  ShipmentCancelledV1,
  PieceTrackedV1,
  HoldPlacedV1,
  HoldClearedV1,
];

/** What changes what is charged for a shipment. */
const invoiceEvents = [InvoiceIssuedV1, InvoiceAdjustedV1, CreditGivenV1];

/** Everything that a shipment is counted from, beside itself: its invoice, what its first flight promised, the rate card of its price. */
const readsFacts = [
  onTable('BILLING_TABLE', 'GetItem'),
  onTable('DEPARTURES_TABLE', 'GetItem', 'Query'),
  onTable('SETTINGS_TABLE', 'Query'),
];

/** The numbers of the overviews and the reports: where the pieces of the next flights are, and what happened on each day. */
export const reports: Domain = {
  name: 'reports',
  tables: { Reports: {} },
  http: {
    uses: [
      // What a flight costs is put in place of what was entered before.
      onTable('REPORTS_TABLE', 'GetItem', 'PutItem', 'Query'),
      onTable('DEPARTURES_TABLE', 'GetItem', 'Query'),
      queriesIndex('BILLING_TABLE'),
    ],
    whenItFails:
      'The overviews of staff and admins do not show the next flights and the numbers of the day, and the reports are not there',
  },
  jobsIn: 'business',
  jobs: [
    // Each event is counted for itself, so no queue is needed that gathers them.
    heardFunction({
      entry: 'reports/count',
      hears: [
        ...shipmentEvents,
        ...invoiceEvents,
        OpinionGivenV1,
        MailboxAssignedV2,
        QuoteRequestedV1,
        EnquiryReceivedV2,
      ],
      uses: [
        onTable('REPORTS_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        onTable('SHIPMENTS_TABLE', 'GetItem', 'Query'),
        ...readsFacts,
      ],
      whenItFails:
        'The numbers of the overviews and the reports are behind (when the cause is repaired, invoking reports/rebuild makes them right)',
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'reports/rebuild',
        uses: [
          onTable('REPORTS_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
          onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'Query'),
          queriesIndex('SHIPMENTS_TABLE'),
          ...readsFacts,
          queriesIndex('MAILBOXES_TABLE'),
          queriesIndex('QUOTES_TABLE'),
          queriesIndex('ENQUIRIES_TABLE'),
        ],
        whenItFails:
          'The numbers of the overviews and the reports cannot be built again; those that are shown stay',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
