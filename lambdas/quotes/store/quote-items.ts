import { Quote } from '#domain/quotes/quote.ts';

const QUOTE = 'QUOTE';

const partitionOf = (reference: string): string => `QUOTE#${reference}`;

/** Key of a quote. */
export const quoteKey = (reference: string) => ({ pk: partitionOf(reference), sk: QUOTE });

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toQuote = (item: unknown): Quote => Quote.parse(item);
