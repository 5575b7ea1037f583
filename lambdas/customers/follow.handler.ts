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
import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { busOf, on } from '../runtime/triggers/by-type.ts';
import { keepVariables, wireKeep } from './keep/wire.ts';

const { people, shipment, enquiry, quote } = wireKeep(
  readEnv(keepVariables),
  sharedDependencies(workerTimeouts),
);

export const handler = busOf(
  on(MailboxAssignedV2, ({ data: { userId } }) => people([userId])),
  on(MailboxChangedV1, ({ data: { userId, from } }) => people([userId, from])),
  on(ProfileChangedV2, ({ data: { userId } }) => people([userId])),
  on(EmailChangedV1, ({ data: { userId } }) => people([userId])),
  on(EmailChangeUndoneV1, ({ data: { userId } }) => people([userId])),
  on(PersonKeptV1, ({ data: { personId } }) => people([personId])),
  // Whoever was invited to work here has no mailbox, and is on the phone as well.
  on(RightsChangedV1, ({ data: { userId } }) => people([userId])),
  on(PersonAliasedV1, ({ data: { personId, as } }) => people([personId, as])),
  on(BookingMadeV1, ({ data: { ownerId } }) => people([ownerId])),
  on(BookingChangedV1, ({ data: { ownerId } }) => people([ownerId])),
  on(EnquiryReceivedV2, enquiry),
  on(QuoteRequestedV1, quote),
  on(ShipmentBookedV1, shipment),
  on(ShipmentCancelledV1, shipment),
);
