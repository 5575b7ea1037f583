import type * as z from 'zod/mini';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { isOpen, type QuoteStatus } from '#domain/quotes/lifecycle.ts';
import type { WholeQuote } from '#domain/quotes/quote.ts';
import type { QuoteAnswer } from '#domain/quotes/quote-form.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ChangeDeps } from '../change/change-quote.ts';
import { changed, closed, expired } from '../change/refusals.ts';
import {
  changeAs,
  type LinkDeps,
  type Visitor,
  type VisitorDecision,
  visitorOf,
  visitorWithLink,
} from './quote-door.ts';

type Answer = z.output<typeof QuoteAnswer>;

const answers = {
  accept: { status: 'ACCEPTED', what: 'accepted' },
  decline: { status: 'DECLINED', what: 'declined' },
} as const;

/** What an answer does. The same answer given twice is one; the second sees the first. */
const decide =
  ({ offer, answer, reason }: Answer) =>
  (
    { quote }: WholeQuote,
    status: QuoteStatus,
    now: Date,
  ): VisitorDecision<EndpointRefusal<typeof quoteEndpoints.answer>> => {
    const { status: answered, what } = answers[answer];
    const isDone = status === answered || (answer === 'accept' && status === 'CONVERTED');
    if (isDone) return { done: true };
    if (status === 'EXPIRED') return expired(quote);
    if (!isOpen(status)) return closed(quote, status);
    if (quote.offer.number !== offer) return changed(quote, status);
    const fields = { status: answered, answeredAt: now.toISOString() };
    return { deed: { what, text: answer === 'decline' ? reason : undefined, fields } };
  };

const answerAs = (deps: ChangeDeps, visitor: Visitor, answer: Answer, correlationId: string) =>
  changeAs(deps, visitor, correlationId, decide(answer));

/** Accepts or declines one of the caller's quotes. */
export const answerQuote =
  (deps: ChangeDeps): UseCase<typeof quoteEndpoints.answer> =>
  ({ params: { reference }, body, caller, correlationId }) =>
    answerAs(deps, visitorOf(reference, caller), body, correlationId);

/** Accepts or declines the quote of a link. */
export const answerByLink =
  (deps: LinkDeps): UseCase<typeof quoteEndpoints.answerByLink> =>
  async ({ headers, body, correlationId }) => {
    const visitor = await visitorWithLink(deps, headers['quote-link']);
    return visitor.ok ? answerAs(deps, visitor.value, body, correlationId) : visitor;
  };
