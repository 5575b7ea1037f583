import type { Problem } from '#domain/kernel/problem.ts';
import type { TrackingReply } from '#domain/shipments/tracking/reply.ts';

/** Timeout of the request in milliseconds. A phone with one bar needs long. */
const TIMEOUT_MS = 20_000;
const NOT_FOUND = 404;

export type Answer =
  | { readonly kind: 'found'; readonly reply: TrackingReply }
  | { readonly kind: 'none' }
  /** `isAway` when the server could not be reached at all. */
  | { readonly kind: 'failed'; readonly message: string; readonly isAway: boolean };

const failed = (message: string, isAway = false): Answer => ({ kind: 'failed', message, isAway });

const refusalOf = async (response: Response): Promise<Answer> => {
  if (response.status === NOT_FOUND) return { kind: 'none' };
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  return failed(
    response.status < 500 && problem.message
      ? problem.message
      : 'Something went wrong on our side. Please try again in a minute.',
  );
};

/** Asks where a shipment is. With plain `fetch`, because static pages do not load the app's client. Never throws. */
export const askWhere = async (number: string): Promise<Answer> => {
  try {
    const response = await fetch(`/api/tracking/${number}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return await refusalOf(response);
    return { kind: 'found', reply: (await response.json()) as TrackingReply };
  } catch {
    return failed(
      'We could not reach the server. Check your connection: we try again when it is back.',
      true,
    );
  }
};
