import type * as z from 'zod/mini';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import type { WholeQuote } from '#domain/quotes/quote.ts';
import type { QuoteQuestion } from '#domain/quotes/quote-form.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ChangeDeps } from '../change/change-quote.ts';
import { type Closed, closed } from '../change/refusals.ts';
import {
  changeAs,
  type LinkDeps,
  type Visitor,
  type VisitorDecision,
  visitorOf,
  visitorWithLink,
} from './quote-door.ts';

type Question = z.output<typeof QuoteQuestion>;

/** Puts a question into the queue of the desk. One that waits already keeps its place. */
const decide =
  ({ id, text }: Question) =>
  ({ quote, history }: WholeQuote, status: QuoteStatus, now: Date): VisitorDecision<Closed> => {
    if (history.some((entry) => entry.id === id)) return { done: true };
    if (status === 'SUPERSEDED') return closed(quote, status);
    const { waitsFor = 'reply', waitsSince = now.toISOString() } = quote;
    return { deed: { what: 'question', text, id, fields: { waitsFor, waitsSince } } };
  };

const askAs = (deps: ChangeDeps, visitor: Visitor, question: Question, correlationId: string) =>
  changeAs(deps, visitor, correlationId, decide(question));

/** Asks the desk about one of the caller's quotes. */
export const askAboutQuote =
  (deps: ChangeDeps): UseCase<typeof quoteEndpoints.ask> =>
  ({ params: { reference }, body, caller, correlationId }) =>
    askAs(deps, visitorOf(reference, caller), body, correlationId);

/** Asks the desk about the quote of a link. */
export const askByLink =
  (deps: LinkDeps): UseCase<typeof quoteEndpoints.askByLink> =>
  async ({ headers, body, correlationId }) => {
    const visitor = await visitorWithLink(deps, headers['quote-link']);
    return visitor.ok ? askAs(deps, visitor.value, body, correlationId) : visitor;
  };
