import type { AnyEvent } from '#events/envelope.ts';

/** Six times the function's half a minute, as the queue of the notifier has it. */
const HIDDEN_MS = 180_000;
const MOST_RECEIVES = 5;

/** An event in the queue. */
export interface Message {
  readonly event: AnyEvent;
  /** When it can be received, on the simulated clock. */
  visibleAt: number;
  received: number;
}

/** A queue on a simulated clock: what is received and not removed is there again three minutes later, five times. */
export const queueOf = (events: readonly AnyEvent[]) => {
  const waiting = new Set<Message>(events.map((event) => ({ event, visibleAt: 0, received: 0 })));
  let dead = 0;
  return {
    isEmpty: (): boolean => waiting.size === 0,
    receive: (at: number, most: number): readonly Message[] => {
      const batch: Message[] = [];
      for (const message of waiting) {
        if (batch.length === most) break;
        if (message.visibleAt > at) continue;
        if (message.received === MOST_RECEIVES) {
          waiting.delete(message);
          dead += 1;
          continue;
        }
        message.received += 1;
        message.visibleAt = at + HIDDEN_MS;
        batch.push(message);
      }
      return batch;
    },
    remove: (message: Message): void => void waiting.delete(message),
    /** The next instant at which something can be received. */
    nextAt: (): number => Math.min(...[...waiting].map(({ visibleAt }) => visibleAt)),
    deadLetters: (): number => dead,
  };
};
