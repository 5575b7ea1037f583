import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#domain/endpoints.ts';
import type { EndpointContract } from '#domain/kernel/endpoint.ts';

const endpoints = Object.entries(allEndpoints).flatMap(([domain, record]) =>
  Object.entries<EndpointContract & { method: string; path: string }>(record).map(([name, endpoint]) => ({
    title: `${domain}.${name}`,
    endpoint,
  })),
);

describe('the catalogue of endpoints', () => {
  test('gives no two endpoints one route', () => {
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
      for (const status of Object.values(endpoint.refusals ?? {})) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    });

    test('refuses unknown keys in a body', () => {
      if (endpoint.body === undefined) return;
      const { success, error } = endpoint.body.safeParse({ unexpected: 1 });
      expect(success).toBe(false);
      expect(error?.issues.some(({ code }) => code === 'unrecognized_keys')).toBe(true);
    });
  });
});
