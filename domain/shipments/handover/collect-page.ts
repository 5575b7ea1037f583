import * as z from 'zod/mini';
import { NextStep } from '../../next-step/next-step.ts';
import { customsStates } from '../customs/customs-entry.ts';
import { TrackingReply } from '../tracking/reply.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { CodeShown } from './collection-code.ts';
import { CollectorShown } from './receiver-link.ts';
import { PieceStorage } from './storage.ts';

/** What customs charge, as far as it is known. Amounts are in cents. */
const CustomsShown = z.object({
  state: z.optional(z.enum(customsStates)),
  /** What customs did charge, as our agent entered it. */
  charged: z.array(z.object({ text: z.string(), amount: z.number() })),
  paidBy: z.optional(z.string()),
  /** When the agent entered that. */
  at: z.optional(z.string()),
  /** What they may charge, by kind of goods, while it is not known. */
  estimate: z.array(z.object({ kind: z.string(), amount: z.number() })),
  /** The estimate is for some of the goods; for the others there is none. */
  estimateIsPart: z.optional(z.boolean()),
  /** Who reported the figures of the estimate, and when. */
  sources: z.array(z.string()),
  /** The rules of that country about these goods, a sentence each, with their source and date. */
  rules: z.array(z.string()),
  /** What nobody has confirmed, one sentence each. */
  unknown: z.array(z.string()),
  authority: z.object({ name: z.string(), site: z.optional(z.string()) }),
  /** The sender pays duty and taxes. */
  senderPays: z.boolean(),
});

/**
 * What a receiver sees of their shipment: no price, no address, no phone number, nothing of the sender but the name and what they still have
 * to do before it flies.
 */
export const CollectPage = z.object({
  number: TrackingNumber,
  /** The sender. */
  from: z.string(),
  /** The receiver, whose ID the counter asks for. */
  receiver: z.string(),
  where: TrackingReply,
  /** What the receiver has to do now, and what comes. */
  next: NextStep,
  /** The packing list, without numbers and values. */
  goods: z.array(z.string()),
  /** Where it is collected; absent while we have no counter there. */
  counter: z.optional(
    z.object({
      /** `Sample counter, 12 Sample Street, Georgetown`. */
      place: z.string(),
      /** Of a map. */
      map: z.string(),
      hours: z.string(),
      /** `Open now, until 4:30 PM.` */
      openNow: z.string(),
      phone: z.object({ text: z.string(), link: z.string() }),
      whatsapp: z.optional(z.object({ text: z.string(), link: z.string() })),
    }),
  ),
  /** The town where it is delivered to the door. */
  doorTown: z.optional(z.string()),
  taxNumber: z.object({ name: z.string(), words: z.string(), isAsked: z.boolean() }),
  /** Freight that the receiver pays, in cents, while it is not paid. */
  freightDue: z.optional(z.number()),
  customs: CustomsShown,
  storage: z.object({
    freeDays: z.number(),
    /** In cents, for each piece and each week that has begun. */
    perPieceWeek: z.number(),
    pieces: z.array(PieceStorage),
  }),
  /** Pieces that wait at the counter. */
  ready: z.array(z.number()),
  /** Something waits, but cannot be handed over now: held, or not released by customs. */
  isHeld: z.boolean(),
  code: CodeShown,
  collector: CollectorShown,
  /** Whether somebody can be named who collects: nothing is handed over completely. */
  mayName: z.boolean(),
  /** The same facts in sentences, as the page shows them. */
  words: z.object({
    /** What the receiver has to do, and by when. */
    deadline: z.optional(z.array(z.string())),
    where: z.array(z.string()),
    bring: z.array(z.string()),
    duty: z.array(z.string()),
    storage: z.array(z.string()),
  }),
});
export type CollectPage = z.infer<typeof CollectPage>;
