import { describe, expect, test } from 'vitest';
import { randomOf } from '../../kernel/random.ts';
import { auditInvoice } from '../audit.ts';
import { balanceOf } from '../balance.ts';
import { entryWords } from '../entry-words.ts';
import type { Invoice } from '../invoice.ts';
import { sampleInvoice } from '../testing/sample-invoice.ts';
import { type DayRate, dayAtCounter, enterRate } from './day-rate.ts';
import { centsOfLocal, localOfCents, localShown, RATE_PARTS, rateShown } from './local-money.ts';
import { takeLocalPayment } from './take-local.ts';
import { takenIn } from './taken-in.ts';

const now = new Date('2026-11-24T15:00:00.000Z');
const rate: DayRate = {
  country: 'GY',
  day: '2026-11-24',
  version: 1,
  perDollar: 2_087_500,
  at: now.toISOString(),
  by: 'agent-1',
};
const asked = (id: string, amount: number, perDollar = rate.perDollar) =>
  ({
    id,
    by: 'agent-1',
    at: now.toISOString(),
    method: 'CASH',
    place: 'GY',
    local: { amount, perDollar },
  }) as const;
const codeOf = (result: ReturnType<typeof takeLocalPayment>) => (result.ok ? undefined : result.refusal.code);

describe('a payment in local currency', () => {
  test('settles U.S. cents at the rate of the day, and keeps what was taken and at which rate', () => {
    const taken = takeLocalPayment(sampleInvoice, asked('one', 4_175_000), rate);
    if (!taken.ok) throw new Error(taken.refusal.message);
    const { invoice, entry } = taken.value;
    expect(entry).toMatchObject({
      amount: -20_000,
      place: 'GY',
      local: { currency: 'GYD', amount: 4_175_000, perDollar: 2_087_500 },
    });
    expect([balanceOf(invoice).owed, auditInvoice(invoice)]).toEqual([43_000, []]);
    expect(entryWords(entry)).toBe('Paid in cash: GYD 41,750.00 at GYD 208.75 for $1');
  });

  test('is not taken without a rate of today, at another rate than that, or for more than is owed', () => {
    expect(codeOf(takeLocalPayment(sampleInvoice, asked('one', 100_000), undefined))).toBe('NO_RATE');
    const changed = takeLocalPayment(sampleInvoice, asked('one', 100_000, 2_100_000), rate);
    expect(changed).toMatchObject({
      refusal: {
        code: 'RATE_CHANGED',
        details: { perDollar: 2_087_500 },
        message: expect.stringContaining('GYD 208.75 for $1'),
      },
    });
    expect(codeOf(takeLocalPayment(sampleInvoice, asked('one', 13_200_000), rate))).toBe('MORE_THAN_OWED');
  });

  test('that was entered is answered as it was, also when the rate has changed since', () => {
    const taken = takeLocalPayment(sampleInvoice, asked('one', 4_175_000), rate);
    if (!taken.ok) throw new Error(taken.refusal.message);
    const later = { ...rate, perDollar: 2_100_000 };
    const { invoice } = taken.value;
    expect(takeLocalPayment(invoice, asked('one', 4_175_000), later)).toMatchObject({
      value: { isNew: false },
    });
    expect(codeOf(takeLocalPayment(invoice, asked('one', 4_175_100), later))).toBe('PAYMENT_EXISTS');
  });
});

test('the sum for some cents settles exactly these cents, at every rate that may be entered', () => {
  for (let seed = 1; seed <= 20_000; seed += 1) {
    const random = randomOf(seed);
    // Small rates as well: there a hundredth of the local unit is nearly a cent.
    const perDollar = RATE_PARTS + random(seed % 2 === 0 ? 50_000 : 10_000 * RATE_PARTS - RATE_PARTS + 1);
    const cents = 1 + random(10_000_000);
    const said = `${cents} cents at ${perDollar}`;
    expect(centsOfLocal({ amount: localOfCents(cents, perDollar), perDollar }), said).toBe(cents);
  }
});

test('a local sum settles the nearest cent: never half a cent more or less than it is worth', () => {
  for (let seed = 1; seed <= 20_000; seed += 1) {
    const random = randomOf(seed);
    const perDollar = RATE_PARTS + random(10_000 * RATE_PARTS);
    const amount = 1 + random(1_000_000_000);
    const off =
      2n * BigInt(centsOfLocal({ amount, perDollar })) * BigInt(perDollar) -
      2n * BigInt(amount) * BigInt(RATE_PARTS);
    // Exact, in whole numbers: half a cent up, and less than half a cent down.
    expect(off <= BigInt(perDollar) && off > -BigInt(perDollar), `${amount} at ${perDollar}`).toBe(true);
  }
});

test('paid in any parts, currencies and rates, an invoice is settled to the cent: nothing is lost or made', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomOf(seed);
    let invoice: Invoice = sampleInvoice;
    let settled = 0;
    for (let step = 0; balanceOf(invoice).owed > 0; step += 1) {
      const { owed } = balanceOf(invoice);
      const perDollar = RATE_PARTS + random(3_000_000);
      // In the end all that is left.
      const amount = localOfCents(step > 6 ? owed : 1 + random(owed), perDollar) + (step > 6 ? 0 : random(3));
      const result = takeLocalPayment(invoice, asked(`id-${step}`, amount, perDollar), {
        ...rate,
        perDollar,
      });
      if (!result.ok) continue;
      invoice = result.value.invoice;
      settled -= result.value.entry.amount;
    }
    expect([auditInvoice(invoice), balanceOf(invoice)], `seed ${seed}`).toEqual([
      [],
      { charged: 63_000, paid: 63_000, credited: 0, owed: 0 },
    ]);
    expect(settled, `seed ${seed}`).toBe(63_000);
  }
});

test('the sums of a counter are those of each currency, less what was voided, and what they settled', () => {
  const local = { currency: 'GYD', amount: 4_175_000, perDollar: 2_087_500 } as const;
  expect(
    takenIn([
      { amount: -20_000, local },
      { amount: -500 },
      { amount: -1000, local: { ...local, amount: 208_750 } },
      { amount: 20_000, local },
    ]),
  ).toEqual([
    { currency: 'USD', amount: 500, cents: 500, count: 1 },
    { currency: 'GYD', amount: 208_750, cents: 1000, count: 3 },
  ]);
});

describe('the rate of a day', () => {
  const enter = (day: string, known?: DayRate) =>
    enterRate(known, { country: 'GY', day, perDollar: 2_100_000, by: 'billing-1', now });

  test('is entered for today there or one of the next seven days, and corrected by its next version', () => {
    expect(enter('2026-11-24', rate)).toMatchObject({
      value: { version: 2, perDollar: 2_100_000, by: 'billing-1', at: now.toISOString() },
    });
    expect(enter('2026-12-01').ok).toBe(true);
    for (const day of ['2026-11-23', '2026-12-02'])
      expect(enter(day)).toMatchObject({ refusal: { code: 'RATE_NOT_ALLOWED' } });
  });

  test('belongs to the day on the clocks of the counter', () => {
    const late = new Date('2026-11-25T03:30:00.000Z');
    expect([dayAtCounter('GY', late), dayAtCounter('SR', late), dayAtCounter('JM', late)]).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-24',
    ]);
  });

  test('is read with its currency, with at least two places', () => {
    expect([rateShown('BBD', 20_000), rateShown('TTD', 67_895), localShown('JMD', 123_456_789)]).toEqual([
      'BBD 2.00 for $1',
      'TTD 6.7895 for $1',
      'JMD 1,234,567.89',
    ]);
  });
});
