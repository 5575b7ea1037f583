import * as z from 'zod/mini';

const Text = z.string().check(z.maxLength(256));
const Count = z.int().check(z.minimum(0));

/**
 * The proof of work that a browser must do before its form is accepted. A person does not notice it, but sending
 * thousands of forms becomes too expensive. The signature covers the whole challenge, so a changed one is refused.
 */
export const Challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: Text,
    nonce: Text,
    salt: Text,
    cost: Count,
    keyLength: Count,
    keyPrefix: Text,
    keySignature: Text,
    /** Seconds since 1970. */
    expiresAt: Count,
  }),
  signature: Text,
});
export type Challenge = z.infer<typeof Challenge>;

/** A challenge with its solution. */
export const ProofOfWork = z.strictObject({
  challenge: Challenge,
  solution: z.strictObject({ counter: Count, derivedKey: Text }),
});
export type ProofOfWork = z.infer<typeof ProofOfWork>;
