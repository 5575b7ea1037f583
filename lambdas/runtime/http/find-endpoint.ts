import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint } from '#domain/kernel/endpoint.ts';

type Asked = Pick<APIGatewayProxyEventV2, 'routeKey' | 'rawPath' | 'pathParameters'> & {
  readonly requestContext: { readonly http: { readonly method: string } };
};

/** The endpoint that a request is for. */
export interface FoundEndpoint {
  readonly name: string;
  readonly contract: Endpoint;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface Pattern {
  readonly name: string;
  readonly contract: Endpoint;
  /** A text that must be equal, or the name of a parameter. */
  readonly segments: readonly { readonly text?: string; readonly parameter?: string }[];
  /** Sorts a word before a parameter, segment by segment, as API Gateway does. */
  readonly rank: string;
}

const segmentsOf = (path: string): readonly string[] => path.slice(1).split('/');

const patternOf = (name: string, contract: Endpoint): Pattern => {
  const segments = segmentsOf(contract.path).map((segment) => {
    const parameter = /^\{(\w+)\}$/.exec(segment)?.[1];
    return parameter === undefined ? { text: segment } : { parameter };
  });
  const rank = segments.map(({ text }) => (text === undefined ? 'b' : 'a')).join('');
  return { name, contract, segments, rank };
};

/** The parameters of a path with this pattern, or undefined. Nothing matches an empty parameter. */
const paramsIn = ({ segments }: Pattern, given: readonly string[]): Record<string, string> | undefined => {
  if (segments.length !== given.length) return undefined;
  const params: [string, string][] = [];
  for (const [at, { text, parameter }] of segments.entries()) {
    const value = given[at] ?? '';
    if (parameter === undefined ? text !== value : value === '') return undefined;
    if (parameter !== undefined) params.push([parameter, value]);
  }
  return Object.fromEntries(params);
};

/**
 * Finds the endpoint of a request. A route of the API may be an endpoint's own: then it says which one, and API Gateway has read the
 * parameters. Otherwise the route is for many, and the method and the path decide, which arrive decoded. What comes through an open
 * route is always the endpoint of that route, whatever its path looks like after decoding.
 */
export const endpointFinder = (endpoints: Readonly<Record<string, Endpoint>>) => {
  const patterns = Object.entries(endpoints)
    .map(([name, contract]) => patternOf(name, contract))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
  const byRoute = new Map(patterns.map((one) => [`${one.contract.method} ${one.contract.path}`, one]));
  return ({ routeKey, rawPath, pathParameters, requestContext }: Asked): FoundEndpoint | undefined => {
    const own = byRoute.get(routeKey);
    if (own) return { name: own.name, contract: own.contract, params: pathParameters ?? {} };
    const given = segmentsOf(rawPath);
    for (const pattern of patterns) {
      if (pattern.contract.method !== requestContext.http.method) continue;
      const params = paramsIn(pattern, given);
      if (params) return { name: pattern.name, contract: pattern.contract, params };
    }
    return undefined;
  };
};
