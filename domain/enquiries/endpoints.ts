import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { UserId } from '../kernel/user-id.ts';
import { Challenge, ProofOfWork } from '../proof-of-work/challenge.ts';
import { Enquiry, EnquiryReference, EnquiryStatusName } from './enquiry.ts';
import { NewEnquiry } from './form/new-enquiry.ts';
import { ANSWER_MAX } from './limits.ts';
import { EnquiryQuestion } from './list-question.ts';
import { NewMessage, PersonMessage, ShownEntry } from './messages.ts';
import { enquiryWaitingEndpoints } from './waiting-endpoint.ts';
import { MessageWay, Ways } from './ways.ts';

const params = z.object({ reference: EnquiryReference });
/** The version that the person saw: a change in between is refused and not overwritten (optimistic lock). */
const version = z.int().check(z.minimum(1));
const changed = z.object({ status: EnquiryStatusName, version: z.number() });
const refusals = { ENQUIRY_NOT_FOUND: 404, ENQUIRY_CHANGED: 409 } as const;

/** A note or an answer of staff. */
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Contact and support: messages of strangers and customers, and the work of staff on them. */
export const enquiryEndpoints = {
  challenge: endpoint('GET /api/enquiries/challenge', {
    summary: 'Work that a browser does before it sends a form, which keeps robots out.',
    access: 'anyone',
    reply: Challenge,
  }),
  send: endpoint('POST /api/enquiries', {
    summary:
      'Takes a message and answers the reference under which we keep it. The same key with another text is another message, so that nothing that someone wrote is lost.',
    access: 'anyone',
    /** The form makes its own `idempotency-key`: the same form sent twice is one enquiry. */
    headers: z.object({
      'idempotency-key': z.uuid(),
      authorization: z.optional(z.string()),
      'x-viewer-address': z.optional(z.string()),
    }),
    body: z.strictObject({ enquiry: NewEnquiry, proof: ProofOfWork }),
    reply: z.object({ reference: EnquiryReference }),
    refusals: { CHALLENGE_REFUSED: 422, TOO_MANY_ENQUIRIES: 429 },
  }),
  list: endpoint('GET /api/enquiries', {
    summary:
      'Enquiries of one status, or all but spam, newest first. What is not closed, by sender and age together; what is closed, by the month in which it was written and one filter. Or those that are not closed by reference or its end, name, e-mail address, phone or the number they are about.',
    access: 'enquiry.read',
    query: z.object({ ...pageQuery, ...EnquiryQuestion.shape }),
    reply: pageOf(Enquiry),
    refusals: { INVALID_CURSOR: 400, ONE_QUESTION_ONLY: 400 },
  }),
  counts: endpoint('GET /api/enquiries/counts', {
    summary: 'How many enquiries there are of each status; counted up to 100.',
    access: 'enquiry.read',
    reply: z.object({
      NEW: z.number(),
      OPEN: z.number(),
      ANSWERED: z.number(),
      CLOSED: z.number(),
      SPAM: z.number(),
    }),
  }),
  ...enquiryWaitingEndpoints,
  show: endpoint('GET /api/enquiries/{reference}', {
    summary: 'One enquiry with everything that was said and done, oldest first.',
    access: 'enquiry.read',
    params,
    reply: z.object({
      enquiry: Enquiry,
      thread: z.array(ShownEntry),
      /** By which ways an answer can go now. */
      ways: Ways,
    }),
    refusals: { ENQUIRY_NOT_FOUND: 404 },
  }),
  messages: endpoint('GET /api/enquiries/messages/of/{person}', {
    summary:
      'The newest messages between one person and us, oldest first, and by which ways we can write to them.',
    access: 'enquiry.read',
    params: z.object({ person: UserId }),
    reply: z.object({ messages: z.array(PersonMessage), ways: Ways }),
    refusals: { PERSON_NOT_FOUND: 404 },
  }),
  write: endpoint('POST /api/enquiries/messages', {
    summary:
      'Writes to someone by e-mail, or on WhatsApp where they agreed and wrote within the last 24 hours. The same `id` again sends nothing.',
    access: 'enquiry.manage',
    body: NewMessage,
    reply: z.object({ reference: EnquiryReference }),
    refusals: { PERSON_NOT_FOUND: 404, WAY_CLOSED: 409, SUBJECT_MISSING: 422, MESSAGE_EXISTS: 409 },
  }),
  move: endpoint('POST /api/enquiries/{reference}/status', {
    summary: 'Puts an enquiry into another status, with a note; the same status takes a note alone.',
    access: 'enquiry.manage',
    params,
    body: z.strictObject({ version, status: EnquiryStatusName, note: z.optional(text(1000)) }),
    reply: changed,
    refusals,
  }),
  answer: endpoint('POST /api/enquiries/{reference}/answer', {
    summary: 'Writes to the sender and keeps the answer in the thread.',
    access: 'enquiry.manage',
    params,
    body: z.strictObject({
      version,
      message: text(ANSWER_MAX),
      /** By e-mail when absent. On WhatsApp it has at most 4,000 characters. */
      way: z.optional(MessageWay),
    }),
    reply: changed,
    refusals: { ...refusals, WAY_CLOSED: 409 },
  }),
} as const;
