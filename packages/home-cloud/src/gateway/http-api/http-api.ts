import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import { findReferenced, matchesReference } from '../../template/references.ts';
import type { Clock, Ids, Invoke } from '../../types.ts';
import { maximumBodyBytes, type WireRequest, type WireResponse } from '../wire.ts';
import { ApiProperties, IntegrationProperties, RouteProperties, StageProperties } from './api-config.ts';
import { refused } from './authorizers/authorization.ts';
import type { Jwks } from './authorizers/jwt.ts';
import { type RouteAuthorizer, readAuthorizers } from './authorizers/of-routes.ts';
import { authorizerEvent, lambdaEvent } from './event.ts';
import { functionArnIn } from './function-arn.ts';
import { apiMessage, lambdaReply } from './reply.ts';
import { createRouter } from './routes.ts';
import { createThrottle } from './throttle.ts';

/** Everything that the API needs. */
export interface HttpApiDependencies {
  readonly template: Pick<ResolvedTemplate, 'ofType'>;
  readonly invoke: Invoke;
  readonly jwks: Jwks;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: (line: string) => void;
}

/** Handles a request as an HTTP API of API Gateway does. Never rejects. */
export type HttpApi = (request: WireRequest) => Promise<WireResponse>;

interface Route {
  readonly routeKey: string;
  readonly functionArn: string;
  readonly accountId: string;
  readonly region: string;
  readonly timeoutMs: number;
  readonly authorize: RouteAuthorizer | undefined;
}

const ofApi = (
  api: ResolvedResource,
  type: string,
  template: HttpApiDependencies['template'],
): readonly ResolvedResource[] =>
  template.ofType(type).filter((resource) => matchesReference(api, String(resource.properties.ApiId)));

const readRoute = (
  resource: ResolvedResource,
  deps: HttpApiDependencies,
  authorizerOf: ReturnType<typeof readAuthorizers>,
): Route => {
  const route = readProperties(resource, RouteProperties);
  const target = route.Target.replace(/^integrations\//, '');
  const meant = findReferenced(deps.template.ofType('AWS::ApiGatewayV2::Integration'), target, resource);
  const integration = readProperties(meant, IntegrationProperties);
  const functionArn = functionArnIn(meant, integration.IntegrationUri);
  return {
    routeKey: route.RouteKey,
    functionArn,
    accountId: functionArn.split(':')[4] ?? '',
    region: functionArn.split(':')[3] ?? '',
    timeoutMs: integration.TimeoutInMillis ?? 30_000,
    authorize: authorizerOf(resource, route),
  };
};

const timedOut = Symbol('timed out');

/** The function's result, or `timedOut` when the integration's timeout is over first. */
const withinTime = async (answer: Promise<unknown>, milliseconds: number): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise((resolve) => {
    timer = setTimeout(() => resolve(timedOut), milliseconds);
  });
  try {
    return await Promise.race([answer, alarm]);
  } finally {
    clearTimeout(timer);
  }
};

const callFunction = async (
  route: Route,
  event: unknown,
  deps: HttpApiDependencies,
): Promise<WireResponse> => {
  try {
    const answer = await withinTime(deps.invoke(route.functionArn, event), route.timeoutMs);
    return answer === timedOut ? apiMessage(503, 'Service Unavailable') : lambdaReply(answer);
  } catch (error) {
    deps.log(`${route.routeKey}: ${error instanceof Error ? error.message : String(error)}`);
    return apiMessage(500, 'Internal Server Error');
  }
};

/**
 * The HTTP API of the template, with its routes, integrations, authorizers and throttles.
 * @throws when a resource of the API uses something unsupported.
 */
export const createHttpApi = (api: ResolvedResource, deps: HttpApiDependencies): HttpApi => {
  readProperties(api, ApiProperties);
  const stages = ofApi(api, 'AWS::ApiGatewayV2::Stage', deps.template);
  const [stage] = stages.map((resource) => readProperties(resource, StageProperties));
  const authorizerOf = readAuthorizers(deps);
  const routes = ofApi(api, 'AWS::ApiGatewayV2::Route', deps.template).map((route) =>
    readRoute(route, deps, authorizerOf),
  );
  const find = createRouter(routes);
  const takeToken = createThrottle(stage, deps.clock);

  const answer = async (request: WireRequest, requestId: string): Promise<WireResponse> => {
    const match = find(request.method, request.path);
    if (match === undefined) return apiMessage(404, 'Not Found');
    const { route, params } = match;
    if (!takeToken(route.routeKey)) return apiMessage(429, 'Too Many Requests');
    if (request.body.length > maximumBodyBytes) return apiMessage(413, 'Request Entity Too Large');
    const { routeKey, accountId, region } = route;
    const context = { routeKey, params, apiId: api.ref, accountId, requestId, now: deps.clock.now() };
    const authorization = await route.authorize?.(request, () => authorizerEvent(request, context, region));
    if (authorization?.ok === false) return refused(authorization);
    const event = lambdaEvent(request, { ...context, authorizer: authorization?.authorizer });
    return callFunction(route, event, deps);
  };

  return async (request) => {
    const requestId = deps.ids.uuid();
    const response = await answer(request, requestId);
    return { ...response, headers: { ...response.headers, 'apigw-requestid': requestId } };
  };
};
