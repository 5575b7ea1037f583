import { useEffect, useState } from 'react';
import { type Begun, readBegun } from '#web/session/drafts/begun.ts';
import { type QuoteToBook, quoteToBook } from '#web/session/drafts/quote-to-book.ts';
import { destinationOf, returningBy } from './arrival.ts';

/** Where the page leads after sign-in, and the query by which its links keep that. */
interface Arrival {
  readonly destination: string;
  readonly returning: string;
}

const arrivalBy = (search: string): Arrival => ({
  destination: destinationOf(search),
  returning: returningBy(search),
});

/** Reads the page's query after hydration, because the static HTML is the same for every query. */
export const useArrival = (): Arrival => {
  const [arrival, setArrival] = useState(() => arrivalBy(''));
  useEffect(() => setArrival(arrivalBy(window.location.search)), []);
  return arrival;
};

/** What was begun on this device and waits for an account; read after hydration, too. */
export const useBegun = (): Begun | undefined => {
  const [begun, setBegun] = useState<Begun>();
  useEffect(() => setBegun(readBegun()), []);
  return begun;
};

/** The accepted quote that the page leads to; read after hydration, too. */
export const useQuoteToBook = (destination: string): QuoteToBook | undefined => {
  const [quote, setQuote] = useState<QuoteToBook>();
  useEffect(() => setQuote(quoteToBook(destination)), [destination]);
  return quote;
};
