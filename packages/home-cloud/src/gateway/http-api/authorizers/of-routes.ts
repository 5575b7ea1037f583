import { TemplateError } from '../../../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../../../template/model.ts';
import { readProperties } from '../../../template/properties.ts';
import { findReferenced } from '../../../template/references.ts';
import type { Clock, Invoke } from '../../../types.ts';
import type { WireRequest } from '../../wire.ts';
import { JwtAuthorizerProperties, RequestAuthorizerProperties, type RouteProperties } from '../api-config.ts';
import { functionArnIn } from '../function-arn.ts';
import type { Authorization } from './authorization.ts';
import { createJwtAuthorizer, type Jwks } from './jwt.ts';
import { createRequestAuthorizer } from './request.ts';

/** What authorizers need. */
export interface AuthorizerDependencies {
  readonly template: Pick<ResolvedTemplate, 'ofType'>;
  readonly invoke: Invoke;
  readonly jwks: Jwks;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/** Decides about a request of one route. `event` is what a function is told of it. */
export type RouteAuthorizer = (request: WireRequest, event: () => object) => Promise<Authorization>;

type Asked = Pick<RouteProperties, 'AuthorizationType' | 'AuthorizerId' | 'AuthorizationScopes'>;

/** One authorizer for all routes that name it, because what it knows of a caller holds for all of them. */
const sharedBy = <Made>(make: (resource: ResolvedResource) => Made) => {
  const made = new Map<ResolvedResource, Made>();
  return (resource: ResolvedResource): Made => {
    const known = made.get(resource) ?? make(resource);
    made.set(resource, known);
    return known;
  };
};

/**
 * Reads the authorizer of a route, if it has one.
 * @throws TemplateError when the route names none, or one of another kind.
 */
export const readAuthorizers = (deps: AuthorizerDependencies) => {
  const jwtOf = sharedBy((meant) =>
    createJwtAuthorizer(readProperties(meant, JwtAuthorizerProperties), deps.jwks, deps.clock),
  );
  const requestOf = sharedBy((meant) => {
    const properties = readProperties(meant, RequestAuthorizerProperties);
    const functionArn = functionArnIn(meant, properties.AuthorizerUri);
    const ask = async (event: object): Promise<unknown> => {
      try {
        return await deps.invoke(functionArn, event);
      } catch (error) {
        deps.log(`authorizer ${properties.Name}: ${error instanceof Error ? error.message : String(error)}`);
        throw error;
      }
    };
    return createRequestAuthorizer(properties, ask, deps.clock);
  });
  return (route: ResolvedResource, { AuthorizationType, AuthorizerId, AuthorizationScopes = [] }: Asked) => {
    if (AuthorizationType !== 'JWT' && AuthorizationType !== 'CUSTOM') return undefined;
    if (AuthorizerId === undefined)
      throw new TemplateError(`wants ${AuthorizationType} but names no authorizer`, route);
    const all = deps.template.ofType('AWS::ApiGatewayV2::Authorizer');
    const meant = findReferenced(all, AuthorizerId, route);
    if (AuthorizationType === 'CUSTOM') return requestOf(meant);
    const authorize = jwtOf(meant);
    return (request: WireRequest) => authorize(request.headers.authorization, AuthorizationScopes);
  };
};
