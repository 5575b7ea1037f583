import type { AnyRefusal, Result } from '#domain/kernel/result.ts';
import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import type { Quote, WholeQuote } from '#domain/quotes/quote.ts';
import { type ChangeDeps, changeQuote, type Now } from '../change/change-quote.ts';
import type { Deed } from '../change/compose-change.ts';
import { type Changed, changed } from '../change/refusals.ts';

/** A change by somebody at the desk, on the version that they saw. */
interface DeskStep<R extends AnyRefusal> {
  readonly reference: string;
  readonly version: number;
  readonly correlationId: string;
  readonly what: Deed['what'];
  /** User id. */
  readonly by: string;
  readonly text?: string;
  /** The price that it sets, in cents. */
  readonly total?: number;
  /** The fields that it sets, or why it is not allowed. */
  readonly decide: (
    quote: Quote,
    status: QuoteStatus,
    now: Date,
  ) => { readonly fields: Deed['fields'] } | { readonly refusal: R };
}

/** True when the same change was made before, for example by a double click or because the first answer was lost. */
const isRepeat = (
  { quote, history }: WholeQuote,
  { version, what, by, text = '', total = quote.offer.total }: DeskStep<AnyRefusal>,
): boolean => {
  const last = history.at(-1);
  return (
    quote.version === version + 1 &&
    quote.offer.total === total &&
    last?.what === what &&
    last.by === by &&
    (last.text ?? '') === text
  );
};

/** Makes one change of the desk, once. It is refused when the quote has changed since they saw it. */
export const deskStep = <R extends AnyRefusal>(
  deps: ChangeDeps,
  step: DeskStep<R>,
): Promise<Result<Now, 'QUOTE_NOT_FOUND', R | Changed>> => {
  const { reference, version, correlationId, what, by, text, decide } = step;
  return changeQuote<R | Changed>(deps, { reference, correlationId }, (found, status, now) => {
    if (isRepeat(found, step)) return { done: true };
    if (found.quote.version !== version) return { refusal: changed(found.quote, status).refusal };
    const decided = decide(found.quote, status, now);
    return 'fields' in decided ? { deed: { what, by, text, fields: decided.fields } } : decided;
  });
};
