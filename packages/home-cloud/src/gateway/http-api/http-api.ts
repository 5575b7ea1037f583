import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import { findReferenced, matchesReference } from '../../template/references.ts';
import type { Clock, Ids, Invoke } from '../../types.ts';
import { maximumBodyBytes, type WireRequest, type WireResponse } from '../wire.ts';
import {
  ApiProperties,
  AuthorizerProperties,
  IntegrationProperties,
  RouteProperties,
  StageProperties,
} from './api-config.ts';
import { type Authorizer, createAuthorizer, type Jwks } from './authorizer.ts';
import { lambdaEvent } from './event.ts';
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
  readonly timeoutMs: number;
  readonly authorize: Authorizer | undefined;
  readonly scopes: readonly string[];
}

const functionArnOf = (integration: ResolvedResource, uri: string): string => {
  const arn = /arn:[\w-]+:lambda:[\w-]*:\d*:function:[\w-]+/.exec(uri)?.[0];
  if (arn === undefined)
    throw new TemplateError(`integrates ${uri}, which is not a Lambda function`, integration);
  return arn;
};

const ofApi = (
  api: ResolvedResource,
  type: string,
  template: HttpApiDependencies['template'],
): readonly ResolvedResource[] =>
  template.ofType(type).filter((resource) => matchesReference(api, String(resource.properties.ApiId)));

const readAuthorizer = (
  route: ResolvedResource,
  reference: string | undefined,
  deps: HttpApiDependencies,
): Authorizer => {
  if (reference === undefined) throw new TemplateError('wants a JWT but names no authorizer', route);
  const meant = findReferenced(deps.template.ofType('AWS::ApiGatewayV2::Authorizer'), reference, route);
  return createAuthorizer(readProperties(meant, AuthorizerProperties), deps.jwks, deps.clock);
};

const readRoute = (resource: ResolvedResource, deps: HttpApiDependencies): Route => {
  const route = readProperties(resource, RouteProperties);
  const target = route.Target.replace(/^integrations\//, '');
  const meant = findReferenced(deps.template.ofType('AWS::ApiGatewayV2::Integration'), target, resource);
  const integration = readProperties(meant, IntegrationProperties);
  const functionArn = functionArnOf(meant, integration.IntegrationUri);
  return {
    routeKey: route.RouteKey,
    functionArn,
    accountId: functionArn.split(':')[4] ?? '',
    timeoutMs: integration.TimeoutInMillis ?? 30_000,
    authorize:
      route.AuthorizationType === 'JWT' ? readAuthorizer(resource, route.AuthorizerId, deps) : undefined,
    scopes: route.AuthorizationScopes ?? [],
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
  const routes = ofApi(api, 'AWS::ApiGatewayV2::Route', deps.template).map((route) => readRoute(route, deps));
  const find = createRouter(routes);
  const takeToken = createThrottle(stage, deps.clock);

  const answer = async (request: WireRequest, requestId: string): Promise<WireResponse> => {
    const match = find(request.method, request.path);
    if (match === undefined) return apiMessage(404, 'Not Found');
    const { route, params } = match;
    if (!takeToken(route.routeKey)) return apiMessage(429, 'Too Many Requests');
    if (request.body.length > maximumBodyBytes) return apiMessage(413, 'Request Entity Too Large');
    const authorization = await route.authorize?.(request.headers.authorization, route.scopes);
    if (authorization?.ok === false) {
      const message = authorization.status === 401 ? 'Unauthorized' : 'Forbidden';
      return apiMessage(authorization.status, message, { 'www-authenticate': authorization.challenge });
    }
    const { routeKey, accountId } = route;
    const now = deps.clock.now();
    const event = lambdaEvent(request, {
      routeKey,
      params,
      authorization,
      apiId: api.ref,
      accountId,
      requestId,
      now,
    });
    return callFunction(route, event, deps);
  };

  return async (request) => {
    const requestId = deps.ids.uuid();
    const response = await answer(request, requestId);
    return { ...response, headers: { ...response.headers, 'apigw-requestid': requestId } };
  };
};
