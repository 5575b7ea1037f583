import Stripe from 'stripe';
import { homeKeys, type SimulatedEvent } from './state.ts';

/** What becomes of the messages of the provider. */
export interface Delivery {
  /** How many times each message is sent; 0 loses it. */
  copies: number;
  /** Milliseconds before it is sent. */
  delayMs: number;
  /** How many tries never reach us, before one does. */
  failures: number;
}

/** A provider sends a message again that was not taken. Real ones try for days. */
const TRIES = 6;
const FIRST_PAUSE_MS = 200;

const signer = new Stripe(homeKeys.apiKey);

/** A message as it is sent: its bytes, and the signature of the provider for them. */
export const signed = (
  event: SimulatedEvent,
  { at, secret = homeKeys.webhookSecret }: { readonly at: number; readonly secret?: string },
): { readonly body: string; readonly signature: string } => {
  const body = JSON.stringify(event, null, 2);
  const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
  return { body, signature };
};

/** Sends messages to an address, as the present settings say. */
export const messenger = (url: string, now: () => number) => {
  const delivery: Delivery = { copies: 1, delayMs: 0, failures: 0 };
  const running = new Set<Promise<void>>();
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      // A cloud that stops does not wait for messages.
      setTimeout(resolve, milliseconds).unref();
    });
  const post = async (event: SimulatedEvent): Promise<boolean> => {
    const { body, signature } = signed(event, { at: now() });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.ok === true;
  };
  const sendOne = async (event: SimulatedEvent): Promise<void> => {
    const { delayMs, failures } = delivery;
    if (delayMs > 0) await wait(delayMs);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if (attempt > failures && (await post(event))) return;
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  };
  return {
    delivery,
    send: (event: SimulatedEvent): void => {
      for (let copy = 1; copy <= delivery.copies; copy += 1) {
        const sending: Promise<void> = sendOne(event).finally(() => running.delete(sending));
        running.add(sending);
      }
    },
    /** Resolves when every message has been taken or given up. */
    delivered: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
