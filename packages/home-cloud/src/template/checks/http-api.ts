import type { ResolvedResource, ResolvedTemplate } from '../model.ts';
import { matchesReference } from '../references.ts';
import { at, type Finding, listAt, textAt } from './finding.ts';

const routeKey = /^(\$default|(ANY|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT) \/\S*)$/;

function* routes(template: ResolvedTemplate): Iterable<Finding> {
  const integrations = template.ofType('AWS::ApiGatewayV2::Integration');
  const authorizers = template.ofType('AWS::ApiGatewayV2::Authorizer');
  const known = new Set<string>();
  for (const place of template.ofType('AWS::ApiGatewayV2::Route')) {
    const key = textAt(place, 'RouteKey') ?? '';
    const inApi = `${textAt(place, 'ApiId')} ${key}`;
    if (!routeKey.test(key))
      yield { place, message: `the route key ${key} is not METHOD /path, nor $default` };
    if (known.has(inApi)) yield { place, message: `Route with key ${key} already exists for this API` };
    known.add(inApi);
    const target = textAt(place, 'Target')?.replace(/^integrations\//, '') ?? '';
    if (!integrations.some((it) => matchesReference(it, target)))
      yield { place, message: `no integration ${target}` };
    const authorizer = textAt(place, 'AuthorizerId') ?? '';
    if (
      ['JWT', 'CUSTOM'].includes(textAt(place, 'AuthorizationType') ?? '') &&
      !authorizers.some((it) => matchesReference(it, authorizer))
    )
      yield { place, message: `no authorizer ${authorizer}` };
  }
}

function* integration(place: ResolvedResource, functions: readonly ResolvedResource[]): Iterable<Finding> {
  if (at(place, 'IntegrationSubtype') !== undefined) {
    const message = 'Credentials ARN is required for an integration with a service of AWS';
    if (at(place, 'CredentialsArn') === undefined) yield { place, message };
    return;
  }
  yield* unknownFunction(place, 'IntegrationUri', functions);
}

function* unknownFunction(
  place: ResolvedResource,
  property: string,
  functions: readonly ResolvedResource[],
): Iterable<Finding> {
  const uri = textAt(place, property) ?? '';
  const arn = /arn:aws:lambda:[^/]*:function:[^/]+/.exec(uri)?.[0] ?? uri;
  if (!functions.some((it) => matchesReference(it, arn)))
    yield { place, message: `Function not found: ${arn}` };
}

function* authorizer(place: ResolvedResource, functions: readonly ResolvedResource[]): Iterable<Finding> {
  if (textAt(place, 'AuthorizerType') === 'REQUEST') {
    yield* unknownFunction(place, 'AuthorizerUri', functions);
    const isKept = Number(at(place, 'AuthorizerResultTtlInSeconds') ?? 0) > 0;
    if (isKept && listAt(place, 'IdentitySource').length === 0)
      yield { place, message: 'an authorizer whose answers are kept needs an identity source' };
    return;
  }
  const complete = at(place, 'JwtConfiguration.Issuer') && at(place, 'JwtConfiguration.Audience');
  if (!complete) yield { place, message: 'a JWT authorizer needs Issuer and Audience' };
}

/** Findings that API Gateway would refuse. */
export function* httpApis(template: ResolvedTemplate): Iterable<Finding> {
  yield* routes(template);
  const functions = template.ofType('AWS::Lambda::Function');
  for (const place of template.ofType('AWS::ApiGatewayV2::Integration')) yield* integration(place, functions);
  for (const place of template.ofType('AWS::ApiGatewayV2::Authorizer')) yield* authorizer(place, functions);
}
