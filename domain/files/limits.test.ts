import { expect, test } from 'vitest';
import { roles } from '../kernel/role.ts';
import { filesPerDay } from './limits.ts';

test('a clerk photographs a whole day of scales, and a customer sends the papers of some shipments', () => {
  for (const role of roles) expect(filesPerDay({ roles: [role] })).toBe(role === 'customer' ? 100 : 2_000);
  expect(filesPerDay({ roles: ['customer', 'warehouse'] })).toBe(2_000);
});
