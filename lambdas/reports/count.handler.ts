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
import { readEnv, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { busOf, on } from '../runtime/triggers/by-type.ts';
import { bookedShipments, givenOpinions } from '../shipments/index.ts';
import { countEvents } from './count-events.ts';
import { counters } from './store/counters.ts';
import { generations } from './store/generations.ts';

const env = readEnv({ REPORTS_TABLE: required, SHIPMENTS_TABLE: required });
const { client, clock } = sharedDependencies(workerTimeouts);
const { shipment, opinion, once } = countEvents({
  clock,
  shipments: bookedShipments(client, env.SHIPMENTS_TABLE),
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
  on(OpinionGivenV1, opinion),
  on(MailboxAssignedV2, once('signUps')),
  on(QuoteRequestedV1, once('quotes')),
  on(EnquiryReceivedV2, once('enquiries')),
);
