import { describe, expect, test } from 'vitest';
import * as z from 'zod/v4/core';
import { allEndpoints } from '#domain/endpoints.ts';
import { type EndpointContract, refusalOf } from '#domain/kernel/endpoint.ts';

const endpoints = Object.entries(allEndpoints).flatMap(([domain, record]) =>
  Object.entries<EndpointContract & { method: string; path: string }>(record).map(([name, endpoint]) => ({
    title: `${domain}.${name}`,
    endpoint,
  })),
);

const halves = ['params', 'query', 'body'] as const;

type Shape = z.JSONSchema.BaseSchema;

/** Places where a schema has no limit: a number of any size, a text or list of any length. */
const endless = (shape: Shape, place = ''): string[] => {
  const { type, anyOf = [], properties = {}, items, additionalProperties: others } = shape;
  const isText = type === 'string' && shape.enum === undefined && shape.const === undefined;
  const own = [
    ...((type === 'number' || type === 'integer') &&
    (shape.minimum === undefined || shape.maximum === undefined)
      ? [`${place} is a number of any size`]
      : []),
    ...(isText && shape.maxLength === undefined && shape.pattern === undefined
      ? [`${place} is a text of any length`]
      : []),
    ...(type === 'array' && shape.maxItems === undefined ? [`${place} is a list of any length`] : []),
  ];
  const inner = Object.entries(properties).flatMap(([name, one]) =>
    endless(one as Shape, `${place}.${name}`),
  );
  const branches = anyOf.flatMap((one) => endless(one as Shape, place));
  const rest = [items, others].flatMap((one) =>
    typeof one === 'object' ? endless(one as Shape, `${place}[]`) : [],
  );
  return [...own, ...inner, ...branches, ...rest];
};

describe('the catalogue of endpoints', () => {
  test('has no two endpoints with the same route', () => {
    const routes = endpoints.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(routes).size).toBe(routes.length);
  });

  describe.each(endpoints)('$title', ({ endpoint }) => {
    test('declares every parameter of its path, and no other', () => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape =
        endpoint.params === undefined ? {} : (endpoint.params as unknown as { shape: object }).shape;
      expect(Object.keys(shape).toSorted()).toEqual(inPath.toSorted());
    });

    test('says in a sentence what it is for', () => {
      expect(endpoint.summary).toMatch(/^[A-Z].{15,}\.$/);
    });

    test('answers refusals with client errors only', () => {
      for (const code of Object.keys(endpoint.refusals ?? {})) {
        const { status } = refusalOf(endpoint, code) ?? {};
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    });

    test('is kept by caches only if nothing but its path decides about the answer', () => {
      if (endpoint.cacheSeconds === undefined) return;
      const { method, access, query, headers, body } = endpoint;
      expect([method, access, query, headers, body]).toEqual([
        'GET',
        'anyone',
        undefined,
        undefined,
        undefined,
      ]);
      expect(endpoint.path).toMatch(/^[^{}]+\/\{\w+\}$/);
      expect(endpoint.cacheSeconds).toBeGreaterThan(0);
    });

    // Without a limit, DynamoDB would refuse large numbers and empty keys, and the sender would get a 500.
    test('limits every number, text and list of its input', () => {
      const open = halves.flatMap((half) => {
        const schema = endpoint[half];
        return schema === undefined
          ? []
          : endless(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), half);
      });
      expect(open).toEqual([]);
    });

    test('refuses unknown keys in a body', () => {
      if (endpoint.body === undefined) return;
      const { success, error } = endpoint.body.safeParse({ unexpected: 1 });
      expect(success).toBe(false);
      expect(error?.issues.some(({ code }) => code === 'unrecognized_keys')).toBe(true);
    });
  });
});
