import { expect, test } from 'vitest';
import { laterAt, laterPaths } from './later-paths.ts';
import { appPaths } from './paths.ts';

test.each([
  ['/admin/vehicles', 'Vehicles'],
  ['/admin/vehicles/7', 'Vehicles'],
  ['/admin/vehicles/7/edit', 'Vehicles'],
])('%s comes later: %s', (path, name) => {
  expect(laterAt(path)).toBe(name);
});

test.each(['/admin', '/admin/nowhere', '/admin/vehicles/7/edit/more', '/staff/vehicles', '/booking'])(
  '%s is no page that comes later',
  (path) => {
    expect(laterAt(path)).toBeUndefined();
  },
);

test('what has a screen is not announced for later', () => {
  expect(appPaths.filter((path) => Object.hasOwn(laterPaths, path) || laterAt(path))).toEqual([]);
});
