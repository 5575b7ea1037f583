import * as z from 'zod/mini';
import { StepHead } from './short-step.ts';

/**
 * The acts that only a person outside can do. What our own desk, an airline or customs has to do is none of them: it is said in
 * `ours` and `comes`.
 */
const acts = [
  'TAKE_PLACE',
  'BOOK',
  'DECIDE_REWEIGH',
  'SIGN_EXPORT',
  'SEND_PAPER',
  'SIGN_SEARCH',
  'ANSWER_DAMAGE',
  'ANSWER_OFFER',
  'SEND_FORM_1583',
  'PAY',
  'CHOOSE_TIME',
  'BE_READY',
  'BRING',
  'PASS_ON',
  'TELL_RECEIVER',
  'COLLECT',
  'DECIDE_PARCEL',
  'DECLARE',
  'SEND_ON',
] as const;
const ActName = z.enum(acts);
export type Act = z.infer<typeof ActName>;

/** Where something is done: a dock, a street where we come, a counter abroad. */
export const StepPlace = z.object({
  name: z.string(),
  /** In one line. Absent where only a name is known. */
  address: z.optional(z.string()),
  /** Opens a map of it. */
  map: z.optional(z.string()),
  /** Opening hours, one line each. */
  hours: z.array(z.string()),
  /** A number that works from there: as people read it, and for a link. */
  phone: z.optional(z.object({ display: z.string(), e164: z.string() })),
});
export type StepPlace = z.infer<typeof StepPlace>;

/** One thing that a person has to do, in the words in which every screen and letter says it. */
export const Step = z.object({
  act: ActName,
  ...StepHead.shape,
  /** The same without its hour, where the title has one: `Pay $385.00`. */
  name: z.optional(z.string()),
  /** What else there is to know, one short sentence each. */
  lines: z.array(z.string()),
  place: z.optional(StepPlace),
});
export type Step = z.infer<typeof Step>;

/**
 * What a person has to do now: at most one thing, and what follows. Every screen and letter reads it, so that no two of them say
 * different things.
 */
export const NextStep = z.object({
  /** Absent when there is nothing for them to do. */
  todo: z.optional(Step),
  /** What they do after that, in order. */
  after: z.array(Step),
  /** What we, an airline or customs are doing about it, one sentence each. */
  ours: z.array(z.string()),
  /** What happens next on its way, one sentence each. */
  comes: z.array(z.string()),
  /** Nothing happens any more. */
  isOver: z.optional(z.literal(true)),
});
export type NextStep = z.infer<typeof NextStep>;

/** The steps of a person in order: the first is to be done now. */
export const inSteps = (
  steps: readonly Step[],
  { ours, comes }: { readonly ours: readonly string[]; readonly comes: readonly string[] },
): NextStep => {
  const [todo, ...after] = steps;
  return { ...(todo === undefined ? {} : { todo }), after, ours: [...ours], comes: [...comes] };
};
