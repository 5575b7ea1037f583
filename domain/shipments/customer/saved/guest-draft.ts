import * as z from 'zod/mini';
import { LINK_SECRET } from '../../../kernel/link-secret.ts';
import { QuoteForm } from '../../../quotes/quote-form.ts';
import { DraftId } from './draft.ts';

/** Drafts that guests of one network address may keep within an hour. Whole offices and mobile carriers share one address. */
export const GUEST_DRAFTS_PER_ADDRESS_AND_HOUR = 60;

/** By which a guest's draft is found: 128 random bits that the browser makes, so that the same draft sent twice is one. */
export const GuestDraftSecret = z.string().check(z.regex(LINK_SECRET));

/** What the price of a guest is made of. It has nothing personal but where we pick up, which is a ZIP code. */
export const GuestDraftToKeep = z.strictObject({ id: DraftId, form: QuoteForm });
export type GuestDraftToKeep = z.infer<typeof GuestDraftToKeep>;

/** What waits for somebody who has no account yet, as pages and letters say it. */
export const GuestDraft = z.object({
  /** Of the draft that it becomes in an account. It opens nothing by itself. */
  id: DraftId,
  /** `your $385.00 barrel` */
  words: z.string(),
  /** Cents, by the rate card in force when it was kept. */
  total: z.number(),
  /** When it was kept, in milliseconds since 1970. */
  timestamp: z.number(),
});
export type GuestDraft = z.infer<typeof GuestDraft>;
