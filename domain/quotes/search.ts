import { codeEndOf, distinctTexts, nameTerms, searchable } from '../kernel/search.ts';
import type { QuoteStatus } from './lifecycle.ts';
import type { Quote } from './quote.ts';

/** What somebody may still do something about. The words of other quotes are deleted; their reference and e-mail address find them. */
const searched: ReadonlySet<QuoteStatus> = new Set(['DRAFT', 'SENT', 'VIEWED', 'ACCEPTED']);

/** The search terms of a quote that is not over: its reference and the end of it, the customer's name and e-mail address. */
export const searchTerms = ({
  reference,
  status,
  name,
  email,
}: Pick<Quote, 'reference' | 'status' | 'name' | 'email'>): readonly string[] =>
  searched.has(status)
    ? distinctTexts([searchable(reference), codeEndOf(reference), ...nameTerms(name), searchable(email)])
    : [];

/** Whether somebody typed a whole e-mail address, and not only its beginning. */
export const isWholeAddress = (typed: string): boolean => /^\S+@\S+\.[a-z]{2,}$/i.test(typed.trim());
