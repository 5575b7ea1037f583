import type { GuestFields } from '#domain/quotes/guest-validation.ts';
import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import type { Answer } from '#web/api/ask.ts';
import { post, postWithWork } from '#web/proof-of-work/post.ts';
import type { Work } from '#web/proof-of-work/work.ts';
import { keepForLater } from './quote-to-save.ts';

/** A quote that was made, or the reason why not. */
export type Made = { readonly reference: string } | { readonly failure: string };

/** Where a quote that waits is saved. */
export const MY_QUOTES = '/dashboard/quotes';

const words = {
  failed: 'Something went wrong on our side. Your entries are still here: please try again.',
  away: 'We could not reach the server. Your entries are still here: check your connection and try again.',
};

const madeOf = (answer: Answer<{ reference: string }>): Made =>
  answer.kind === 'ok' ? { reference: answer.reply.reference } : { failure: answer.message };

/**
 * Saves a quote in the account of the person who is signed in. A token that has expired cannot be refreshed here, so the app saves it
 * then. Never throws.
 */
export const saveQuote = async (form: QuoteForm, key: string): Promise<Made> => {
  const answer = await post<{ reference: string }>('/api/quotes', words, { 'idempotency-key': key }, form);
  if (answer.kind === 'ok' || answer.status !== 401) return madeOf(answer);
  keepForLater(form, key);
  location.assign(MY_QUOTES);
  return { failure: '' };
};

/** Has a quote mailed to a guest. Never throws. */
export const mailQuote = async (
  form: QuoteForm,
  guest: GuestFields,
  { key, work }: { readonly key: string; readonly work: Work },
): Promise<Made> =>
  madeOf(await postWithWork('/api/quotes/guest', words, { 'idempotency-key': key }, { form, guest }, work));
