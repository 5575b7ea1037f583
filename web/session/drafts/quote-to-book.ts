import { quoteReference } from '#domain/quotes/reference.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** A quote that somebody accepted before they had an account, as this tab knows it from the page of the quote. */
export interface QuoteToBook {
  readonly reference: string;
  /** `your $385.00 barrel`; by its reference in a tab that has not shown it. */
  readonly words: string;
  /** The address that it was mailed to, whose account alone can book it. */
  readonly email?: string;
}

const KEY = 'quote_to_book';
const WIZARD = '/dashboard/create-shipment?';

/** The page that books a quote. */
export const bookQuotePath = (reference: string): string => `${WIZARD}quote=${reference}`;

/** Keeps in this tab what an accepted quote is about, for the pages where an account is made. */
export const keepQuoteToBook = (quote: QuoteToBook): void => {
  withoutThrowing(() => sessionStorage.setItem(KEY, JSON.stringify(quote)));
};

const kept = (): Partial<Record<keyof QuoteToBook, unknown>> =>
  Object(withoutThrowing((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')));

/** The accepted quote that a path goes on to book; undefined where it leads elsewhere. */
export const quoteToBook = (path: string): QuoteToBook | undefined => {
  if (!path.startsWith(WIZARD)) return undefined;
  const asked = new URLSearchParams(path.slice(WIZARD.length)).get('quote') ?? '';
  if (!quoteReference.shape.test(asked)) return undefined;
  const { reference, words, email } = kept();
  return reference === asked && typeof words === 'string' && typeof email === 'string'
    ? { reference: asked, words, email }
    : { reference: asked, words: `quote ${asked}` };
};
