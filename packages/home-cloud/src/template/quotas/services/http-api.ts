import { countOf, numberOf, perOwner } from '../measures.ts';
import { type Quota, quota } from '../quota.ts';

const page = 'Amazon API Gateway Developer Guide: Quotas for configuring and running an HTTP API';
const route = 'AWS::ApiGatewayV2::Route';
const integration = 'AWS::ApiGatewayV2::Integration';
const authorizer = 'AWS::ApiGatewayV2::Authorizer';

/** HTTP APIs. */
export const httpApi: readonly Quota[] = [
  quota('Routes of an API', 300, 'routes', page, perOwner(route, 'ApiId')),
  quota('Integrations of an API', 300, 'integrations', page, perOwner(integration, 'ApiId')),
  quota(
    'Timeout of an integration',
    [50, 30_000],
    'milliseconds',
    page,
    numberOf(integration, 'TimeoutInMillis'),
  ),
  quota('Authorizers of an API', 10, 'authorizers', page, perOwner(authorizer, 'ApiId')),
  quota(
    'Audiences of an authorizer',
    50,
    'audiences',
    page,
    countOf(authorizer, 'JwtConfiguration.Audience'),
  ),
  quota('Scopes of a route', 10, 'scopes', page, countOf(route, 'AuthorizationScopes')),
  quota('Stages of an API', 10, 'stages', page, perOwner('AWS::ApiGatewayV2::Stage', 'ApiId')),
];
