import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Cost, type CostEntry, reversalOf, spentOf } from './cost.ts';

const fuel: CostEntry = {
  id: '019a1d3c-0000-4000-8000-000000000401',
  kind: 'FUEL',
  at: '2026-12-01T12:00:00.000Z',
  cents: 6240,
  photo: '019a1d3c-0000-4000-8000-000000000402',
  by: 'sample-driver',
};
const toll: CostEntry = { ...fuel, id: '019a1d3c-0000-4000-8000-000000000403', kind: 'TOLL', cents: 1638 };

test('what was paid is summed by kind, and a reversed entry comes to nothing', () => {
  expect(spentOf([fuel, toll])).toEqual({ FUEL: 6240, TOLL: 1638 });
  const reversal = reversalOf(fuel, { id: '019a1d3c-0000-4000-8000-000000000404', by: 'sample-dispatcher' });
  expect(reversal).toMatchObject({ cents: -6240, reverses: fuel.id, by: 'sample-dispatcher' });
  expect(spentOf([fuel, toll, reversal])).toEqual({ FUEL: 0, TOLL: 1638 });
});

test('nothing is entered without a photo of the receipt, and every instant is kept in one form', () => {
  const { by: _, photo, ...without } = fuel;
  expect(z.safeParse(Cost, without).success).toBe(false);
  expect(z.safeParse(Cost, { ...without, photo, cents: 0 }).success).toBe(false);
  expect(z.parse(Cost, { ...without, photo, at: '2026-12-01T12:00:00Z' }).at).toBe(fuel.at);
  expect(z.safeParse(Cost, { ...without, photo, at: 'yesterday' }).success).toBe(false);
});
