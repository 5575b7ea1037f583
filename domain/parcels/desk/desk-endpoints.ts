import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { MailboxNumber } from '../../mailboxes/mailbox-number.ts';
import { Parcel, ParcelEntry, ParcelSummary, PlacedParcelHold } from '../parcel.ts';
import { ParcelCode } from '../parcel-code.ts';
import { deskRefusals, fileRefusals } from '../refusals.ts';
import { TraceReference } from '../trace/trace.ts';
import { ParcelQuestion } from './list-question.ts';

const params = z.object({ code: ParcelCode });
const version = z.int().check(z.minimum(1));
const Reason = z
  .string()
  .check(z.trim(), z.minLength(3, 'Write why'), z.maxLength(300, 'At most 300 characters'));

/** What the desk does with parcels. */
export const deskParcelEndpoints = {
  deskList: endpoint('GET /api/desk/parcels', {
    summary:
      'Parcels by several filters together over what is here: a state, a shelf, a hold, a mailbox, for how long. What has left, by month and one filter. Or a search by any number on them. The oldest first where something waits, else newest first.',
    access: 'parcel.read',
    query: z.object({ ...pageQuery, ...ParcelQuestion.shape }),
    reply: pageOf(ParcelSummary),
    refusals: { INVALID_CURSOR: 400, ONE_QUESTION_ONLY: 400 },
  }),
  counts: endpoint('GET /api/desk/parcels/counts', {
    summary:
      'Received today, unidentified, waiting for an invoice, and what carriers counted that is not received; up to 1,000 each. In brief, for overviews: up to 200 received and 20 that wait, without the backlog.',
    access: 'parcel.read',
    query: z.object({ brief: z.optional(z.literal('yes')) }),
    reply: z.object({
      receivedToday: z.int(),
      unidentified: z.int(),
      waitingForInvoice: z.int(),
      /** Absent in brief: everything that came in the last days is read for it. */
      backlog: z.optional(z.int()),
      /** Since when, where something is open. */
      backlogSince: z.optional(z.string()),
    }),
  }),
  deskShow: endpoint('GET /api/desk/parcels/{code}', {
    summary: 'One parcel with its holds and its history, newest first.',
    access: 'parcel.read',
    params,
    reply: z.object({ parcel: Parcel, holds: z.array(PlacedParcelHold), history: z.array(ParcelEntry) }),
    refusals: { PARCEL_NOT_FOUND: 404 },
  }),
  suggestions: endpoint('GET /api/desk/parcels/{code}/suggestions', {
    summary: 'Who a parcel could be for, by its label, pre-alerts and searches with a number like its own.',
    access: 'parcel.manage',
    params,
    reply: z.object({
      items: z.array(
        z.object({
          mailbox: MailboxNumber,
          name: z.string(),
          why: z.array(z.string()),
          score: z.number(),
          /** Their search that this parcel could end. */
          trace: z.optional(TraceReference),
        }),
      ),
    }),
    refusals: { PARCEL_NOT_FOUND: 404 },
  }),
  assign: endpoint('POST /api/desk/parcels/{code}/owner', {
    summary:
      'Says whose parcel it is, or that it was given to the wrong mailbox: then without `mailbox` nobody has it.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({ version, mailbox: z.optional(MailboxNumber), because: Reason }),
    reply: Parcel,
    refusals: { ...deskRefusals, MAILBOX_NOT_FOUND: 422 },
  }),
  judgeInvoice: endpoint('POST /api/desk/parcels/{code}/invoice', {
    summary: 'Verifies the invoice, or sends it back with a reason that its owner reads.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({ version, verdict: z.enum(['VERIFIED', 'REJECTED']), reason: z.optional(Reason) }),
    reply: Parcel,
    refusals: { ...deskRefusals, REASON_NEEDED: 422 },
  }),
  giveInvoice: endpoint('POST /api/desk/parcels/{code}/invoice/given', {
    summary: 'Puts in the invoice that its owner sent us another way, such as on WhatsApp.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({ file: z.uuid() }),
    reply: Parcel,
    refusals: { ...deskRefusals, ...fileRefusals },
  }),
  judgeGoods: endpoint('POST /api/desk/parcels/{code}/goods', {
    summary: 'Says whether what is inside may fly, after someone looked.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({ version, verdict: z.enum(['MAY_FLY', 'MAY_NOT_FLY']), note: z.optional(Reason) }),
    reply: Parcel,
    refusals: { ...deskRefusals, REASON_NEEDED: 422 },
  }),
  photosDone: endpoint('POST /api/desk/parcels/{code}/photos', {
    summary: 'Says that the photos that its owner asked for are taken. They are charged then.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({ version }),
    reply: Parcel,
    refusals: deskRefusals,
  }),
  handedBack: endpoint('POST /api/desk/parcels/{code}/handed-over', {
    summary: "Says that a parcel was handed to the carrier that takes it back, with the carrier's receipt.",
    access: 'parcel.manage',
    params,
    body: z.strictObject({ version, receipt: z.optional(z.uuid()) }),
    reply: Parcel,
    refusals: { ...deskRefusals, ...fileRefusals },
  }),
  dispose: endpoint('POST /api/desk/parcels/{code}/dispose', {
    summary:
      'Says that a parcel was disposed of: with its owner’s yes, or for a danger that could not wait, by an admin.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({ version, because: Reason }),
    reply: Parcel,
    refusals: { ...deskRefusals, YES_NEEDED: 409 },
  }),
  note: endpoint('POST /api/desk/parcels/{code}/notes', {
    summary: 'Adds a note of staff to the history; the same `id` again adds nothing.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({ id: z.uuid(), note: Reason }),
    reply: z.object({ entry: ParcelEntry }),
    refusals: { PARCEL_NOT_FOUND: 404 },
  }),
} as const;
