import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import { type AnyInput, type CallInput, replyOf, send } from './call.ts';
import { accessToken } from './token.ts';

/**
 * Calls an endpoint by its contract and returns the parsed reply. Throws `ApiError` for any other answer and when the
 * server is not reached. Refreshes an expired token and calls once more.
 */
export const api = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<EndpointReply<E>> => {
  const given: AnyInput = input;
  const token = await accessToken();
  let response = await send(endpoint, given, token, signal);
  if (response.status === 401 && token !== undefined) {
    const fresh = await accessToken({ fresh: true });
    if (fresh !== undefined) response = await send(endpoint, given, fresh, signal);
  }
  return replyOf(endpoint, response);
};
