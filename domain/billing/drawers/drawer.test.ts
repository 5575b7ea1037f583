import { describe, expect, test } from 'vitest';
import { randomOf } from '../../kernel/random.ts';
import { cashBefore, cashOf, closeDrawer, type DrawerTaking, expectedIn, newDrawer } from './drawer.ts';

const minute = (count: number): string =>
  new Date(Date.parse('2026-11-24T13:00:00.000Z') + count * 60_000).toISOString();
const drawer = newDrawer({
  id: '019a1d3c-0000-7000-8000-000000000064',
  counter: 'HOUSE',
  by: 'ann',
  float: 20_000,
  at: minute(0),
});
const taking = (change: Partial<DrawerTaking>): DrawerTaking => ({
  kind: 'PAYMENT',
  at: minute(10),
  taker: 'ann',
  method: 'CASH',
  amount: -5000,
  ...change,
});
const close = (counted: number, reason?: string, cash = { cashIn: 5000, cashBack: 0 }) =>
  closeDrawer(drawer, cash, { by: 'ann', at: minute(60), counted, reason });

describe('what should be in a drawer', () => {
  test('is its float, the cash that came, and not the cash that went back', () => {
    const cash = cashOf(
      drawer,
      [taking({}), taking({ amount: -700 }), taking({ kind: 'REFUND', amount: 1000 })],
      minute(60),
    );
    expect([cash, expectedIn(drawer, cash)]).toEqual([{ cashIn: 5700, cashBack: 1000 }, 24_700]);
  });

  test('is only the cash of its person and its counter, from its opening to its count', () => {
    const others = [
      taking({ taker: 'bea' }),
      taking({ place: 'GY' }),
      taking({ method: 'CHECK' }),
      taking({ at: minute(-1) }),
      taking({ at: minute(61) }),
    ];
    expect(cashOf(drawer, others, minute(60))).toEqual({ cashIn: 0, cashBack: 0 });
  });

  test('is not changed by a void of what came before it was opened, and a slip of its own counts nothing', () => {
    const voided = (voids: string) => taking({ kind: 'VOID', amount: 5000, at: minute(12), voids });
    expect(cashOf(drawer, [voided(minute(-100))], minute(60))).toEqual({ cashIn: 0, cashBack: 0 });
    expect(cashOf(drawer, [taking({}), voided(minute(10))], minute(60))).toEqual({ cashIn: 0, cashBack: 0 });
  });
});

describe('what was taken before a drawer was opened', () => {
  test('is the cash of its person and counter, less what went back', () => {
    const before = { at: minute(-10) };
    const all = [
      taking(before),
      taking({ ...before, kind: 'REFUND', amount: 1000 }),
      taking({}),
      taking({ ...before, taker: 'bea' }),
      taking({ ...before, place: 'GY' }),
      taking({ ...before, method: 'CHECK' }),
    ];
    expect(cashBefore(drawer, all, [])).toBe(4000);
  });

  test('is without what an earlier drawer of the same person counted', () => {
    const all = [taking({ at: minute(-20) }), taking({ at: minute(-5) })];
    const earlier = { ...newDrawer({ ...drawer, at: minute(-30) }), openedAt: minute(-30) };
    const closed = closeDrawer(
      earlier,
      { cashIn: 5000, cashBack: 0 },
      {
        by: drawer.by,
        at: minute(-10),
        counted: earlier.float + 5000,
      },
    );
    const drawers = closed.ok ? [closed.value] : [];
    expect(cashBefore(drawer, all, drawers)).toBe(5000);
    expect(
      cashBefore(
        drawer,
        all,
        drawers.map((one) => ({ ...one, by: 'bea' })),
      ),
    ).toBe(10_000);
    expect(cashBefore(drawer, all, [earlier])).toBe(10_000);
  });

  test('and the cash of the drawer are together the cash of the day', () => {
    const random = randomOf(7);
    for (let run = 0; run < 200; run += 1) {
      const all = Array.from({ length: 6 }, () =>
        taking({ at: minute(random(60) - 30), amount: -1 - random(9000) }),
      );
      const taken = all.reduce((sum, { amount }) => sum - amount, 0);
      expect(cashBefore(drawer, all, []) + cashOf(drawer, all, minute(60)).cashIn).toBe(taken);
    }
  });
});

describe('a drawer that is counted', () => {
  test('is closed for good, and a difference needs a reason', () => {
    expect(close(25_000)).toMatchObject({
      value: { version: 2, closed: { counted: 25_000, difference: 0 } },
    });
    expect(close(24_700)).toMatchObject({
      refusal: {
        code: 'REASON_NEEDED',
        details: { expected: 25_000, difference: -300 },
        message: '$3.00 missing: $250.00 should be in the drawer. Count again, or write why.',
      },
    });
    const closed = close(25_200, 'Somebody left the change.');
    expect(closed).toMatchObject({
      value: { closed: { difference: 200, reason: 'Somebody left the change.' } },
    });
    if (!closed.ok) throw new Error(closed.refusal.message);
    const again = closeDrawer(
      closed.value,
      { cashIn: 0, cashBack: 0 },
      { by: 'ann', at: minute(90), counted: 0 },
    );
    expect(again).toMatchObject({ refusal: { code: 'DRAWER_CLOSED' } });
  });
});

test('over a day of any payments, refunds and slips, the drawers one after another have all the cash that was taken while one was open', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = randomOf(seed);
    const money: DrawerTaking[] = [];
    for (let at = 0; at < 100; at += 1) {
      const payments = money.filter(({ kind }) => kind === 'PAYMENT');
      const kind = (['PAYMENT', 'PAYMENT', 'REFUND', 'VOID'] as const)[random(4)];
      const method = (['CASH', 'TRANSFER'] as const)[random(2)] ?? 'CASH';
      const voided = payments[random(payments.length || 1)];
      if (kind === 'VOID' && voided !== undefined && !money.some(({ voids }) => voids === voided.at))
        money.push(taking({ ...voided, kind, amount: -voided.amount, at: minute(at), voids: voided.at }));
      else if (kind === 'PAYMENT') money.push(taking({ at: minute(at), method, amount: -1 - random(9000) }));
      else if (kind === 'REFUND')
        money.push(taking({ kind, at: minute(at), method, amount: 1 + random(900) }));
    }
    const ends = [random(50), 50 + random(49), 99];
    let begins = 0;
    let [counted, sameDrawer] = [0, 0];
    for (const end of ends) {
      const one = { ...drawer, openedAt: minute(begins) };
      const { cashIn, cashBack } = cashOf(one, money, minute(end));
      counted += cashIn - cashBack;
      const isIn = (at: string) => minute(begins) <= at && at <= minute(end);
      for (const { at, voids, method, amount } of money)
        if (method === 'CASH' && isIn(at) && (voids === undefined || isIn(voids))) sameDrawer -= amount;
      begins = end + 1;
    }
    expect(counted, `seed ${seed}`).toBe(sameDrawer);
  }
});
