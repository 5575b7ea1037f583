import type { AnyRefusal, Result } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import type { Quote, WholeQuote } from '#domain/quotes/quote.ts';
import { type ChangeDeps, changeQuote, type Now } from '../change/change-quote.ts';
import type { Deed } from '../change/compose-change.ts';
import { type Changed, changed } from '../change/refusals.ts';

/** What somebody at the desk asks for, on the version that they saw. */
interface DeskRequest {
  readonly params: { readonly reference: string };
  readonly body: { readonly version: number };
  readonly caller: Pick<Caller, 'userId'>;
  readonly correlationId: string;
}

/** The change that it is. */
interface DeskStep<R extends AnyRefusal> {
  readonly what: Deed['what'];
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
  { body: { version }, caller }: DeskRequest,
  { what, text = '', total = quote.offer.total }: DeskStep<AnyRefusal>,
): boolean => {
  const last = history.at(-1);
  return (
    quote.version === version + 1 &&
    quote.offer.total === total &&
    last?.what === what &&
    last.by === caller.userId &&
    (last.text ?? '') === text
  );
};

/** Makes one change of the desk, once. It is refused when the quote has changed since they saw it. */
export const deskStep = <R extends AnyRefusal>(
  deps: ChangeDeps,
  request: DeskRequest,
  step: DeskStep<R>,
): Promise<Result<Now, 'QUOTE_NOT_FOUND', R | Changed>> => {
  const { params, body, caller, correlationId } = request;
  const { what, text, decide } = step;
  return changeQuote<R | Changed>(deps, { ...params, correlationId }, (found, status, now) => {
    if (isRepeat(found, request, step)) return { done: true };
    if (found.quote.version !== body.version) return { refusal: changed(found.quote, status).refusal };
    const decided = decide(found.quote, status, now);
    return 'fields' in decided
      ? { deed: { what, by: caller.userId, text, fields: decided.fields } }
      : decided;
  });
};
