import * as z from 'zod/mini';

/**
 * What two tabs of this browser say to each other about an e-mail address: `confirmed`, the link's tab asks whoever registered it;
 * `signing-in`, the other one is at it; then how it ended. Never a password, never a token: the session itself is in the storage
 * that both share, and only pages of this origin hear the channel.
 */
const Word = z.object({
  is: z.enum(['confirmed', 'signing-in', 'signed-in', 'not-signed-in']),
  email: z.string(),
});
export type Word = z.infer<typeof Word>;

const CHANNEL = 'sign-up-confirmation';

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The channel as one address uses it. */
export interface HandoverChannel {
  say(is: Word['is']): void;
  close(): void;
}

/** Opens the channel for one address; `hear` gets what others say of it. Undefined where the browser has none. */
export const openHandover = (email: string, hear: (is: Word['is']) => void): HandoverChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const word = Word.safeParse(data);
    if (word.success && isSame(word.data.email, email)) hear(word.data.is);
  };
  return {
    say: (is) => channel.postMessage({ is, email } satisfies Word),
    close: () => channel.close(),
  };
};
