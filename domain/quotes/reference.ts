import { referenceKind } from '../kernel/reference.ts';

/** References of quotes: `QTE-7K3M9Q`. */
export const quoteReference = referenceKind('QTE');

/** Reads a typed reference that names itself as one of a quote. Undefined for any other code. */
export const readQuoteCode = (text: string): string | undefined =>
  /^\s*QTE/i.test(text) ? quoteReference.from(text) : undefined;
