import * as z from 'zod/mini';
import type { Clock } from '../../runtime/clock.ts';
import type { ReadSecret } from '../../runtime/secrets/secret-reader.ts';

/** How long keys are used before they are read again. A new key works this long after it was set. */
const FRESH_MS = 60_000;

/** What somebody writes into the secret. */
const Keys = z.object({
  apiKey: z.string().check(z.minLength(8)),
  webhookSecret: z.string().check(z.minLength(8)),
});

/** The keys for the card provider. Messages may be signed with the present secret or the one before. */
export interface ProviderKeys {
  readonly apiKey: string;
  readonly webhookSecrets: readonly string[];
}

const parsed = (text: string | undefined): z.infer<typeof Keys> | undefined => {
  try {
    const { success, data } = Keys.safeParse(JSON.parse(text ?? ''));
    return success ? data : undefined;
  } catch {
    // The value that AWS generated when the secret was made.
    return undefined;
  }
};

/**
 * The present keys, and the webhook secret of the value before, so that a change loses no message. Undefined until somebody has set
 * them. They are read again after a minute.
 */
export const providerKeys = (read: ReadSecret, clock: Clock): (() => Promise<ProviderKeys | undefined>) => {
  let kept: { readonly at: number; readonly keys: ProviderKeys | undefined } | undefined;
  return async () => {
    const at = clock().getTime();
    if (kept !== undefined && at - kept.at < FRESH_MS) return kept.keys;
    const [current, previous] = (
      await Promise.all([read({ stage: 'AWSCURRENT' }), read({ stage: 'AWSPREVIOUS' })])
    ).map(parsed);
    const keys = current && {
      apiKey: current.apiKey,
      webhookSecrets: [current, previous].flatMap((one) => (one === undefined ? [] : [one.webhookSecret])),
    };
    kept = { at, keys };
    return keys;
  };
};
