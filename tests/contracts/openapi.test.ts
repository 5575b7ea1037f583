import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#domain/endpoints.ts';
import { admits } from '#domain/kernel/access.ts';
import { type Endpoint, refusalOf } from '#domain/kernel/endpoint.ts';
import { runtimeProblems } from '#domain/kernel/problem.ts';
import { roles } from '#domain/kernel/role.ts';
import { endpointsHtml } from '../../scripts/console/endpoints-page.ts';
import { type ApiDescription, describeApi, readExamples } from '../../scripts/openapi/document.ts';
import { apiInMarkdown } from '../../scripts/openapi/markdown.ts';
import { root } from '../../scripts/support/root.ts';

/** Rules beyond the shape of the document: references, examples, undeclared names. */
const validation = [
  'struct',
  'no-unresolved-refs',
  'no-unused-components',
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-schema-type-mismatch',
  'no-required-schema-properties-undefined',
  'path-parameters-defined',
  'path-declaration-must-exist',
  'no-identical-paths',
  'no-ambiguous-paths',
  'operation-operationId-unique',
  'operation-operationId-url-safe',
  'operation-parameters-unique',
  'operation-summary',
  'operation-description',
  'operation-2xx-response',
  'operation-4xx-response',
  'operation-tag-defined',
  'security-defined',
] as const;
const config = await createConfig({
  rules: Object.fromEntries(validation.map((rule) => [rule, 'error' as const])),
});
const problemsIn = async (document: unknown): Promise<readonly string[]> => {
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
};

interface Operation {
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: { 'application/json': { example: unknown } } };
  readonly responses: Readonly<Record<string, unknown>>;
}

let api: ApiDescription;
beforeAll(async () => {
  api = await describeApi();
});
const operationOf = ({ method, path }: Endpoint): Operation =>
  (api.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>)[path]?.[
    method.toLowerCase()
  ] as Operation;

const endpoints = Object.entries<Readonly<Record<string, Endpoint>>>(allEndpoints).flatMap(
  ([domain, ofDomain]) =>
    Object.entries(ofDomain).map(([name, endpoint]) => ({
      title: `${endpoint.method} ${endpoint.path}`,
      domain,
      name,
      endpoint,
    })),
);
const examples = await readExamples();

describe('the description of the API', () => {
  test('is valid OpenAPI 3.1, examples included, by an independent validator', async () => {
    expect(await problemsIn(api)).toEqual([]);
  });

  test.each([
    ['a reference to nothing', { schema: { $ref: '#/components/schemas/Nothing' } }, 'no-unresolved-refs'],
    ['a type that is none', { schema: { type: 'words' } }, 'struct'],
    [
      'an example that does not match its schema',
      { schema: { type: 'integer' }, example: 'one' },
      'no-invalid-media-type-examples',
    ],
  ])('would not be with %s', async (_, content, rule) => {
    const { responses, ...components } = api.components;
    const broken = { ...responses.INTERNAL, content: { 'application/json': content } };
    const document = { ...api, components: { ...components, responses: { ...responses, INTERNAL: broken } } };
    expect((await problemsIn(document)).join()).toContain(rule);
  });

  test('has every endpoint, and no other', () => {
    const described = Object.entries(api.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(endpoints.map(({ title }) => title).toSorted());
  });

  test('can be read in the console at home, escaped', () => {
    const { text } = endpointsHtml(api);
    for (const { title } of endpoints) expect(text).toContain(`<h2>${title}</h2>`);
    const hostile = { ...api.info, description: '<script>' };
    expect(endpointsHtml({ info: hostile, paths: {} }).text).toContain('<p>&lt;script&gt;</p>');
  });

  test('matches docs/api.md, which `node scripts/write-api-docs.ts` writes', () => {
    expect(readFileSync(join(root, 'docs', 'api.md'), 'utf8')).toBe(apiInMarkdown(api));
  });
});

describe.each(endpoints)('$title', ({ domain, name, endpoint }) => {
  test('has an example that its contract parses without loss', () => {
    const { reply, ...sent } = examples[domain]?.[name] ?? { reply: undefined };
    const halves = (['params', 'query', 'body'] as const).filter((half) => endpoint[half] !== undefined);
    expect(Object.keys(sent).toSorted()).toEqual(halves.toSorted());
    for (const half of halves)
      expect(endpoint[half]?.safeParse(sent[half]).error?.issues, half).toBeUndefined();
    expect(endpoint.reply.parse(reply)).toEqual(reply);
  });

  test('says who may call it', () => {
    const { access } = endpoint;
    const asked = operationOf(endpoint).security.flatMap((one) => Object.values(one).flat());
    const isForAll = access === 'anyone' || access === 'signed-in';
    expect(asked).toEqual(isForAll ? [] : roles.filter((role) => admits(access, { roles: [role] })));
    const isOpen = operationOf(endpoint).security.every((one) => Object.keys(one).length > 0);
    expect(isOpen && operationOf(endpoint).security.length > 0).toBe(access !== 'anyone');
  });

  test('names each of its refusals under its status', () => {
    const { responses } = operationOf(endpoint);
    for (const code of Object.keys(endpoint.refusals ?? {}))
      expect(JSON.stringify(responses[refusalOf(endpoint, code)?.status ?? '']), code).toContain(`"${code}"`);
  });

  test('names those refusals of the runtime that it can get, and no others', () => {
    const { responses } = operationOf(endpoint);
    const { method, access, body } = endpoint;
    const applies = {
      UNAUTHORIZED: access !== 'anyone',
      FORBIDDEN: access !== 'anyone' && access !== 'signed-in',
      BUSY: method !== 'GET',
      PAYLOAD_TOO_LARGE: body !== undefined,
      TOO_MANY_REQUESTS: true,
      INTERNAL: true,
      TOO_SLOW: true,
    };
    const codes = Object.keys(applies) as (keyof typeof applies)[];
    const named = codes.filter((code) =>
      JSON.stringify(responses[runtimeProblems[code].status] ?? '').includes(`${code}"`),
    );
    expect(named).toEqual(codes.filter((code) => applies[code]));
  });
});
