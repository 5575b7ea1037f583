import * as z from 'zod/mini';
import { nameProblem } from '../../kernel/person/name.ts';

/**
 * What a sender signed so that we may file their export (15 CFR 30.3(e)): who, when, and the sentence. The whole EIN is kept apart,
 * sealed.
 */
export const FilingAuthorization = z.object({
  /** The end of the EIN. */
  ein: z.string(),
  /** The name that the person typed as a signature. */
  name: z.string(),
  /** When it was signed, ISO 8601. */
  at: z.string(),
  /** The sentence that they agreed to. */
  words: z.string(),
});
export type FilingAuthorization = z.infer<typeof FilingAuthorization>;

/** What a sender authorizes. `house` is the name of the forwarder. */
export const authorizationWords = (house: string): string =>
  `I authorize ${house} to file the export information (EEI) for this shipment with the U.S. government in my name. What I said about the goods is true (15 CFR 30.3).`;

/** The problem of a typed signature. */
export const signatureProblem = (typed: string): string | undefined => nameProblem('Your name', typed);

/** Whether the sender has yet to give an EIN and sign, before the export can be filed. */
export const needsAuthorization = ({
  eei,
  authorization,
}: {
  readonly eei: { readonly status: string };
  readonly authorization?: FilingAuthorization | undefined;
}): boolean => eei.status === 'REQUIRED' && authorization === undefined;
