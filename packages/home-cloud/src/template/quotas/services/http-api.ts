import { numberAt, textAt } from '../../checks/finding.ts';
import { countOf, numberOf, perOwner } from '../measures.ts';
import { type Measure, type Quota, quota } from '../quota.ts';

const page = 'Amazon API Gateway Developer Guide: Quotas for configuring and running an HTTP API';
const route = 'AWS::ApiGatewayV2::Route';
const integration = 'AWS::ApiGatewayV2::Integration';
const authorizer = 'AWS::ApiGatewayV2::Authorizer';

/** The timeouts of the functions behind routes: a caller gets no answer that takes longer than the API waits. */
const timeoutOfCalled: Measure = ({ template }) => {
  const called = new Set(template.ofType(integration).map((one) => textAt(one, 'IntegrationUri')));
  return template
    .ofType('AWS::Lambda::Function')
    .filter(({ attributes }) => called.has(attributes.Arn))
    .map((place) => ({ place, value: numberAt(place, 'Timeout', 3) }));
};

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
  quota('Timeout of a function behind an API', 30, 'seconds', page, timeoutOfCalled),
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
