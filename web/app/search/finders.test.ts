import { expect, test } from 'vitest';
import { workingRoles } from '#domain/kernel/role.ts';
import type { Search } from '#web/shell/searches.ts';
import { looksUpPeople } from './desk-search.tsx';
import { finderOf, searchedBelow } from './finders.ts';

test('a finder that could not load, as without a network, is loaded again with the next search', async () => {
  const hit = { to: '/staff/customers/ann', title: 'Ann Sample', detail: 'Customers' };
  let loads = 0;
  const load: Search['load'] = async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => async () => [hit];
  };
  const list = {
    path: '/staff/customers',
    title: 'Customers',
    search: { list: '/customers', order: 0, load },
  };
  const { find } = finderOf(list as Parameters<typeof finderOf>[0], { base: '/staff', dock: 'Kearny' });
  const { signal } = new AbortController();
  await expect(find('sample', signal)).rejects.toThrow('dynamically imported');
  expect(await find('sample', signal)).toEqual([hit]);
  await find('sample', signal);
  expect(loads).toBe(2);
});

test('whoever finds more than pages and posts is asked for names and numbers', () => {
  for (const role of workingRoles) {
    const person = { roles: [role] };
    const found = (['/admin', '/staff'] as const)
      .flatMap((area) => searchedBelow(area, person))
      .filter(({ search }) => search.list !== '/blog');
    expect(looksUpPeople(person), role).toBe(found.length > 0);
  }
});
