import {
  HttpMethod,
  HttpRoute,
  type HttpRouteIntegration,
  HttpRouteKey,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { idOf } from '../house.ts';
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
  readonly authorizer: IHttpRouteAuthorizer;
}

/** A route of the plan. */
export const apiRoute = (
  scope: Construct,
  route: ApiRoute,
  { api, integration, authorizer }: ApiRouteProps,
): HttpRoute =>
  new HttpRoute(scope, idOfRoute(route), {
    httpApi: api,
    routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
    integration,
    authorizer,
  });
