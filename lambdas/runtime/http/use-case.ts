import type {
  Endpoint,
  EndpointContract,
  EndpointRefusal,
  EndpointReply,
  EndpointRequest,
} from '#domain/kernel/endpoint.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';

/** A request as a use case gets it: parsed, with the caller and the correlation id. */
export interface UseCaseRequest<E extends EndpointContract> extends EndpointRequest<E> {
  readonly caller: E['access'] extends 'anyone' ? Caller | undefined : Caller;
  readonly correlationId: string;
  /** Aborted shortly before the function's time runs out. */
  readonly signal: AbortSignal;
}

/** Returns the reply of the contract or one of its refusals. Anything that it throws is a failure. */
export type UseCase<E extends EndpointContract> = (
  request: UseCaseRequest<E>,
) => Promise<Result<EndpointReply<E>, never, EndpointRefusal<E>>>;

/**
 * One use case for every endpoint of a domain. A missing one, a refusal that the contract does not declare, or one
 * whose details do not fit it, does not compile.
 */
export type UseCases<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: UseCase<Endpoints[Name]>;
};
