import { expect, test } from 'vitest';
import { FURTHER_ROUTES, routeCounts, withRoute } from './routes.ts';

test('a few routes are counted by name and all further ones together, so that no item grows', () => {
  const routes = ['/a', '/b', '/c', '/d', '/e', '/f', '/a'];
  const counted = routes.reduce<Readonly<Record<string, number>>>(
    (all, route) => withRoute(all, route, 2),
    {},
  );
  expect(counted).toEqual({ '/a': 4, '/b': 2, '/c': 2, '/d': 2, [FURTHER_ROUTES]: 4 });
});

test('days are added up, the most frequent route first and the further ones last', () => {
  expect(routeCounts([{ '/a': 1, [FURTHER_ROUTES]: 9 }, { '/b': 3 }, { '/a': 1 }])).toEqual([
    { name: '/b', count: 3 },
    { name: '/a', count: 2 },
    { name: FURTHER_ROUTES, count: 9 },
  ]);
});
