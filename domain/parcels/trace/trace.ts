import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { referenceKind } from '../../kernel/reference.ts';
import { Tracking } from '../alerts/pre-alert.ts';
import { Shelf } from '../parcel.ts';
import { ParcelCode } from '../parcel-code.ts';

/** References of traces: `TRC-7K3M9Q`. */
export const traceReference = referenceKind('TRC');
export const TraceReference = z
  .string()
  .check(z.regex(traceReference.shape, 'A reference looks like TRC-7K3M9Q.'));

/** A search is open until its parcel is found, or everything was looked through and it is not here. Its owner can end it, too. */
export const traceStates = ['OPEN', 'FOUND', 'NOT_HERE', 'WITHDRAWN'] as const;
export type TraceState = (typeof traceStates)[number];

/** How a search is, in a few words. */
export const traceStateNames: Readonly<Record<TraceState, string>> = {
  OPEN: 'Searching',
  FOUND: 'Found',
  NOT_HERE: 'Not here',
  WITHDRAWN: 'Ended by its owner',
};

const line = (max: number) => z.string().check(z.overwrite(oneLine), z.maxLength(max));

/** “The store says delivered, I do not see it”, as its form sends it. */
export const TraceForm = z.strictObject({
  /** Made by the form: the same form sent twice is one search. */
  id: z.uuid(),
  tracking: z.string().check(z.trim(), z.minLength(1, 'Give the tracking number'), z.maxLength(200)),
  store: z.optional(line(60)),
  /** What is in it, and what the box looks like. */
  contents: line(300).check(z.minLength(3, 'Say what is in it, so that we know it when we see it.')),
  deliveredOn: z.optional(CalendarDay),
  /** Whom the store sent it to, where that is another name than the owner's. */
  nameOnLabel: z.optional(line(100)),
  /** Files of the owner: invoice, order mail, the carrier's photo. */
  proof: z.array(z.uuid()).check(z.maxLength(5)),
});
export type TraceForm = z.infer<typeof TraceForm>;

/** A search for a parcel that its owner misses. Instants are ISO 8601 UTC. */
export const Trace = z.object({
  reference: TraceReference,
  version: z.int(),
  state: z.enum(traceStates),
  ownerId: z.string(),
  mailbox: z.optional(z.string()),
  tracking: Tracking,
  carrier: z.string(),
  ...z.pick(TraceForm, { store: true, contents: true, deliveredOn: true, nameOnLabel: true, proof: true })
    .shape,
  /** Until when we answer: hours in which the dock is open are counted. */
  promisedBy: z.string(),
  /** Shelves that were looked through, by whom and when. */
  searched: z.array(z.object({ shelf: Shelf, by: z.string(), at: z.string() })),
  /** The parcel that was found, from when it is its owner's. */
  parcel: z.optional(ParcelCode),
  /** What the owner was answered. */
  answer: z.optional(z.object({ text: z.string(), by: z.string(), at: z.string() })),
  createdAt: z.string(),
  changedAt: z.string(),
  closedAt: z.optional(z.string()),
});
export type Trace = z.infer<typeof Trace>;

/** The same as its owner sees it: who searched stays with us. */
export const OwnTrace = z.extend(z.omit(Trace, { searched: true, answer: true, ownerId: true }), {
  shelvesSearched: z.int(),
  answer: z.optional(z.object({ text: z.string(), at: z.string() })),
});
export type OwnTrace = z.infer<typeof OwnTrace>;
