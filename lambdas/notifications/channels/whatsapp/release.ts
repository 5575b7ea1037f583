import type { Clock } from '../../../runtime/clock.ts';
import type { Log } from '../../../runtime/logger.ts';
import type { JobRequest } from '../../../runtime/triggers/schedule.ts';
import type { SendText } from './send-text.ts';
import type { WaitingStore } from './waiting-store.ts';

interface Deps {
  readonly waiting: Pick<WaitingStore, 'due' | 'handOn'>;
  readonly sendText: SendText;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** So many are read at once. */
const AT_ONCE = 25;
/** One more batch than this would not be over before the function's time is. */
const BATCH_NEEDS_MS = 30_000;

/**
 * Sends what has waited for the morning. Whoever has said no since then gets nothing. One that fails stays for the next run, and does
 * not keep the others; a message is claimed before it is sent, so that a worker that dies in between sends none twice.
 */
export const releaseWaiting =
  ({ waiting, sendText, clock, log }: Deps) =>
  async ({
    millisecondsLeft,
  }: JobRequest): Promise<{ readonly released: number; readonly failed: number }> => {
    const seen = new Set<string>();
    const counts = { released: 0, failed: 0 };
    while (millisecondsLeft() > BATCH_NEEDS_MS) {
      const due = await waiting.due(clock(), AT_ONCE + counts.failed);
      const next = due.filter(({ sk }) => !seen.has(sk));
      if (next.length === 0) break;
      for (const one of next) {
        seen.add(one.sk);
        try {
          await sendText.send(one.cause, one.text, async () => one.mailed);
          await waiting.handOn(one, clock());
          counts.released += 1;
        } catch (failure) {
          counts.failed += 1;
          log.error('A message that waited could not be sent', { cause: one.cause, failure });
        }
      }
    }
    return counts;
  };
