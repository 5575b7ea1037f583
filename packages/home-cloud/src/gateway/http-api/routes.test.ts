import { describe, expect, it } from 'vitest';
import { createRouter } from './routes.ts';

const router = (...keys: string[]) => createRouter(keys.map((routeKey) => ({ routeKey })));

describe('the route of a request', () => {
  const find = router(
    '$default',
    'ANY /{proxy+}',
    'GET /pets/{proxy+}',
    'ANY /pets/{id}',
    'GET /pets/{id}',
    'GET /pets/dog',
    'GET /pets/{id}/toys',
    'GET /{kind}/cat',
  );
  it.each([
    ['GET', '/pets/dog', 'GET /pets/dog'],
    ['GET', '/pets/7', 'GET /pets/{id}'],
    ['PUT', '/pets/dog', 'ANY /pets/{id}'],
    ['GET', '/pets/7/toys', 'GET /pets/{id}/toys'],
    ['GET', '/pets/7/toys/1', 'GET /pets/{proxy+}'],
    ['POST', '/pets/7/toys', 'ANY /{proxy+}'],
    ['GET', '/birds/cat', 'GET /{kind}/cat'],
    ['GET', '/birds/tit', 'ANY /{proxy+}'],
    ['GET', '/', '$default'],
  ])('%s %s is %s', (method, path, routeKey) => {
    expect(find(method, path)?.route.routeKey).toBe(routeKey);
  });

  it('has the parameters as sent', () => {
    expect(find('GET', '/pets/a%20b')?.params).toEqual({ id: 'a%20b' });
    expect(find('GET', '/pets/x/y/z')?.params).toEqual({ proxy: 'x/y/z' });
  });

  it('is undefined when no route matches', () => {
    const one = router('GET /a.b');
    expect(one('GET', '/aXb')).toBeUndefined();
    expect(one('POST', '/a.b')).toBeUndefined();
    expect(one('GET', '/a.b/')).toBeUndefined();
  });

  it('prefers a match of the whole path to a greedy route with more literal segments', () => {
    expect(router('GET /a/{rest+}', 'GET /{x}/{y}')('GET', '/a/b')?.route.routeKey).toBe('GET /{x}/{y}');
  });

  it('prefers the longer greedy route, whatever the method of the shorter', () => {
    const find = router('ANY /a/{proxy+}', 'ANY /a/b/{proxy+}', 'GET /a/b/c', 'ANY /a/b');
    const keyOf = (method: string, path: string) => find(method, path)?.route.routeKey;
    expect(keyOf('GET', '/a/b/c')).toBe('GET /a/b/c');
    expect(keyOf('POST', '/a/b/c')).toBe('ANY /a/b/{proxy+}');
    expect(keyOf('GET', '/a/b')).toBe('ANY /a/b');
    expect(keyOf('GET', '/a/bc/d')).toBe('ANY /a/{proxy+}');
    // What looks like a slash when it is decoded is part of a segment here.
    expect(keyOf('GET', '/a%2Fb/c')).toBeUndefined();
  });

  it('refuses an invalid route key', () => {
    expect(() => router('fetch it')).toThrow(/fetch it/);
  });
});
