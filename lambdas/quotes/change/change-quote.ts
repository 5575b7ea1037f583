import { type AnyRefusal, ok, type Result, refuse } from '#domain/kernel/result.ts';
import { type QuoteStatus, statusAt } from '#domain/quotes/lifecycle.ts';
import type { Quote, WholeQuote } from '#domain/quotes/quote.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { QuoteStore } from '../store/quote-store.ts';
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

/** Two people at the same quote need a few tries at most. */
const TRIES = 5;

/** The refusal for a quote that does not exist, or that belongs to somebody else. */
export const noSuchQuote = () => refuse('QUOTE_NOT_FOUND', 'There is no such quote.');

/**
 * Makes one change of a quote, once. When somebody else writes it in between, the decision is made again on what they wrote: so
 * the second of two sees what the first has done. Throws when the outcome is unknown; it is then safe to try again.
 */
export const changeQuote = async <R extends AnyRefusal>(
  { quotes, clock, newId, pause }: ChangeDeps,
  { reference, correlationId }: { readonly reference: string; readonly correlationId: string },
  decide: Decide<R>,
): Promise<Result<Now, 'QUOTE_NOT_FOUND', R>> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const found = await quotes.find(reference);
    if (!found) return noSuchQuote();
    const now = clock();
    const decision = decide(found, statusAt(found.quote, now), now);
    if ('refusal' in decision) return { ok: false, refusal: decision.refusal };
    if ('done' in decision) return ok(nowOf(found.quote, now));
    const { quote, entry } = afterDeed(found.quote, decision.deed, { at: now.toISOString(), newId });
    const events = [eventOf(quote, entry, { newId, correlationId })];
    if (await quotes.change(found.quote, { quote, entries: [entry], events })) return ok(nowOf(quote, now));
    await pause(attempt);
  }
  throw new Error('The quote could not be changed: others kept writing it.');
};
