import * as z from 'zod/mini';
import { ProofOfWork } from '../proof-of-work/challenge.ts';

/** Under which name a sign-up carries its proof of work as validation data. */
const ENTRY = 'proof';

/** What the pool takes as the value of one entry. */
const MAX_LENGTH = 2048;

/** What a person reads when the work behind a sign-up was not accepted twice. */
export const SIGN_UP_PROOF_REFUSED =
  'We could not check that this sign-up comes from our form. Please try again, or call us if it keeps happening.';

/** An e-mail address as the work for its sign-up is bound to it: the pool, too, takes capitals for the same address. */
export const boundEmail = (email: string): string => email.trim().toLowerCase();

/** A proof as validation data of a sign-up, which the pool hands to its trigger and keeps nowhere. */
export const validationDataOf = (proof: ProofOfWork): Readonly<Record<string, string>> => ({
  [ENTRY]: JSON.stringify(proof),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The proof that a sign-up carries; undefined when it carries none, or anything else in its place. */
export const proofIn = (
  validationData: Readonly<Record<string, string>> | null | undefined,
): ProofOfWork | undefined => {
  const text = validationData?.[ENTRY] ?? '';
  if (text.length > MAX_LENGTH) return undefined;
  return z.safeParse(ProofOfWork, parsed(text)).data;
};
