import * as z from 'zod/mini';
import { Month } from '../../kernel/asked-list.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { NoteText } from '../words-typed.ts';
import { Mark, Opinion, OpinionWords } from './opinion.ts';

/** What stands behind the `#` of the link. Whatever it is, a wrong one gets the same answer. */
const headers = z.object({ 'opinion-link': z.string().check(z.maxLength(100)) });
/** The version that the person saw; 0 before the first. */
const version = z.int().check(z.minimum(0), z.maximum(1_000_000));
const params = z.object({ number: TrackingNumber });

/** What whoever has the link sees: no name, no number, only what was sent and what they have said. */
export const OpinionPage = z.object({
  /** `2 barrels to Georgetown, handed over on Fri, Nov 27`. */
  what: z.string(),
  version: z.int(),
  mark: z.optional(Mark),
  words: z.optional(z.string()),
  /** What we say to the answer. */
  thanks: z.optional(z.string()),
  /** Whether the answer can be given, or changed. */
  mayChange: z.boolean(),
});
export type OpinionPage = z.infer<typeof OpinionPage>;

/** An opinion as our desk reads it. */
const OpinionShown = z.object({ number: TrackingNumber, ...Opinion.shape });
export type OpinionShown = z.infer<typeof OpinionShown>;

/** How it was: the question after the last piece was handed over, by the link of its letter, and what our desk does about the answer. */
export const opinionEndpoints = {
  opinionPage: endpoint('GET /api/opinion', {
    summary: 'What the sender of a shipment is asked after it was handed over, by the link of the letter.',
    access: 'anyone',
    headers,
    reply: OpinionPage,
    refusals: { LINK_REFUSED: 404 },
  }),
  giveOpinion: endpoint('PUT /api/opinion', {
    summary: 'Says how it was, or changes it within two weeks. The lowest mark makes a task of the desk.',
    access: 'anyone',
    headers,
    body: z.strictObject({ version, mark: Mark, words: OpinionWords }),
    reply: OpinionPage,
    refusals: {
      LINK_REFUSED: 404,
      OPINION_CHANGED: { status: 409, details: z.object({ page: OpinionPage }) },
      OPINION_STAYS: 409,
    },
  }),
  deskOpinion: endpoint('GET /api/desk/shipments/{number}/opinion', {
    summary: 'How the sender of a shipment found it; nothing while they have not said.',
    access: 'shipment.read',
    params,
    reply: z.object({ opinion: z.optional(OpinionShown) }),
  }),
  opinionAnswered: endpoint('POST /api/desk/shipments/{number}/opinion/answered', {
    summary: 'Says that a sender who was not content was called, and what came of it. Its task goes.',
    access: 'shipment.manage',
    params,
    body: z.strictObject({ version, note: NoteText }),
    reply: z.object({ opinion: OpinionShown }),
    refusals: {
      NOTHING_TO_ANSWER: 409,
      OPINION_CHANGED: { status: 409, details: z.object({ opinion: OpinionShown }) },
    },
  }),
  opinions: endpoint('GET /api/desk/opinions', {
    summary: 'How senders found it in a month, the newest first.',
    access: 'report.read',
    query: z.object({
      ...pageQuery,
      /** `2026-11`, in UTC. */
      month: Month,
    }),
    reply: pageOf(OpinionShown),
    refusals: { INVALID_CURSOR: 400 },
  }),
} as const;
