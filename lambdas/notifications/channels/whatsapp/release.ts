import { workDueList } from '../../../runtime/aggregate/due-list.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Log } from '../../../runtime/logger.ts';
import type { Item } from '../../../runtime/table/get-item.ts';
import type { JobRequest } from '../../../runtime/triggers/schedule.ts';
import type { SendText } from './send-text.ts';
import type { WaitingStore } from './waiting-store.ts';

interface Deps {
  readonly waiting: Pick<WaitingStore, 'due' | 'toWaiting' | 'handOn'>;
  readonly sendText: SendText;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Sends what has waited for the morning. Whoever has said no since then gets nothing. One that fails stays for the next run, and does
 * not keep the others; a message is claimed before it is sent, so that a worker that dies in between sends none twice.
 */
export const releaseWaiting =
  ({ waiting, sendText, clock, log }: Deps) =>
  async ({
    millisecondsLeft,
  }: JobRequest): Promise<{ readonly released: number; readonly failed: number }> => {
    const handle = async (item: Item): Promise<void> => {
      const one = waiting.toWaiting(item);
      await sendText.send(one.cause, one.text, async () => one.mailed);
      await waiting.handOn(one, clock());
    };
    const work = { due: waiting.due, handle, clock, log };
    const { done, failed } = await workDueList(work, millisecondsLeft);
    return { released: done, failed };
  };
