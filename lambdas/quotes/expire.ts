import { workDueList } from '../runtime/aggregate/due-list.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { Item } from '../runtime/table/get-item.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import { changeQuote } from './change/change-quote.ts';
import { quoteList } from './store/quote-list.ts';
import { quoteStore } from './store/quote-store.ts';

/**
 * Writes down that quotes have expired, which is true from their instant on whether or not this runs, and so has their customers
 * told, once. Throws at the end when one could not be written.
 */
export const expireQuotes = (
  table: string,
  { client, clock, newId, log }: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const { due } = quoteList(client, table);
  const deps = { quotes: quoteStore(client, table), clock, newId, pause: pauseOf(25) };
  return async ({ millisecondsLeft }: JobRequest): Promise<{ expired: number }> => {
    const correlationId = newId();
    const handle = ({ reference }: Item) =>
      changeQuote<never>(deps, { reference: String(reference), correlationId }, ({ quote }, status) =>
        status === 'EXPIRED' && quote.status !== 'EXPIRED'
          ? { deed: { what: 'expired', by: 'system', fields: { status: 'EXPIRED' } } }
          : { done: true },
      );
    const { done, failed } = await workDueList({ due, handle, clock, log }, millisecondsLeft);
    if (failed > 0) throw new Error(`${failed} quotes could not be written as expired.`);
    return { expired: done };
  };
};
