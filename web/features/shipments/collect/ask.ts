import type { Problem } from '#domain/kernel/problem.ts';
import { collectWords } from '#domain/shipments/handover/collect-words.ts';

/** Timeout of a request in milliseconds. A phone with one bar needs long. */
const TIMEOUT_MS = 20_000;

export type Answer<Reply> =
  | { readonly kind: 'ok'; readonly reply: Reply }
  /** The server said no, with its reason and its code. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

interface Request {
  readonly method?: 'POST' | 'PUT';
  readonly body?: object;
}

/**
 * Asks the API about the shipment of a link. The secret goes in a header: an address would be in logs. With plain `fetch`, because
 * static pages do not load the app's client. Never throws.
 */
export const ask = async <Reply>(
  token: string,
  path: string,
  { method, body }: Request = {},
): Promise<Answer<Reply>> => {
  try {
    const response = await fetch(`/api/collect${path}`, {
      method: method ?? 'GET',
      headers: {
        'collect-link': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { kind: 'ok', reply: (await response.json()) as Reply };
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    return response.status < 500 && problem.message
      ? { kind: 'refused', code: problem.code ?? '', message: problem.message }
      : { kind: 'failed', message: collectWords.failed };
  } catch {
    return { kind: 'failed', message: collectWords.away };
  }
};
