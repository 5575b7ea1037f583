import * as z from 'zod/mini';
import { DepartureId, HoldKindName } from '../shipments/shipment.ts';
import { NoteText } from '../shipments/words-typed.ts';
import { BULK_ROWS } from './limits.ts';

/** What to do with each row. */
export const Act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('MOVE_SHIPMENTS'), departureId: DepartureId, note: NoteText }),
  z.strictObject({ do: z.literal('HOLD_SHIPMENTS'), kind: HoldKindName, note: NoteText }),
  z.strictObject({ do: z.literal('NOTE_SHIPMENTS'), note: NoteText }),
  z.strictObject({ do: z.literal('REMIND_SHIPMENTS') }),
  z.strictObject({ do: z.literal('TAKE_ENQUIRIES') }),
  z.strictObject({ do: z.literal('CLOSE_ENQUIRIES'), note: z.optional(NoteText) }),
  z.strictObject({ do: z.literal('TAKE_QUOTES') }),
]);
export type Act = z.infer<typeof Act>;

/** The number or reference of a row. */
const RowId = z.string().check(z.regex(/^[A-Z0-9-]{1,40}$/, 'Give a number or a reference'));

/** A row, with the version that the person saw: a change in between is refused and not overwritten. */
export const BulkRow = z.strictObject({
  id: RowId,
  version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type BulkRow = z.infer<typeof BulkRow>;

/** True when no row is twice in it. */
const isDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const TWICE = 'Each row once';
const MOST = `At most ${BULK_ROWS} at once`;
export const RowIds = z.array(RowId).check(
  z.minLength(1, 'Choose at least one'),
  z.maxLength(BULK_ROWS, MOST),
  z.refine((ids) => isDistinct(ids), TWICE),
);
export const BulkRows = z.array(BulkRow).check(
  z.minLength(1, 'Choose at least one'),
  z.maxLength(BULK_ROWS, MOST),
  z.refine((rows) => isDistinct(rows.map(({ id }) => id)), TWICE),
);

/** `changed`: it is done, or would be. `already`: nothing was to do. `refused`: nothing was changed, for the reason in `text`. */
const outcomes = ['changed', 'already', 'refused'] as const;

/** What happened to a row, or would happen. */
export const RowResult = z.object({
  id: z.string(),
  outcome: z.enum(outcomes),
  code: z.optional(z.string()),
  /** The reason, in a sentence. */
  text: z.optional(z.string()),
});
export type RowResult = z.infer<typeof RowResult>;

/** What would happen to a row, and the version of it that was looked at; absent for one that is not found. */
export const PreviewedRow = z.extend(RowResult, { version: z.optional(z.int()) });
export type PreviewedRow = z.infer<typeof PreviewedRow>;

/** A bulk change. What is done of it is counted from the results. */
export const Bulk = z.object({
  id: z.uuid(),
  act: Act,
  /** User id. */
  by: z.string(),
  askedAt: z.string(),
  /** When something was last done. */
  changedAt: z.string(),
  finishedAt: z.optional(z.string()),
  total: z.int(),
  results: z.array(RowResult),
});
export type Bulk = z.infer<typeof Bulk>;

/** A bulk change in the list of somebody's last ones. */
export const BulkListed = z.object({
  id: z.uuid(),
  do: z.string(),
  total: z.int(),
  askedAt: z.string(),
});
export type BulkListed = z.infer<typeof BulkListed>;
