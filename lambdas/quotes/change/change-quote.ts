import { type AnyRefusal, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { type QuoteStatus, statusAt } from '#domain/quotes/lifecycle.ts';
import type { Quote, WholeQuote } from '#domain/quotes/quote.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { QuoteStore, WrittenQuote } from '../store/quote-store.ts';
import { afterDeed, type Deed } from './compose-change.ts';
import { eventOf } from './events.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly quotes: Pick<QuoteStore, 'find' | 'change'>;
  readonly pause: Pause;
}

/** What a quote is now: its status by the clock, and its version. Refusals bring it, so that a screen can show it. */
export interface Now {
  readonly status: QuoteStatus;
  readonly version: number;
}

/** The status by the clock, and the version. */
const nowOf = (quote: Quote, at: Date): Now => ({
  status: statusAt(quote, at),
  version: quote.version,
});

/** What to do about a quote as it is: a deed, nothing because it is done, or a refusal. */
export type Decision<R extends AnyRefusal> =
  | { readonly deed: Deed }
  | { readonly done: true }
  | { readonly refusal: R };

/** Decides about a quote as it is at an instant, with its status by the clock. */
export type Decide<R extends AnyRefusal> = (found: WholeQuote, status: QuoteStatus, now: Date) => Decision<R>;

interface QuoteChange {
  readonly before: Quote;
  readonly written: WrittenQuote;
}

/** The refusal for a quote that does not exist, or that belongs to somebody else. */
export const noSuchQuote = () => refuse('QUOTE_NOT_FOUND', 'There is no such quote.');

/**
 * Makes one change of a quote, once. When somebody else writes it in between, the decision is made again on what they wrote: so
 * the second of two sees what the first has done. Throws when the outcome is unknown; it is then safe to try again.
 */
export const changeQuote = <R extends AnyRefusal>(
  { quotes, clock, newId, pause }: ChangeDeps,
  { reference, correlationId }: { readonly reference: string; readonly correlationId: string },
  decide: Decide<R>,
): Promise<Result<Now, 'QUOTE_NOT_FOUND', R>> =>
  changing<WholeQuote | undefined, QuoteChange, Now, R | Refusal<'QUOTE_NOT_FOUND'>>(
    `Quote ${reference}`,
    {
      read: () => quotes.find(reference),
      write: ({ before, written }) => quotes.change(before, written),
    },
    (found) => {
      if (!found) return noSuchQuote();
      const now = clock();
      const decision = decide(found, statusAt(found.quote, now), now);
      if ('refusal' in decision) return decision;
      if ('done' in decision) return { done: nowOf(found.quote, now) };
      const { quote, entry } = afterDeed(found.quote, decision.deed, { at: now.toISOString(), newId });
      const events = [eventOf(quote, entry, { newId, correlationId })];
      return {
        change: { before: found.quote, written: { quote, entries: [entry], events } },
        answer: nowOf(quote, now),
      };
    },
    { pause },
  );
