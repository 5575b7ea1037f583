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
import { readEnv } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { busOf, on } from '../runtime/triggers/by-type.ts';
import { givenOpinions } from '../shipments/index.ts';
import { countEvents } from './count-events.ts';
import { factsReader, factVariables } from './shipment-facts.ts';
import { counters } from './store/counters.ts';
import { generations } from './store/generations.ts';

const env = readEnv(factVariables);
const shared = sharedDependencies(workerTimeouts);
const { client, clock } = shared;
const { shipment, invoice, opinion, once } = countEvents({
  clock,
  readFacts: factsReader(env, shared),
  opinions: givenOpinions(client, env.SHIPMENTS_TABLE),
  counters: counters(client, env.REPORTS_TABLE, pauseOf(25)),
  generations: generations(client, env.REPORTS_TABLE),
});

export const handler = busOf(
  on(ShipmentBookedV1, shipment),
  on(ShipmentChangedV1, shipment),
  on(ShipmentRolledV1, shipment),
  on(ShipmentCancelledV1, shipment),
  on(PieceTrackedV1, shipment),
  on(HoldPlacedV1, shipment),
  on(HoldClearedV1, shipment),
  on(InvoiceIssuedV1, invoice),
  on(InvoiceAdjustedV1, invoice),
  on(CreditGivenV1, invoice),
  on(OpinionGivenV1, opinion),
  on(MailboxAssignedV2, once('signUps')),
  on(QuoteRequestedV1, once('quotes')),
  on(EnquiryReceivedV2, once('enquiries')),
);
