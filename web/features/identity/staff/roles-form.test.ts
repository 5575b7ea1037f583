import { describe, expect, test } from 'vitest';
import { mergedTicks, orderOf, rolesForm, ticksOf } from './roles-form.ts';

const reason = 'Starts in the warehouse on Monday';

describe('the form of somebody’s roles', () => {
  test('gives what is ticked and new, and takes what is cleared', () => {
    const ticks = { ...ticksOf(['staff', 'billing']), warehouse: true, staff: false };
    expect(orderOf(['staff', 'billing'], ticks)).toEqual({ give: ['warehouse'], take: ['staff'] });
    expect(rolesForm(['staff', 'billing']).safeParse({ ticks, reason }).success).toBe(true);
  });

  test('is not sent without a change, and names everything that is missing at once', () => {
    const unchanged = rolesForm(['staff']).safeParse({ ticks: ticksOf(['staff']), reason: '' });
    expect(unchanged.error?.issues.map(({ path }) => path[0]).toSorted()).toEqual(['reason', 'ticks']);
  });

  test('keeps what was ticked when somebody else was first, and follows them in everything else', () => {
    const mine = { ...ticksOf(['staff']), warehouse: true };
    const merged = mergedTicks(['staff'], mine, ['billing']);
    expect(merged).toEqual(ticksOf(['warehouse', 'billing']));
    expect(orderOf(['billing'], merged)).toEqual({ give: ['warehouse'], take: [] });
  });
});
