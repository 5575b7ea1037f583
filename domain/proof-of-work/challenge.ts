import * as z from 'zod/mini';

const Text = z.string().check(z.maxLength(256));
const Count = z.int().check(z.minimum(0));

/**
 * Work for a browser before what it sends is taken: so little that nobody waits, and too much for whoever wants to send
 * thousands. Signed as a whole, so that a changed one is none of ours.
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

/** A challenge with what its work brought to light. */
export const ProofOfWork = z.strictObject({
  challenge: Challenge,
  solution: z.strictObject({ counter: Count, derivedKey: Text }),
});
export type ProofOfWork = z.infer<typeof ProofOfWork>;
