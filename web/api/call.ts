import * as z from 'zod/mini';
import type { Endpoint, EndpointContract, EndpointInput, EndpointReply } from '#domain/kernel/endpoint.ts';
import { Problem, runtimeProblems } from '#domain/kernel/problem.ts';
import { ApiError, UNREACHABLE } from './api-error.ts';
import { headersOf, takeEarly } from './early.ts';
import { measured } from './measured.ts';

/** Milliseconds after which a call counts as lost; the API itself gives up after 29 seconds. */
const CALL_TIMEOUT_MS = 30_000;

type Halves = 'params' | 'query' | 'body' | 'headers';
type Declared<E extends EndpointContract> = {
  [Half in Halves]: E[Half] extends z.ZodMiniType ? Half : never;
}[Halves];
type Optional<Input> = Record<never, never> extends Input ? true : false;

/** Input of a call: the parts that its contract declares. A part without required fields may be left out. */
export type CallInput<E extends EndpointContract> = {
  readonly [Half in Declared<E> as Optional<EndpointInput<E>[Half]> extends true
    ? never
    : Half]: EndpointInput<E>[Half];
} & {
  readonly [Half in Declared<E> as Optional<EndpointInput<E>[Half]> extends true
    ? Half
    : never]?: EndpointInput<E>[Half];
};

/** The parts of any call. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Headers of this call, such as its `idempotency-key`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The path with its parameters and query; absent and empty query values are left out. */
export const urlOf = (path: string, { params = {}, query = {} }: AnyInput): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const asked = search.toString();
  return asked ? `${filled}?${asked}` : filled;
};

const unreachable = (): ApiError =>
  new ApiError(UNREACHABLE, {
    code: 'UNREACHABLE',
    message: 'We could not reach the server. Check your connection and try again.',
    correlationId: '',
  });

/** Makes a problem from the status of an answer that is none of ours, such as a firewall's page. */
const problemOf = async (response: Response): Promise<Problem> => {
  const parsed = z.safeParse(Problem, await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  const known = Object.entries(runtimeProblems).find(([, { status }]) => status === response.status);
  const [code, { message }] = known ?? (['INTERNAL', runtimeProblems.INTERNAL] as const);
  return { code, message, correlationId: response.headers.get('x-correlation-id') ?? '' };
};

/** Sends a call, with a token if there is one. Throws `ApiError` when the server is not reached. */
export const send = async (
  endpoint: Endpoint,
  input: AnyInput,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Response> => {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  try {
    const url = urlOf(endpoint.path, input);
    const early = endpoint.method === 'GET' ? takeEarly(url, token) : undefined;
    if (early) return await measured(endpoint, early.answer, early.askedAt);
    return await measured(
      endpoint,
      fetch(url, {
        method: endpoint.method,
        headers: {
          ...input.headers,
          ...headersOf(token),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }),
    );
  } catch (error) {
    // An aborted call is not a network error.
    if (signal?.aborted) throw error;
    throw unreachable();
  }
};

/** The parsed reply of an endpoint. Throws `ApiError` for any other answer. */
export const replyOf = async <E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<EndpointReply<E>> => {
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return z.parse(endpoint.reply, await response.json()) as EndpointReply<E>;
};

/** Calls an endpoint without a session, so that a page needs no Amplify for it. Throws like `api`. */
export const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<EndpointReply<E>> =>
  replyOf(endpoint, await send(endpoint, input, undefined));
