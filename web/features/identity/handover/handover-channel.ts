import * as z from 'zod/mini';

/**
 * Messages between two tabs of this browser about an e-mail address. `confirmed`: the tab of the link asks for the tab
 * that registered it. `signing-in`: that tab has started. Then the result. The channel carries no password and no
 * token: both tabs share the session's storage, and only pages of this origin receive the messages.
 */
const Message = z.object({
  is: z.enum(['confirmed', 'signing-in', 'signed-in', 'not-signed-in']),
  email: z.string(),
});
export type Message = z.infer<typeof Message>;

const CHANNEL = 'sign-up-confirmation';

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The channel for one address. */
export interface HandoverChannel {
  say(is: Message['is']): void;
  close(): void;
}

/** Opens the channel for one address; `receive` receives the other tabs' messages. Undefined when the browser has no BroadcastChannel. */
export const openHandover = (
  email: string,
  receive: (is: Message['is']) => void,
): HandoverChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = Message.safeParse(data);
    if (message.success && isSame(message.data.email, email)) receive(message.data.is);
  };
  return {
    say: (is) => channel.postMessage({ is, email } satisfies Message),
    close: () => channel.close(),
  };
};
