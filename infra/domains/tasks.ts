import { Duration } from 'aws-cdk-lib';
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
import type { EventContract } from '#events/envelope.ts';
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
import type { Domain } from '../patterns/domain.ts';
import type { OtherEvents } from '../patterns/events/heard-events.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { countsDeadLetters, onTable, onUserPool, queriesIndex } from '../patterns/uses.ts';

/** Only those events of a type that can change a task: most scans and changes cannot. */
const only = (
  { type, source }: EventContract,
  id: string,
  description: string,
  data: Readonly<Record<string, unknown>>,
): OtherEvents => ({
  id,
  description,
  pattern: () => ({ source: [source], detailType: [type], detail: { data } }),
});

/** A value is there, or was. */
const either = (...leaves: readonly string[]) => ({
  $or: leaves.map((leaf) => ({ [leaf]: [{ exists: true }] })),
});

/** More was paid than is charged, or was until now. */
const owesBack = (contract: EventContract, id: string): OtherEvents => {
  const below = { owed: [{ numeric: ['<', 0] }] };
  return only(contract, id, 'More was paid on an invoice than it charges, or no longer', {
    balance: { $or: [{ before: below }, { after: below }] },
  });
};

const settling = [
  owesBack(InvoiceAdjustedV1, 'AdjustedToPayBack'),
  owesBack(PaymentReceivedV1, 'ReceivedTooMuch'),
  owesBack(PaymentVoidedV1, 'VoidedTooMuch'),
  owesBack(RefundMadeV1, 'RefundedTooMuch'),
  owesBack(CreditGivenV1, 'CreditedTooMuch'),
  only(PieceTrackedV1, 'PieceSettled', 'The last piece was delivered, or one went astray or was found', {
    $or: [{ state: { after: ['DELIVERED', 'CANCELLED'] } }, { astray: { after: [{ exists: true }] } }],
  }),
  only(
    ShipmentChangedV1,
    'ShipmentMoved',
    'A shipment has another flight or none, comes in another way, or its pickup is agreed on',
    {
      changed: {
        $or: [
          { departureId: { before: [{ exists: true }] } },
          { departureId: { after: [{ exists: true }] } },
          { howItComes: { after: [{ exists: true }] } },
          { pickup: { after: [{ exists: true }] } },
        ],
      },
    },
  ),
  only(QuoteChangedV1, 'QuoteWaits', 'A quote waits for the desk, or no longer', {
    changed: { waitsFor: either('before', 'after') },
  }),
];

/** What is wrong or waits for someone, derived from what other domains have, with who has taken it. */
export const tasks: Domain = {
  name: 'tasks',
  tables: { Tasks: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('TASKS_TABLE', 'GetItem', 'PutItem', 'Query'),
      queriesIndex('TASKS_TABLE'),
      // A task is given only to somebody who can clear it.
      onUserPool(['cognito-idp:AdminListGroupsForUser']),
    ],
    whenItFails: 'Nobody at the desk sees what waits, or can take it',
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'tasks/follow',
      hears: [
        HoldPlacedV1,
        HoldClearedV1,
        CollectionCodeLockedV1,
        CollectionCodeRenewedV1,
        ShipmentBookedV1,
        ShipmentCancelledV1,
        ShipmentRolledV1,
        QuoteRequestedV1,
        QuoteSentV1,
        QuoteDeclinedV1,
        EnquiryReceivedV2,
        EnquiryAnsweredV2,
        EnquiryChangedV1,
        DepartureChangedV1,
        DepartureProposedV1,
        DepartureCancelledV1,
        WaybillStockLowV1,
        WaybillStockChangedV1,
        KnownShipperChangedV1,
        ...settling,
      ],
      uses: [
        onTable('TASKS_TABLE', 'PutItem', 'Query'),
        onTable('SHIPMENTS_TABLE', 'GetItem'),
        onTable('QUOTES_TABLE', 'GetItem'),
        onTable('ENQUIRIES_TABLE', 'GetItem'),
        onTable('DEPARTURES_TABLE', 'GetItem'),
        onTable('PROFILES_TABLE', 'GetItem'),
        onTable('BILLING_TABLE', 'GetItem'),
      ],
      whenItFails:
        'The list of the tasks shows what is settled, or does not show what waits (when the cause is repaired, invoking tasks/rebuild makes it right)',
    }),
    scheduledFunction({
      entry: 'tasks/watch-failures',
      uses: [
        onTable('TASKS_TABLE', 'GetItem', 'PutItem', 'Query'),
        onTable('NOTIFICATIONS_TABLE', 'Query'),
        countsDeadLetters,
      ],
      whenItFails:
        'Tasks do not show that messages failed or e-mail came back; the alarms of the queues go on',
      // The alarms of the queues ring at once. The list may be a little behind them.
      every: Duration.minutes(15),
      timeout: Duration.minutes(1),
    }),
    // Nothing happens on the day when a record is about to end, so a look once a day finds it.
    scheduledFunction({
      entry: 'tasks/watch-dates',
      uses: [onTable('TASKS_TABLE', 'PutItem', 'Query'), onTable('PROFILES_TABLE', 'GetItem', 'Query')],
      whenItFails:
        'Nobody is asked to renew a known-shipper record before it ends. It ends on its day all the same',
      every: Duration.days(1),
      timeout: Duration.minutes(5),
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'tasks/rebuild',
        uses: [
          onTable('TASKS_TABLE', 'GetItem', 'PutItem', 'Query'),
          queriesIndex('TASKS_TABLE'),
          onTable('SHIPMENTS_TABLE', 'GetItem'),
          queriesIndex('SHIPMENTS_TABLE'),
          onTable('QUOTES_TABLE', 'GetItem'),
          queriesIndex('QUOTES_TABLE'),
          onTable('ENQUIRIES_TABLE', 'GetItem'),
          queriesIndex('ENQUIRIES_TABLE'),
          onTable('DEPARTURES_TABLE', 'GetItem', 'Query'),
          onTable('PROFILES_TABLE', 'GetItem', 'Query'),
          onTable('BILLING_TABLE', 'GetItem'),
          queriesIndex('BILLING_TABLE'),
        ],
        whenItFails: 'The list of the tasks cannot be built again; it stays as it is',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
