import type { Problem } from '#domain/kernel/problem.ts';
import type { GuestFields } from '#domain/quotes/guest-validation.ts';
import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import { type Work, workToDo } from '#web/proof-of-work/work.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';
import { keepForLater } from './quote-to-save.ts';

/** A quote that was made, or the reason why not. */
export type Made = { readonly reference: string } | { readonly failure: string };

/** Where a quote that waits is saved. */
export const MY_QUOTES = '/dashboard/quotes';

/** Timeout of the request in milliseconds. */
const TIMEOUT_MS = 30_000;

/** With plain `fetch`, because static pages do not load the app's client. */
const post = async (path: string, key: string, body: unknown, token?: string): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

const madeOf = async (response: Response): Promise<Made> => {
  const body = (await response.json().catch(() => ({}))) as Partial<Problem> & { reference?: string };
  if (response.ok) return { reference: String(body.reference) };
  return {
    failure:
      response.status < 500 && body.message
        ? body.message
        : 'Something went wrong on our side. Your entries are still here: please try again.',
  };
};

const unreachable: Made = {
  failure: 'We could not reach the server. Your entries are still here: check your connection and try again.',
};

/**
 * Saves a quote in the account of the person who is signed in. A token that has expired cannot be refreshed here, so the app saves it
 * then. Never throws.
 */
export const saveQuote = async (form: QuoteForm, key: string): Promise<Made> => {
  try {
    const response = await post('/api/quotes', key, form, signedInUser().token);
    if (response.status !== 401) return await madeOf(response);
    keepForLater(form, key);
    location.assign(MY_QUOTES);
    return { failure: '' };
  } catch {
    return unreachable;
  }
};

/** The proof of work that a guest's browser does while they type. */
export const guestWork = (): Work =>
  workToDo(async () => {
    const answer = await fetch('/api/quotes/challenge');
    if (!answer.ok) throw new Error(`There is no challenge to be had (${answer.status}).`);
    return answer.json();
  });

/** Has a quote mailed to a guest. A proof that is too old is made and sent once more. Never throws. */
export const mailQuote = async (
  form: QuoteForm,
  guest: GuestFields,
  { key, work }: { readonly key: string; readonly work: Work },
  isSecondTry = false,
): Promise<Made> => {
  try {
    const response = await post('/api/quotes/guest', key, { form, guest, proof: await work.done() });
    if (isSecondTry || response.status !== 422) return await madeOf(response);
    const { code } = (await response.clone().json()) as Partial<Problem>;
    if (code !== 'CHALLENGE_REFUSED') return await madeOf(response);
    work.forget();
    return await mailQuote(form, guest, { key, work }, true);
  } catch {
    return unreachable;
  }
};
