import * as z from 'zod/mini';

/** Limit for the data of a draft: far more than the whole form needs. */
const DRAFT_MAX_CHARACTERS = 32 * 1024;

export const DraftId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'A draft has an id of letters and digits.'));

/** Names the unfinished form that a booking was typed in. It ends in the write that books it: nothing is booked and unfinished at once. */
export const draftHeaders = { draft: z.optional(DraftId) } as const;

/** An unfinished form, as the device keeps it (trade.md, What the owner fixed): its data, when it was saved, and the version of this shape. */
export const DraftToSave = z.strictObject({
  data: z
    .record(z.string().check(z.maxLength(100)), z.unknown())
    .check(
      z.refine(
        (data) => JSON.stringify(data).length <= DRAFT_MAX_CHARACTERS,
        'This draft is too long to keep.',
      ),
    ),
  /** Milliseconds since 1970, by the clock of the device. */
  timestamp: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  /** Of this shape. */
  version: z.int().check(z.minimum(1), z.maximum(1)),
});
export type DraftToSave = z.infer<typeof DraftToSave>;

/** A draft that is kept with the account. What was typed is kept as one text, so it may be anything that JSON can say. */
export const SavedDraft = z.object({
  id: DraftId,
  data: z.record(z.string(), z.unknown()),
  timestamp: z.number(),
  version: z.int(),
  savedAt: z.string(),
});
export type SavedDraft = z.infer<typeof SavedDraft>;
