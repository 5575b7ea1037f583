import * as z from 'zod/mini';

/**
 * Messages between two tabs of this browser about an e-mail address. `confirmed`: the tab of the link asks for the tab
 * that registered it. `signing-in`: that tab has started. Then the result. The channel carries no password and no
 * token: both tabs share the session's storage, and only pages of this origin receive the messages.
 */
const Word = z.object({
  is: z.enum(['confirmed', 'signing-in', 'signed-in', 'not-signed-in']),
  email: z.string(),
});
export type Word = z.infer<typeof Word>;

const CHANNEL = 'sign-up-confirmation';

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The channel for one address. */
export interface HandoverChannel {
  say(is: Word['is']): void;
  close(): void;
}

/** Opens the channel for one address; `hear` receives the other tabs' messages. Undefined when the browser has no BroadcastChannel. */
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
