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

  it('gives the parameters as sent', () => {
    expect(find('GET', '/pets/a%20b')?.params).toEqual({ id: 'a%20b' });
    expect(find('GET', '/pets/x/y/z')?.params).toEqual({ proxy: 'x/y/z' });
  });

  it('is none where no route matches', () => {
    const one = router('GET /a.b');
    expect(one('GET', '/aXb')).toBeUndefined();
    expect(one('POST', '/a.b')).toBeUndefined();
    expect(one('GET', '/a.b/')).toBeUndefined();
  });

  it('a match of the whole path goes before a greedy one with more literal text', () => {
    expect(router('GET /a/{rest+}', 'GET /{x}/{y}')('GET', '/a/b')?.route.routeKey).toBe('GET /{x}/{y}');
  });

  it('refuses a key that is none', () => {
    expect(() => router('fetch it')).toThrow(/fetch it/);
  });
});
