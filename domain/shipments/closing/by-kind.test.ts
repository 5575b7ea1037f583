import { expect, test } from 'vitest';
import { blockedByKind } from './by-kind.ts';

test('shipments are under each kind of blocker that they have, once, and the kind of most comes first', () => {
  const unpaid = { code: 'HOLD', hold: 'PAYMENT_DUE' } as const;
  const damaged = { code: 'HOLD', hold: 'DAMAGE' } as const;
  const away = { code: 'NOT_AT_DOCK' } as const;
  const kinds = blockedByKind([
    { number: 'A', blockers: [away, unpaid] },
    { number: 'B', blockers: [unpaid, unpaid] },
    { number: 'C', blockers: [unpaid, damaged] },
    { number: 'D', blockers: [away] },
  ]);
  expect(kinds.map(({ name, numbers }) => `${name}: ${numbers.join(' ')}`)).toEqual([
    'Payment due: A B C',
    'Not at the dock: A D',
    'Damaged: C',
  ]);
  expect(blockedByKind([])).toEqual([]);
});
