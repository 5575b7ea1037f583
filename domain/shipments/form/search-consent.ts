import * as z from 'zod/mini';

/**
 * That a sender agreed to have the goods opened and searched. Whoever accepts cargo for an airline with passengers refuses goods without
 * it, and has to ask for it (49 CFR 1548.9).
 */
export const SearchConsent = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** User id of the sender, or of who had it signed at the counter. */
  by: z.string(),
  how: z.enum(['ONLINE', 'AT_COUNTER']),
});
export type SearchConsent = z.infer<typeof SearchConsent>;

/** What a sender agrees to, wherever it is asked. */
export const CONSENT_TEXT =
  'I agree that my goods may be opened and searched. Without it no airline takes them.';

/** What a form says while it is not agreed to. */
export const CONSENT_MISSING = 'Please agree that the goods may be searched. Without it we cannot take them.';

/** What a clerk says once the sender signed it. */
export const CONSENT_SIGNED = 'Signed at the counter';

/** How it was given, as staff read it. */
export const consentWays: Readonly<Record<SearchConsent['how'], string>> = {
  ONLINE: 'Agreed online',
  AT_COUNTER: CONSENT_SIGNED,
};

/** The same of a value that history and events keep. */
export const consentShown = (how: string | undefined): string | undefined =>
  how === 'ONLINE' || how === 'AT_COUNTER' ? consentWays[how] : how;
