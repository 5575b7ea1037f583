import { type Access, admits } from '../../domain/kernel/access.ts';
import type { Endpoint } from '../../domain/kernel/endpoint.ts';
import { listed } from '../../domain/kernel/listed.ts';
import { type Role, roles } from '../../domain/kernel/role.ts';
import { answersOf } from './answers.ts';
import { type Schema, sentSchema } from './schemas.ts';

/** An example of one call: what is sent, and the answer. */
export interface Example {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

/** The name of the one security scheme. */
export const TOKEN = 'accessToken';

/** Headers that a caller does not set: the browser, the distribution or the security scheme does. */
const setByOthers: ReadonlySet<string> = new Set(['authorization', 'user-agent', 'x-viewer-address']);
const headerExamples = { 'idempotency-key': '019a1d3c-0000-7000-8000-000000000099' };

const parametersIn = (
  place: 'path' | 'query' | 'header',
  schema: Endpoint['params'],
  examples: Readonly<Record<string, unknown>> = {},
): readonly Readonly<Record<string, unknown>>[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = sentSchema(schema);
  return Object.entries(properties)
    .filter(([name]) => !setByOthers.has(name))
    .map(([name, one]) => ({
      name,
      in: place,
      required: required.includes(name),
      // Values arrive as text, and the contract converts them to numbers.
      schema: one as Schema,
      ...(name in examples ? { example: readAs(one as Schema, examples[name]) } : {}),
    }));
};

const readAs = ({ type }: Schema, value: unknown): unknown =>
  type === 'integer' || type === 'number' ? Number(value) : value;

const readsToken = ({ headers }: Endpoint): boolean =>
  headers !== undefined && 'authorization' in (sentSchema(headers).properties ?? {});

/** The roles that are let in, each of them alone. */
const rolesOf = (access: Access): readonly Role[] =>
  roles.filter((role) => admits(access, { roles: [role] }));

/** OpenAPI's list of alternatives: one of the roles is enough. */
const securityOf = (endpoint: Endpoint): readonly Readonly<Record<string, readonly string[]>>[] => {
  const { access } = endpoint;
  if (access === 'anyone') return readsToken(endpoint) ? [{}, { [TOKEN]: [] }] : [];
  if (access === 'signed-in') return [{ [TOKEN]: [] }];
  return rolesOf(access).map((role) => ({ [TOKEN]: [role] }));
};

/** Who may call, in words. */
export const whoMayCall = (access: Access): string => {
  if (access === 'anyone') return 'Anyone.';
  if (access === 'signed-in') return 'Anyone who is signed in.';
  const who = listed(rolesOf(access));
  return typeof access === 'string' ? `Whoever has \`${access}\`: ${who}.` : `Only ${who}.`;
};

/** Who may call, and how long caches may keep the answer. */
const described = ({ access, cacheSeconds, refusalCacheSeconds }: Endpoint): string =>
  [
    whoMayCall(access),
    ...(cacheSeconds === undefined ? [] : [`Caches may keep a success for ${cacheSeconds} seconds.`]),
    ...(refusalCacheSeconds === undefined
      ? []
      : [`They may keep the answers 400 and 404 for ${refusalCacheSeconds} seconds.`]),
  ].join(' ');

/** An endpoint as an operation of OpenAPI. */
export const operationOf = (domain: string, name: string, endpoint: Endpoint, example: Example) => {
  const { summary, params, query, headers, body } = endpoint;
  const parameters = [
    ...parametersIn('path', params, example.params),
    ...parametersIn('query', query, example.query),
    ...parametersIn('header', headers, headerExamples),
  ];
  return {
    operationId: `${domain}-${name}`,
    tags: [domain],
    summary,
    description: described(endpoint),
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: sentSchema(body), example: example.body } },
          },
        }),
    responses: answersOf(endpoint, example.reply),
  };
};
