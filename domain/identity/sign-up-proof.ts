import * as z from 'zod/mini';
import { ProofOfWork } from '../proof-of-work/challenge.ts';

/** The name of the proof of work in the validation data of a sign-up. */
const ENTRY = 'proof';

/** The longest value that the pool accepts. */
const MAX_LENGTH = 2048;

/** The message when the proof of work of a sign-up was refused twice. */
export const SIGN_UP_PROOF_REFUSED =
  'We could not check that this sign-up comes from our form. Please try again, or call us if it keeps happening.';

/** The form of an e-mail address that a proof of work is bound to. Like the pool, it ignores case. */
export const boundEmail = (email: string): string => email.trim().toLowerCase();

/** A proof as validation data of a sign-up. The pool passes it to its trigger and does not store it. */
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

/** The proof in a sign-up; undefined when there is none or it is malformed. */
export const proofIn = (
  validationData: Readonly<Record<string, string>> | null | undefined,
): ProofOfWork | undefined => {
  const text = validationData?.[ENTRY] ?? '';
  if (text.length > MAX_LENGTH) return undefined;
  return z.safeParse(ProofOfWork, parsed(text)).data;
};
