import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import {
  agentPapers,
  deskPapers,
  IssuedPaper,
  invoicePapers,
  PaperHistoryEntry,
  PaperSubject,
  paperFormats,
} from './paper.ts';

const params = z.object({ id: z.uuid() });
const query = z.object({ subject: PaperSubject });
/** The same answer whether there is no such thing or the caller may not see it. */
const noSubject = { SUBJECT_NOT_FOUND: 404 } as const;
const noPaper = { PAPER_NOT_FOUND: 404 } as const;
const link = { url: z.string(), until: z.string() };
/** Made on the device, so that a press again after a lost answer is the same print. */
const headers = z.object({ 'idempotency-key': z.uuid() });
/** `again` when the paper was issued before. */
const printed = z.object({ paper: IssuedPaper, again: z.boolean(), ...link });
const notPrinted = {
  ...noSubject,
  FORMAT_NOT_POSSIBLE: 422,
  PIECE_NOT_FOUND: { status: 422, details: z.object({ pieces: z.array(z.int()) }) },
  PAPER_TOO_EARLY: 409,
  KEY_USED: 409,
} as const;

/** Papers of shipments and flights: issued once for what they say, kept as issued, each print noted. */
export const paperEndpoints = {
  issue: endpoint('POST /api/desk/papers', {
    summary:
      'Issues a paper, or finds the one with the same content, and answers a link that is valid for two minutes. The same key prints it once.',
    access: 'document.read',
    headers,
    body: z.strictObject({
      kind: z.enum(deskPapers),
      format: z.enum(paperFormats),
      subject: PaperSubject,
      /** For labels: only these pieces. All that were not canceled unless given. */
      pieces: z.optional(
        z.array(z.int().check(z.minimum(1), z.maximum(60))).check(z.minLength(1), z.maxLength(60)),
      ),
      /** For labels of a flight: `next` of the paper before. A call makes 100; `part` of the paper says how many there are. */
      after: z.optional(z.string().check(z.maxLength(80))),
      /** For a manifest: the version to print. The present one unless given. */
      version: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    }),
    reply: printed,
    refusals: notPrinted,
  }),
  issueOfInvoice: endpoint('POST /api/papers', {
    summary:
      'Issues a paper of an invoice for whoever may see that invoice, or finds the one with the same content, and answers a link that is valid for two minutes.',
    access: 'signed-in',
    headers,
    body: z.strictObject({
      kind: z.enum(invoicePapers),
      format: z.enum(paperFormats),
      subject: PaperSubject,
    }),
    reply: printed,
    refusals: notPrinted,
  }),
  issueAtDestination: endpoint('POST /api/papers/arrivals', {
    summary:
      'Issues a paper of a shipment or a flight that has left for a country of the caller, or finds the one with the same content, and answers a link that is valid for two minutes.',
    access: 'arrival.manage',
    headers,
    body: z.strictObject({
      kind: z.enum(agentPapers),
      format: z.enum(paperFormats),
      subject: PaperSubject,
    }),
    reply: printed,
    refusals: notPrinted,
  }),
  list: endpoint('GET /api/papers', {
    summary:
      'The issued papers of a shipment or a flight, newest first. Senders and agents see those that are for them.',
    access: 'signed-in',
    query: z.extend(query, pageQuery),
    reply: pageOf(IssuedPaper),
    refusals: { ...noSubject, INVALID_CURSOR: 400 },
  }),
  open: endpoint('GET /api/papers/{id}', {
    summary: 'A link to an issued paper, valid for two minutes. Each is noted as a print.',
    access: 'signed-in',
    params,
    query,
    reply: z.object(link),
    refusals: noPaper,
  }),
  history: endpoint('GET /api/desk/papers/{id}/history', {
    summary: 'Who issued a paper and who printed it, oldest first.',
    access: 'document.read',
    params,
    query: z.extend(query, pageQuery),
    reply: pageOf(PaperHistoryEntry),
    refusals: { ...noPaper, INVALID_CURSOR: 400 },
  }),
} as const;
