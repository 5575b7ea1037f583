import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import { changeQuote } from './change/change-quote.ts';
import { quoteList } from './store/quote-list.ts';
import { quoteStore } from './store/quote-store.ts';

/** Quotes of one step, and how many milliseconds a step needs at most. */
const AT_ONCE = 25;
const STEP_MS = 10_000;

/**
 * Writes down that quotes have expired, which is true from their instant on whether or not this runs, and so has their customers
 * told, once.
 */
export const expireQuotes = (
  table: string,
  { client, clock, newId }: Pick<SharedDependencies, 'client' | 'clock' | 'newId'>,
) => {
  const list = quoteList(client, table);
  const deps = { quotes: quoteStore(client, table), clock, newId, pause: pauseOf(25) };
  return async ({ millisecondsLeft }: JobRequest): Promise<{ expired: number }> => {
    const correlationId = newId();
    const done = new Set<string>();
    for (;;) {
      // The index lags behind, so it may still list what this run has written.
      const due = (await list.due(clock(), AT_ONCE + done.size)).filter((one) => !done.has(one));
      if (due.length === 0 || millisecondsLeft() < STEP_MS) return { expired: done.size };
      for (const reference of due) {
        await changeQuote<never>(deps, { reference, correlationId }, ({ quote }, status) =>
          status === 'EXPIRED' && quote.status !== 'EXPIRED'
            ? { deed: { what: 'expired', by: 'system', fields: { status: 'EXPIRED' } } }
            : { done: true },
        );
        done.add(reference);
      }
    }
  };
};
