import middy, { type MiddlewareObj } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  APIGatewayProxyEventV2WithJWTAuthorizer as SignedInEvent,
} from 'aws-lambda';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { runtimeProblems } from '#domain/kernel/problem.ts';
import type { Result } from '#domain/kernel/result.ts';
import { hashesLikeAll, logger } from '../logger.ts';
import { type IsOrigin, originOfStage } from '../secrets/origin-secret.ts';
import { answer } from './answer.ts';
import { admit, callerOf } from './caller.ts';
import { HttpProblem } from './http-problem.ts';
import { parseRequest } from './parse-request.ts';
import type { UseCaseRequest, UseCases } from './use-case.ts';

type HttpEvent = APIGatewayProxyEventV2 | SignedInEvent;
type Answer = APIGatewayProxyStructuredResultV2;

/** Time kept back at the end of a function's life to still answer, in milliseconds. */
const TIME_TO_ANSWER = 300;

const claimsOf = (event: HttpEvent) =>
  'authorizer' in event.requestContext ? event.requestContext.authorizer?.jwt?.claims : undefined;

const correlationIdOf = (event: HttpEvent): string => event.requestContext.requestId;

const callerFor = (contract: Endpoint, event: HttpEvent) => {
  const claims = claimsOf(event);
  if (contract.access === 'anyone') return claims ? callerOf(claims) : undefined;
  const caller = callerOf(claims);
  admit(contract.access, caller);
  return caller;
};

const answerResult = (contract: Endpoint, result: Result<unknown>, correlationId: string): Answer => {
  // Parsing the reply drops whatever the contract does not declare, so that nothing leaks by being in a record.
  if (result.ok) return answer(200, contract.reply.parse(result.value), correlationId);
  const status = contract.refusals?.[result.refusal.code];
  if (status === undefined)
    throw new Error(`${contract.path} refused with undeclared ${result.refusal.code}`);
  return answer(status, { ...result.refusal, correlationId }, correlationId);
};

/** Turns whatever was thrown into a Problem; an unforeseen failure tells the caller nothing but its correlation id. */
const problems = (): MiddlewareObj<HttpEvent, Answer> => ({
  onError: ({ event, error }) => {
    const correlationId = correlationIdOf(event);
    if (error instanceof HttpProblem) return answer(error.status, error.toBody(correlationId), correlationId);
    logger.error('The request failed', { correlationId, routeKey: event.routeKey, failure: error });
    const { status, message } = runtimeProblems.INTERNAL;
    return answer(status, { code: 'INTERNAL', message, correlationId }, correlationId);
  },
});

/** Lets through only what came by way of the distribution, which adds the secret. */
const throughTheFrontDoor = (isOrigin: IsOrigin): MiddlewareObj<HttpEvent, Answer> => ({
  before: async ({ event }) => {
    if (!(await isOrigin(event.headers['x-origin-secret'] ?? ''))) throw new HttpProblem('FORBIDDEN');
  },
});

/**
 * The stack of a domain's HTTP function: routes by the API's route key to the use case of the same name, after the
 * origin secret, the caller and the request have been checked against the contract. Reads ORIGIN_SECRET_ID unless told
 * how the origin is known.
 */
export const http = <const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  useCases: UseCases<Endpoints>,
  isOrigin: IsOrigin = originOfStage(),
) => {
  const routes = new Map(
    Object.entries(endpoints).map(([name, contract]) => [
      `${contract.method} ${contract.path}`,
      // The record's type ties each use case to its own contract; a map by route key cannot say so again.
      {
        contract,
        useCase: useCases[name] as (request: UseCaseRequest<Endpoint>) => Promise<Result<unknown>>,
      },
    ]),
  );
  return middy<HttpEvent, Answer>({ timeoutEarlyInMillis: TIME_TO_ANSWER })
    .use(problems())
    .use(hashesLikeAll())
    .use(throughTheFrontDoor(isOrigin))
    .handler(async (event: HttpEvent, _context, { signal }): Promise<Answer> => {
      const route = routes.get(event.routeKey);
      if (!route) throw new HttpProblem('NOT_FOUND');
      const correlationId = correlationIdOf(event);
      const caller = callerFor(route.contract, event);
      const request = parseRequest(route.contract, event);
      // `caller` is absent only where the contract says anyone may call.
      const full = { ...request, caller, correlationId, signal } as UseCaseRequest<Endpoint>;
      return answerResult(route.contract, await route.useCase(full), correlationId);
    });
};
