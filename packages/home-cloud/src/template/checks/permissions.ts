import { arnMatches } from '../../iam/policy/patterns.ts';
import type { ResolvedResource, ResolvedTemplate } from '../model.ts';
import { matchesReference } from '../references.ts';
import { at, type Finding, listAt, textAt } from './finding.ts';

/** A service that invokes a function on behalf of a resource. */
interface Caller {
  readonly resource: ResolvedResource;
  /** The part of the resource that invokes, such as `trigger PreSignUp`. */
  readonly what: string;
  readonly functionArn: string;
  readonly principal: string;
  readonly sourceArn: string;
}

const isFunctionArn = (value: unknown): value is string =>
  typeof value === 'string' && /^arn:aws:lambda:.*:function:/.test(value);

const triggers = (pool: ResolvedResource): Caller[] => {
  const config = (at(pool, 'LambdaConfig') ?? {}) as Record<string, unknown>;
  return Object.entries(config).flatMap(([name, value]) => {
    const arn =
      typeof value === 'object' && value !== null ? (value as { LambdaArn?: unknown }).LambdaArn : value;
    if (!isFunctionArn(arn)) return [];
    const principal = 'cognito-idp.amazonaws.com';
    const sourceArn = pool.attributes.Arn ?? '';
    return [{ resource: pool, what: `trigger ${name}`, functionArn: arn, principal, sourceArn }];
  });
};

const targets = (rule: ResolvedResource): Caller[] =>
  listAt(rule, 'Targets').flatMap((target) => {
    const { Id, Arn } = target as { Id?: unknown; Arn?: unknown };
    if (!isFunctionArn(Arn)) return [];
    const sourceArn = rule.attributes.Arn ?? '';
    return [
      {
        resource: rule,
        what: `target ${Id}`,
        functionArn: Arn,
        principal: 'events.amazonaws.com',
        sourceArn,
      },
    ];
  });

const routes = (template: ResolvedTemplate): Caller[] => {
  const integrations = new Map(
    template.ofType('AWS::ApiGatewayV2::Integration').map((it) => [it.ref, textAt(it, 'IntegrationUri')]),
  );
  const { region, accountId } = template;
  return template.ofType('AWS::ApiGatewayV2::Route').flatMap((route) => {
    const uri = integrations.get(textAt(route, 'Target')?.replace(/^integrations\//, '') ?? '');
    const functionArn = /arn:aws:lambda:[^/]*:function:[^/]+/.exec(uri ?? '')?.[0];
    if (functionArn === undefined) return [];
    const key = textAt(route, 'RouteKey') ?? '';
    const [method = '', path = ''] = key.split(' ');
    const sourceArn = `arn:aws:execute-api:${region}:${accountId}:${textAt(route, 'ApiId')}/$default/${method}${path}`;
    return [{ resource: route, what: key, functionArn, principal: 'apigateway.amazonaws.com', sourceArn }];
  });
};

const authorizers = (template: ResolvedTemplate): Caller[] =>
  template.ofType('AWS::ApiGatewayV2::Authorizer').flatMap((authorizer) => {
    const uri = textAt(authorizer, 'AuthorizerUri') ?? '';
    const functionArn = /arn:aws:lambda:[^/]*:function:[^/]+/.exec(uri)?.[0];
    if (functionArn === undefined) return [];
    const { region, accountId } = template;
    const sourceArn = `arn:aws:execute-api:${region}:${accountId}:${textAt(authorizer, 'ApiId')}/authorizers/${authorizer.ref}`;
    const principal = 'apigateway.amazonaws.com';
    return [{ resource: authorizer, what: 'its routes', functionArn, principal, sourceArn }];
  });

const allows = (permission: ResolvedResource, caller: Caller, callee: ResolvedResource): boolean => {
  const source = textAt(permission, 'SourceArn');
  return (
    ['lambda:InvokeFunction', 'lambda:*'].includes(textAt(permission, 'Action') ?? '') &&
    matchesReference(callee, textAt(permission, 'FunctionName') ?? '') &&
    textAt(permission, 'Principal') === caller.principal &&
    (source === undefined || arnMatches(source, caller.sourceArn))
  );
};

/** A service needs a permission on the function that it invokes. Without it each call fails on AWS. */
export function* callPermissions(template: ResolvedTemplate): Iterable<Finding> {
  const functions = template.ofType('AWS::Lambda::Function');
  const permissions = template.ofType('AWS::Lambda::Permission');
  for (const place of permissions) {
    const name = textAt(place, 'FunctionName') ?? '';
    if (!functions.some((it) => matchesReference(it, name)))
      yield { place, message: `Function not found: ${name}` };
  }
  const callers = [
    ...template.ofType('AWS::Cognito::UserPool').flatMap(triggers),
    ...template.ofType('AWS::Events::Rule').flatMap(targets),
    ...routes(template),
    ...authorizers(template),
  ];
  for (const caller of callers) {
    const callee = functions.find((it) => matchesReference(it, caller.functionArn));
    // Another check reports a function that does not exist.
    if (callee === undefined || permissions.some((it) => allows(it, caller, callee))) continue;
    const message = `${caller.principal} may not call ${callee.logicalId} for ${caller.what}: no AWS::Lambda::Permission lets it, and each call would fail`;
    yield { place: caller.resource, message };
  }
}
