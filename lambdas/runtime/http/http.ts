import middy, { type MiddlewareObj } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  APIGatewayProxyEventV2WithJWTAuthorizer as SignedInEvent,
} from 'aws-lambda';
import * as z from 'zod/mini';
import { type Endpoint, refusalOf } from '#domain/kernel/endpoint.ts';
import { runtimeProblems } from '#domain/kernel/problem.ts';
import type { AnyRefusal, Result } from '#domain/kernel/result.ts';
import { OthersKeptWriting } from '../aggregate/until-written.ts';
import { logger, sharedEmailHashes } from '../logger.ts';
import type { IsOrigin } from '../secrets/origin-secret.ts';
import { answer, answerText } from './answer.ts';
import { admit, callerOf, issuedAtOf } from './caller.ts';
import type { IsEnded } from './ended-sessions.ts';
import { endpointFinder } from './find-endpoint.ts';
import { HttpProblem } from './http-problem.ts';
import { parseRequest } from './parse-request.ts';
import { checksOfStage, type RequestChecks } from './request-checks.ts';
import { isTooSlow } from './too-slow.ts';
import type { UseCaseRequest, UseCases } from './use-case.ts';

type HttpEvent = APIGatewayProxyEventV2 | SignedInEvent;
type Answer = APIGatewayProxyStructuredResultV2;

/** The signal of a request is aborted this long before the timeout of the function, so that it can still answer. */
const ANSWER_NEEDS_MS = 300;

const claimsOf = (event: HttpEvent) =>
  'authorizer' in event.requestContext ? event.requestContext.authorizer?.jwt?.claims : undefined;

const correlationIdOf = (event: HttpEvent): string => event.requestContext.requestId;

/** Somebody whose session was ended is refused before anything else, so that they never read that it is a right they lack. */
const callerFor = async (contract: Endpoint, event: HttpEvent, isEnded: IsEnded) => {
  const claims = claimsOf(event);
  if (contract.access === 'anyone') return claims ? callerOf(claims) : undefined;
  const caller = callerOf(claims);
  if (await isEnded(caller.userId, issuedAtOf(claims))) throw new HttpProblem('SESSION_ENDED');
  admit(contract.access, caller);
  return caller;
};

/** How long caches may keep a refusal. One that depends on the caller is never kept. */
const keptRefusal = (contract: Endpoint | undefined, status: number): number | undefined =>
  status === 400 || status === 404 ? contract?.refusalCacheSeconds : undefined;

type AnyResult = Result<unknown, never, AnyRefusal>;

const answerResult = (contract: Endpoint, result: AnyResult, correlationId: string): Answer => {
  // Parsing drops every field that the contract does not declare, so that nothing leaks.
  if (result.ok) {
    const reply = contract.reply.parse(result.value);
    return contract.replyType === undefined
      ? answer(200, reply, correlationId, contract.cacheSeconds)
      : answerText(contract.replyType, z.string().parse(reply), correlationId);
  }
  const { code, message, details } = result.refusal;
  const declared = refusalOf(contract, code);
  if (declared === undefined) throw new Error(`${contract.path} refused with undeclared ${code}`);
  const { status } = declared;
  const body = { code, message, details: declared.details?.parse(details), correlationId };
  return answer(status, body, correlationId, keptRefusal(contract, status));
};

const problem = (code: keyof typeof runtimeProblems, correlationId: string): Answer => {
  const { status, message } = runtimeProblems[code];
  return answer(status, { code, message, correlationId }, correlationId);
};

/**
 * Turns an error into a Problem. An unexpected error shows the caller nothing but its correlation id. What was only slow is not called
 * broken: browsers ask again. What others kept from being written is a conflict.
 */
const problems = (
  domain: string,
  find: ReturnType<typeof endpointFinder>,
): MiddlewareObj<HttpEvent, Answer> => ({
  onError: ({ event, error }) => {
    const correlationId = correlationIdOf(event);
    const found = find(event);
    if (error instanceof HttpProblem) {
      const seconds = keptRefusal(found?.contract, error.status);
      return answer(error.status, error.toBody(correlationId), correlationId, seconds);
    }
    const endpoint = found && `${domain}.${found.name}`;
    if (error instanceof OthersKeptWriting) {
      logger.warn('Others kept writing', { correlationId, endpoint, failure: error });
      return problem('BUSY', correlationId);
    }
    logger.error('The request failed', { correlationId, endpoint, failure: error });
    return problem(isTooSlow(error) ? 'TOO_SLOW' : 'INTERNAL', correlationId);
  },
});

/** Refuses requests that did not come through the distribution, which adds the secret. */
const onlyFromDistribution = (isOrigin: IsOrigin): MiddlewareObj<HttpEvent, Answer> => ({
  before: async ({ event }) => {
    if (!(await isOrigin(event.headers['x-origin-secret'] ?? ''))) throw new HttpProblem('FORBIDDEN');
  },
});

/**
 * The middleware of a domain's HTTP function. It checks origin secret, caller and request against the contract, and calls
 * the use case with the name of the endpoint. The checks are those of the stage unless given.
 * @param domain begins the name of the endpoint in the log: `shipments.scan`.
 */
export const http = <const Endpoints extends Readonly<Record<string, Endpoint>>>(
  domain: string,
  endpoints: Endpoints,
  useCases: UseCases<Endpoints>,
  { isOrigin, isEnded }: RequestChecks = checksOfStage(endpoints),
) => {
  const find = endpointFinder(endpoints);
  return middy<HttpEvent, Answer>({ timeoutEarlyInMillis: ANSWER_NEEDS_MS })
    .use(problems(domain, find))
    .use(sharedEmailHashes())
    .use(onlyFromDistribution(isOrigin))
    .handler(async (event: HttpEvent, _context, { signal }): Promise<Answer> => {
      const found = find(event);
      if (!found) throw new HttpProblem('NOT_FOUND');
      const { name, contract, params } = found;
      const correlationId = correlationIdOf(event);
      const caller = await callerFor(contract, event, isEnded);
      const request = parseRequest(contract, event, params);
      // The parameter types match each use case to its contract. A look-up by name cannot express that.
      const useCase = useCases[name] as (request: UseCaseRequest<Endpoint>) => Promise<AnyResult>;
      // `caller` is absent only where the contract is open to anyone.
      const full = { ...request, caller, correlationId, signal } as UseCaseRequest<Endpoint>;
      return answerResult(contract, await useCase(full), correlationId);
    });
};
