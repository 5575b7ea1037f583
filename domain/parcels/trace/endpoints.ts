import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { ParcelSummary, Shelf } from '../parcel.ts';
import { ParcelCode } from '../parcel-code.ts';
import { fileRefusals } from '../refusals.ts';
import { OwnTrace, Trace, TraceForm, TraceReference, traceStates } from './trace.ts';

const params = z.object({ reference: TraceReference });
const version = z.int().check(z.minimum(1));
const traceNow = { status: 409, details: z.object({ trace: Trace }) } as const;
const deskRefusals = { TRACE_NOT_FOUND: 404, TRACE_CHANGED: traceNow, TRACE_CLOSED: traceNow } as const;

/** “The store says delivered, I do not see it.” */
export const traceEndpoints = {
  askTrace: endpoint('POST /api/parcel-traces', {
    summary:
      'Asks us to search for a parcel, once for each `id`. What is in the caller’s own mailbox is answered at once; of others’ parcels nothing is told.',
    access: 'signed-in',
    body: TraceForm,
    reply: z.union([z.object({ trace: OwnTrace }), z.object({ parcel: ParcelCode })]),
    refusals: { TRACKING_INVALID: 422, TRACE_EXISTS: 409, TOO_MANY_TRACES: 429, ...fileRefusals },
  }),
  ownTraces: endpoint('GET /api/parcel-traces', {
    summary: "The caller's searches, newest first.",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: pageOf(OwnTrace),
    refusals: { INVALID_CURSOR: 400 },
  }),
  withdrawTrace: endpoint('POST /api/parcel-traces/{reference}/withdraw', {
    summary: 'Ends a search: it has turned up.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version }),
    reply: OwnTrace,
    refusals: {
      TRACE_NOT_FOUND: 404,
      TRACE_CLOSED: { status: 409, details: z.object({ trace: OwnTrace }) },
      TRACE_CHANGED: { status: 409, details: z.object({ trace: OwnTrace }) },
    },
  }),
  deskTraces: endpoint('GET /api/desk/parcel-traces', {
    summary: 'Searches of one state; the open ones by when we promised an answer, others newest first.',
    access: 'parcel.read',
    query: z.object({ ...pageQuery, state: z._default(z.enum(traceStates), 'OPEN') }),
    reply: pageOf(Trace),
    refusals: { INVALID_CURSOR: 400 },
  }),
  deskTrace: endpoint('GET /api/desk/parcel-traces/{reference}', {
    summary: 'One search, with the shelves there are and parcels that it could be, the likeliest first.',
    access: 'parcel.read',
    params,
    reply: z.object({
      trace: Trace,
      shelves: z.array(Shelf),
      suspects: z.array(z.extend(ParcelSummary, { why: z.array(z.string()) })),
    }),
    refusals: { TRACE_NOT_FOUND: 404 },
  }),
  shelfSearched: endpoint('POST /api/desk/parcel-traces/{reference}/shelves', {
    summary: 'Notes that a shelf was looked through. The same shelf again notes nothing.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({ shelf: Shelf }),
    reply: Trace,
    refusals: deskRefusals,
  }),
  traceFound: endpoint('POST /api/desk/parcel-traces/{reference}/found', {
    summary:
      'Approves that a parcel is the one that is missed. It becomes its owner’s; both histories say so.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({
      version,
      code: ParcelCode,
      note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    }),
    reply: Trace,
    refusals: { ...deskRefusals, PARCEL_NOT_FOUND: 422, PARCEL_TAKEN: 409, MAILBOX_NOT_FOUND: 422 },
  }),
  traceNotHere: endpoint('POST /api/desk/parcel-traces/{reference}/not-here', {
    summary: 'Answers that it is not here, with what was done.',
    access: 'parcel.manage',
    params,
    body: z.strictObject({
      version,
      text: z.string().check(z.trim(), z.minLength(10, 'Write what you found'), z.maxLength(600)),
    }),
    reply: Trace,
    refusals: deskRefusals,
  }),
} as const;
