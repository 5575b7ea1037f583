import * as z from 'zod/mini';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import { type AnyInput, type CallInput, replyOf, send } from './call.ts';
import { accessToken } from './token.ts';

/** Tokens name whole seconds: the first that counts after a session was ended is one of the next second. */
const nextSecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

const isEnded = async (response: Response): Promise<boolean> => {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return z.safeParse(z.object({ code: z.literal('SESSION_ENDED') }), body).success;
};

/** The answer to a call with a new token; the old one when there is none to be had. */
const withFreshToken = async (
  refused: Response,
  ask: (token: string) => Promise<Response>,
): Promise<Response> => {
  const fresh = await accessToken({ fresh: true });
  return fresh === undefined ? refused : ask(fresh);
};

/**
 * Calls an endpoint by its contract and returns the parsed reply. Throws `ApiError` for any other answer and when the
 * server is not reached. Refreshes a token that has expired or counts no more, and calls again.
 */
export const api = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<EndpointReply<E>> => {
  const given: AnyInput = input;
  const ask = (token: string | undefined) => send(endpoint, given, token, signal);
  const token = await accessToken();
  const first = await ask(token);
  if (first.status !== 401 || token === undefined) return replyOf(endpoint, first);
  const second = await withFreshToken(first, ask);
  if (second === first || !(await isEnded(second))) return replyOf(endpoint, second);
  await nextSecond();
  return replyOf(endpoint, await withFreshToken(second, ask));
};
