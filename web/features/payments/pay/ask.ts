import type { Problem } from '#domain/kernel/problem.ts';
import { payWords } from '#domain/payments/pay-words.ts';

/** Timeout of a request in milliseconds. A phone with one bar needs long. */
const TIMEOUT_MS = 20_000;

export type Answer<Reply> =
  | { readonly kind: 'ok'; readonly reply: Reply }
  /** The server said no, with its reason and its code. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

interface Checkout {
  /** Made for the form: the same form sent twice is one payment. */
  readonly key: string;
  /** Cents. */
  readonly amount: number;
}

/**
 * Asks the API about the invoice of a link, or begins a payment. The secret goes in a header: an address would be in logs. With plain
 * `fetch`, because static pages do not load the app's client. Never throws.
 */
export const ask = async <Reply>(token: string, checkout?: Checkout): Promise<Answer<Reply>> => {
  try {
    const response = await fetch(`/api/pay${checkout === undefined ? '' : '/checkouts'}`, {
      ...(checkout === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify({ amount: checkout.amount }) }),
      headers: {
        'pay-link': token,
        ...(checkout === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': checkout.key }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { kind: 'ok', reply: (await response.json()) as Reply };
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    return response.status < 500 && problem.message
      ? { kind: 'refused', code: problem.code ?? '', message: problem.message }
      : { kind: 'failed', message: payWords.failed };
  } catch {
    return { kind: 'failed', message: payWords.away };
  }
};
