import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { UserId } from '../../kernel/user-id.ts';
import { ParcelNotFree } from '../../parcels/changes/sent.ts';
import { CustomerGroup } from '../../quotes/cards/customer-group.ts';
import { noPrice } from '../../quotes/no-price.ts';
import { ToldShown } from '../asking/told.ts';
import { customerShipmentEndpoints } from '../customer/shipment-endpoints.ts';
import { ConsigneeFields } from '../form/people.ts';
import { CallerForm } from '../form/shipment-form.ts';
import { FieldChanged } from '../happenings.ts';
import { changedRefusals, flightRefusals, present } from '../refusals.ts';
import { HoldKindName, Shipment } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { touchedPaperKinds } from './correction.ts';
import { Said } from './said.ts';

const params = z.object({ number: TrackingNumber });
/** The version that the person saw. A change in between is refused, and the answer has the present state. */
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));
const caller = z.object({ userId: UserId });
const changed = z.object({ shipment: Shipment });
const made = { status: 409, details: z.object({ number: TrackingNumber }) } as const;
const correction = z.strictObject({ version, form: CallerForm, said: Said });

const correctionRefusals = {
  ...changedRefusals,
  ...noPrice,
  ...flightRefusals,
  ZIP_CODE_NOT_FOUND: 422,
  /** The fields that can no longer be corrected. */
  TOO_LATE_TO_CORRECT: {
    status: 409,
    details: z.object({ shipment: Shipment, fields: z.array(z.string()) }),
  },
  /** Goods that are booked do not go to another country. */
  TOO_LATE_TO_CHANGE: present,
  PARCELS_STAY: present,
  /** It was weighed again, and the price is for what was weighed. */
  PRICE_STANDS: present,
} as const;

/** What the desk does with a shipment for somebody who calls or walks in, by the rules and prices of its sender's own pages. */
export const callerEndpoints = {
  correct: endpoint('PUT /api/desk/callers/shipments/{number}/form', {
    summary:
      'Corrects a shipment for its sender: all that they could change themselves, and after its goods are here what nothing forbids.',
    access: 'shipment.manage',
    params,
    body: correction,
    reply: changed,
    refusals: correctionRefusals,
  }),
  foreseeCorrection: endpoint('POST /api/desk/callers/shipments/{number}/form/preview', {
    summary:
      'What a correction changes: price, holds, papers to print again, and what its sender reads, or why it would be refused. It changes nothing.',
    access: 'shipment.manage',
    params,
    body: correction,
    reply: z.object({
      told: ToldShown,
      /** In cents. */
      price: z.object({ before: z.number(), after: z.number() }),
      /** What changes, field by field, with the values as people read them. The fields are those of `field-names.ts`. */
      changes: z.array(FieldChanged),
      holds: z.object({ placed: z.array(HoldKindName), cleared: z.array(HoldKindName) }),
      papers: z.array(z.enum(touchedPaperKinds)),
    }),
    refusals: correctionRefusals,
  }),
  decideReweighFor: endpoint('POST /api/desk/callers/shipments/{number}/reweigh', {
    summary:
      'Records that the sender agrees to the price for what was measured, or cancels: who said so, and how they told us.',
    access: 'shipment.manage',
    params,
    body: z.strictObject({ version, decision: z.enum(['APPROVE', 'CANCEL']), said: Said }),
    reply: changed,
    refusals: { ...changedRefusals, NOTHING_TO_DECIDE: present, TOO_LATE_TO_CANCEL: present },
  }),
  showCaller: endpoint('GET /api/desk/callers/{userId}', {
    summary:
      'Whom a shipment or a quote is made for at the desk, and the receivers of their shipments and their book.',
    access: 'shipment.manage',
    params: caller,
    reply: z.object({
      /** The id under which their shipments are: of their account, where they have one. */
      id: z.string(),
      name: z.string(),
      /** Empty for somebody who has none. */
      email: z.string(),
      /** Those of the newest shipments first. */
      receivers: z.array(ConsigneeFields),
      /** Their price group by the rate card in force. Absent where they pay what everybody pays. */
      group: z.optional(CustomerGroup),
    }),
    refusals: { PROFILE_NOT_FOUND: 404 },
  }),
  makeFor: endpoint('POST /api/desk/callers/{userId}/shipments', {
    summary:
      'Makes a shipment that is not booked yet for a customer, or for a person whom the desk keeps, from the same form and at the same price as their own.',
    access: 'shipment.manage',
    /** The form makes its own key: the same form sent twice within a day is one shipment. */
    headers: z.object({ 'idempotency-key': z.uuid() }),
    params: caller,
    body: z.strictObject({ form: CallerForm, said: Said }),
    reply: changed,
    refusals: {
      ...noPrice,
      ZIP_CODE_NOT_FOUND: 422,
      PROFILE_NOT_FOUND: 404,
      PROFILE_NEEDED: 409,
      PARCELS_BY_OWNER: 409,
      PARCEL_NOT_FREE: { status: 409, details: ParcelNotFree },
      KEY_USED: made,
      QUOTE_NOT_ACCEPTED: 409,
      QUOTE_USED: made,
    },
  }),
  bookFor: endpoint('POST /api/desk/callers/shipments/{number}/book', {
    summary: 'Books a shipment for its sender on a flight at the price that was shown. They are told.',
    access: 'shipment.manage',
    params,
    body: customerShipmentEndpoints.book.body,
    reply: changed,
    refusals: customerShipmentEndpoints.book.refusals,
  }),
} as const;
