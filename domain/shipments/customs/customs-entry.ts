import * as z from 'zod/mini';
import type { Cents } from '../../kernel/money.ts';
import { optionalLine } from '../words-typed.ts';

export const customsStates = ['PENDING_REVIEW', 'UNDER_REVIEW', 'RELEASED', 'HELD', 'REJECTED'] as const;
export type CustomsState = (typeof customsStates)[number];

/** What can follow each state. Released is final; what was rejected is entered again with other papers. */
const following: Readonly<Record<CustomsState, readonly CustomsState[]>> = {
  PENDING_REVIEW: ['UNDER_REVIEW'],
  UNDER_REVIEW: ['RELEASED', 'HELD', 'REJECTED'],
  HELD: ['UNDER_REVIEW', 'RELEASED', 'REJECTED'],
  REJECTED: ['PENDING_REVIEW'],
  RELEASED: [],
};

/** The states that an entry may have next, the present one first: saving it again changes nothing of it. */
export const nextCustomsStates = (state: CustomsState | undefined): readonly CustomsState[] =>
  state === undefined ? ['PENDING_REVIEW', 'UNDER_REVIEW'] : [state, ...following[state]];

/** Whether an entry may go from one state to another. */
export const mayFollow = (before: CustomsState | undefined, after: CustomsState): boolean =>
  nextCustomsStates(before).includes(after);

export const dutyKinds = ['DUTY', 'TAX', 'FEE'] as const;
export const payers = ['RECEIVER', 'SENDER', 'AGENT'] as const;

const MOST_LINES = 20;
const MOST_CENTS = 1_000_000_000;

/** One charge of customs: `Import duty, 20%`. The amount is in U.S. cents. */
const DutyLine = z.strictObject({
  kind: z.enum(dutyKinds),
  text: z.string().check(z.trim(), z.minLength(1, 'Say what it is for'), z.maxLength(80)),
  amount: z.int().check(z.minimum(0), z.maximum(MOST_CENTS)),
});

/** The entry as an agent writes it. */
export const CustomsForm = z.strictObject({
  state: z.enum(customsStates),
  form: z.string().check(z.trim(), z.minLength(1, 'Name the form'), z.maxLength(40)),
  /** The number that customs gave it. */
  reference: optionalLine('Reference', 60),
  /** Why it is held or was rejected, in words for the sender. */
  reason: optionalLine('Reason', 300),
  lines: z.array(DutyLine).check(z.maxLength(MOST_LINES)),
  /** Who paid; absent while nobody has. */
  paidBy: z.optional(z.enum(payers)),
});
export type CustomsForm = z.infer<typeof CustomsForm>;

/** The customs entry of a shipment. Its papers are the files of the shipment. */
export const CustomsEntry = z.object({
  ...CustomsForm.shape,
  /** When it was last changed, ISO 8601, and by whom. */
  at: z.string(),
  by: z.string(),
});
export type CustomsEntry = z.infer<typeof CustomsEntry>;

/** What customs charge in all. */
export const dutyOf = ({ lines }: Pick<CustomsForm, 'lines'>): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Why an entry cannot be as it was written; undefined when it can. */
export const customsProblem = ({ state, reason, lines, paidBy }: CustomsForm): string | undefined => {
  if ((state === 'HELD' || state === 'REJECTED') && !reason)
    return 'Write why customs hold or reject it. The sender reads this.';
  if (state === 'RELEASED' && dutyOf({ lines }) > 0 && paidBy === undefined)
    return 'Choose who paid the duty.';
  return undefined;
};

/** Whether customs keep goods from being said to be released: there is an entry, and it is not released. */
export const isWithCustoms = (entry: Pick<CustomsEntry, 'state'> | undefined): boolean =>
  entry !== undefined && entry.state !== 'RELEASED';
