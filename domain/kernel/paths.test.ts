import { describe, expect, test } from 'vitest';
import { appPaths, canonicalPaths, pathTo, sitePaths } from './paths.ts';

describe('paths', () => {
  test('are all different, those of the site and those of the app', () => {
    const all = [...sitePaths, ...appPaths];
    expect(new Set(all).size).toBe(all.length);
  });

  test('below /staff are also below /admin', () => {
    const below = (area: string) =>
      appPaths.filter((path) => path.startsWith(area)).map((path) => path.slice(area.length));
    // Admins have receiving under the name that the owner gave it. Who drives, drives at one address.
    const staff = below('/staff')
      .filter((path) => path !== '/drive')
      .map((path) => (path === '/receiving' ? '/package-receiving' : path));
    expect(staff).not.toEqual([]);
    expect(below('/admin')).toEqual(expect.arrayContaining(staff));
  });

  test('of a second address lead to the first one in one step', () => {
    for (const first of Object.values(canonicalPaths)) expect(canonicalPaths[first], first).toBeUndefined();
  });
});

describe('the path to a screen', () => {
  test('has each part filled in', () => {
    expect(pathTo('/staff/mailboxes/:number', { number: '10001' })).toBe('/staff/mailboxes/10001');
    expect(pathTo('/staff/mailboxes', {})).toBe('/staff/mailboxes');
  });

  test('stays one path, whatever the part contains', () => {
    const fingerprint = '../admin?x=1#y z';
    const path = pathTo('/admin/monitoring/errors/:fingerprint', { fingerprint });
    expect(path.split('/')).toHaveLength(5);
    expect(new URL(path, 'https://a.test').pathname).toBe(path);
    expect(decodeURIComponent(path.split('/').at(-1) ?? '')).toBe(fingerprint);
  });
});
