import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  askedFor,
  type BulkActs,
  lookAtEach,
  refusedRow,
  rowAnswer,
  type ToldBulk,
} from '../../runtime/bulk-row.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { noSuchQuote } from '../change/change-quote.ts';
import { type QuoteStore, quoteStore } from '../store/quote-store.ts';
import { assignQuote } from './work-on-quote.ts';

/** What can be done with many quotes at once. */
interface QuoteAct {
  readonly do: 'TAKE_QUOTES';
}

/** Bulk changes of quotes, by the use case of the single change. The rights of the acts are the caller's to check. */
const bulkQuotes = (
  client: DynamoDBDocumentClient,
  table: string,
  { clock, newId }: Pick<SharedDependencies, 'clock' | 'newId'>,
): BulkActs<QuoteAct> => {
  const store = quoteStore(client, table);
  const run: BulkActs<QuoteAct>['run'] = async (_, request) => {
    const { id: reference, caller, proof } = request;
    const found = await store.find(reference);
    if (!found) return refusedRow(noSuchQuote());
    const { assignee } = found.quote;
    const { version = found.quote.version } = request;
    if (assignee === caller.userId) return { outcome: 'already', version };
    // Somebody who takes a whole list does not mean to take it away from a colleague.
    if (assignee !== undefined)
      return {
        outcome: 'refused',
        code: 'QUOTE_TAKEN',
        text: 'A colleague has taken this quote. Open the quote to take it over.',
        version,
      };
    let wrote = false;
    const quotes: Pick<QuoteStore, 'find' | 'change'> = {
      find: store.find,
      change: async (before, written) => {
        const done = proof === undefined || (await store.change(before, written, [proof]));
        wrote ||= done;
        return done;
      },
    };
    const result = await assignQuote({ quotes, clock, newId, pause: pauseOf(25) })({
      ...askedFor(request),
      params: { reference },
      body: { version, taken: true },
    });
    return rowAnswer(result, { version, wrote });
  };
  return { run, look: lookAtEach(run) };
};

/** What the desk can do with many of its rows at once. */
export const bulk: ToldBulk<'QUOTES_TABLE'> = {
  list: 'quotes',
  tables: ['QUOTES_TABLE'],
  acts: (client, { QUOTES_TABLE }, shared) => bulkQuotes(client, QUOTES_TABLE, shared),
};
