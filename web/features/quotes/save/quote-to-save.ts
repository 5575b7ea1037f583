import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';

const STORED_AS = 'quote_to_save';

/** A quote that is saved as soon as somebody has signed in, with the key that makes it one quote. */
export interface QuoteToSave {
  readonly form: QuoteForm;
  readonly key: string;
}

/** Keeps a quote in this tab until the sign-in is done. Without storage nothing is kept, and it can be saved by hand. */
export const keepForLater = (form: QuoteForm, key: string = uuidV7()): void => {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify({ form, key } satisfies QuoteToSave));
  } catch {
    // A browser without storage.
  }
};

/** The quote that waits in this tab. The server checks it like any other. */
export const quoteToSave = (): QuoteToSave | undefined => {
  try {
    const stored = sessionStorage.getItem(STORED_AS);
    return stored === null ? undefined : (JSON.parse(stored) as QuoteToSave);
  } catch {
    return undefined;
  }
};

/** It is saved, or cannot be. */
export const forgetQuoteToSave = (): void => {
  try {
    sessionStorage.removeItem(STORED_AS);
  } catch {
    // A browser without storage has none.
  }
};
