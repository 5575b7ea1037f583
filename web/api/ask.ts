import type { Problem } from '#domain/kernel/problem.ts';

/** Timeout of a request in milliseconds. A phone with one bar needs long. */
const TIMEOUT_MS = 20_000;

/** That the server said no (`refused`), or that there is no answer (`failed`). */
interface NoReply extends Pick<Problem, 'code' | 'message' | 'fields'> {
  readonly kind: 'refused' | 'failed';
  /** 0 when the server could not be reached at all. */
  readonly status: number;
}

export type Answer<Reply> = { readonly kind: 'ok'; readonly reply: Reply } | NoReply;

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
  readonly timeoutMs?: number;
}

/** What people are told when something failed on our side, and when the server could not be reached. */
export interface FailureWords {
  readonly failed: string;
  readonly away: string;
}

/** Asks the API with plain `fetch`, because static pages do not load the app's client. Never throws. */
export const ask = async <Reply>(
  address: string,
  { failed, away }: FailureWords,
  { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS }: Asked = {},
): Promise<Answer<Reply>> => {
  try {
    const response = await fetch(address, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { kind: 'ok', reply: (await response.json()) as Reply };
    const { status } = response;
    const { code = '', message, fields } = (await response.json().catch(() => ({}))) as Partial<Problem>;
    return status < 500 && message
      ? { kind: 'refused', status, code, message, fields }
      : { kind: 'failed', status, code, message: failed };
  } catch {
    return { kind: 'failed', status: 0, code: '', message: away };
  }
};
