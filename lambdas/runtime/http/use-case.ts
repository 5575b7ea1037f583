import type {
  Endpoint,
  EndpointContract,
  EndpointRefusal,
  EndpointReply,
  EndpointRequest,
} from '#domain/kernel/endpoint.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';

/** What a use case behind an endpoint is given: the parsed request, who calls, and how to be found in the logs. */
export interface UseCaseRequest<E extends EndpointContract> extends EndpointRequest<E> {
  readonly caller: E['access'] extends 'anyone' ? Caller | undefined : Caller;
  readonly correlationId: string;
  /** Aborted shortly before the function's time runs out. */
  readonly signal: AbortSignal;
}

/** Answers the contract's reply or one of its refusals; anything thrown is a failure. */
export type UseCase<E extends EndpointContract> = (
  request: UseCaseRequest<E>,
) => Promise<Result<EndpointReply<E>, EndpointRefusal<E>>>;

/** One use case for every endpoint of a domain: a missing one, or a refusal the contract does not name, does not compile. */
export type UseCases<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: UseCase<Endpoints[Name]>;
};
