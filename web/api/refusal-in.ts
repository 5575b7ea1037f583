import * as z from 'zod/mini';
import { type Endpoint, type EndpointRefusal, refusalOf } from '#domain/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';

/**
 * The refusal of an endpoint in what a call of it threw, typed by its contract: the code says which details there are. Undefined for any
 * other error, and for details that are not as the contract has them, such as those of an older server.
 */
export const refusalIn = <E extends Endpoint>(
  error: unknown,
  endpoint: E,
): EndpointRefusal<E> | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { code, message } = error;
  const declared = refusalOf(endpoint, code);
  if (declared === undefined) return undefined;
  const details = z.safeParse(declared.details ?? z.undefined(), declared.details && error.problem.details);
  return details.success ? ({ code, message, details: details.data } as EndpointRefusal<E>) : undefined;
};
