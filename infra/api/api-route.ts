import {
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  type HttpRouteIntegration,
  HttpRouteKey,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { idOf } from '../house.ts';
import { acknowledge } from '../patterns/acknowledge.ts';
import type { ApiRoute } from './route-plan.ts';

/**
 * Construct id of a route, from nothing but its key. When a route begins to lead to another function it is changed in place: a new
 * resource beside the old one would be refused, because its key exists.
 */
const idOfRoute = ({ method, path }: ApiRoute): string =>
  `${idOf(`${method.toLowerCase()}${path.replaceAll(/[{}+]/g, '')}`)}Route`;

export interface ApiRouteProps {
  readonly api: IHttpApi;
  readonly integration: HttpRouteIntegration;
  /** Verifies the token where one is asked for. */
  readonly signedIn: IHttpRouteAuthorizer;
}

/** A route of the plan. */
export const apiRoute = (scope: Construct, route: ApiRoute, props: ApiRouteProps): HttpRoute => {
  const made = new HttpRoute(scope, idOfRoute(route), {
    httpApi: props.api,
    routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
    integration: props.integration,
    authorizer: route.open ? new HttpNoneAuthorizer() : props.signedIn,
  });
  if (route.open) {
    acknowledge(made, {
      'AwsSolutions-APIG4': `The endpoint ${route.method} ${route.path} is declared for anyone in domain/endpoints.ts; WAF and the throttle limit it, its body is validated.`,
    });
  }
  return made;
};
