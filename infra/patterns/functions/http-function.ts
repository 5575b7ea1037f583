import { Duration } from 'aws-cdk-lib';
import {
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { type House, idOf } from '../../house.ts';
import { acknowledge } from '../acknowledge.ts';
import type { HttpFunction } from '../domain.ts';
import { knowsOrigin } from '../secrets.ts';
import { houseFunction } from './house-function.ts';

export interface HttpFunctionProps {
  /** The domain's name; its function is `lambdas/<domain>/http.handler.ts`. */
  readonly domain: string;
  readonly http: HttpFunction;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly api: IHttpApi;
  readonly authorizer: IHttpRouteAuthorizer;
}

const route = (
  scope: Construct,
  name: string,
  endpoint: Endpoint,
  props: HttpFunctionProps,
  integration: HttpLambdaIntegration,
) => {
  const open = endpoint.access === 'anyone';
  const made = new HttpRoute(scope, `${idOf(props.domain)}${idOf(name)}Route`, {
    httpApi: props.api,
    routeKey: HttpRouteKey.with(endpoint.path, HttpMethod[endpoint.method]),
    integration,
    authorizer: open ? new HttpNoneAuthorizer() : props.authorizer,
  });
  if (open) {
    acknowledge(made, {
      'AwsSolutions-APIG4': `The endpoint ${props.domain}.${name} is declared for anyone in domain/endpoints.ts; WAF and the stage throttle limit it, its body is validated.`,
    });
  }
};

/**
 * One function for all endpoints of a domain, and one route for each of them, with the JWT authorizer unless anyone may
 * call. The permission is for the whole API: one for each route would exceed Lambda's limit of 20 KB for a policy.
 */
export const httpFunction = (scope: Construct, house: House, props: HttpFunctionProps): void => {
  const fn = houseFunction(scope, house, {
    entry: `${props.domain}/http`,
    uses: [...props.http.uses, knowsOrigin],
    whenItFails: props.http.whenItFails,
    ...(props.http.memoryMb === undefined ? {} : { memoryMb: props.http.memoryMb }),
    // Shorter than CloudFront's 30 s, and long enough for some retries while a table is throttled.
    timeout: Duration.seconds(10),
  });
  const integration = new HttpLambdaIntegration(`${idOf(props.domain)}Integration`, fn, {
    scopePermissionToRoute: false,
  });
  for (const [name, endpoint] of Object.entries(props.endpoints))
    route(scope, name, endpoint, props, integration);
};
