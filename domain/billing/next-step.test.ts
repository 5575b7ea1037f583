import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headline, NextStep, NOTHING_TO_DO } from '../next-step/next-step.ts';
import { balanceOf } from './balance.ts';
import { summaryOf } from './invoice.ts';
import { type InvoiceFacts, nextOfInvoice } from './next-step.ts';
import { paidWith, partlyPaid, personInvoice, sampleInvoice } from './testing/sample-invoice.ts';

const now = new Date('2026-11-24T15:00:00Z');
const due = '2026-11-24T21:00:00.000Z';
const factsOf = (change: Partial<InvoiceFacts['invoice']> = {}): InvoiceFacts => ({
  invoice: { ...summaryOf(sampleInvoice), dueAt: due, ...change },
  now,
});

describe('what somebody has to do for an invoice', () => {
  test('pays what is left, by when it is due', () => {
    const { owed } = balanceOf(partlyPaid);
    expect(nextOfInvoice({ invoice: { ...summaryOf(partlyPaid), dueAt: due }, now })).toEqual({
      todo: {
        act: 'PAY',
        title: 'Pay $300.00 by Tue, Nov 24, 4:00 PM',
        name: 'Pay $300.00',
        lines: ['You paid $330.00 before.'],
        by: due,
        amount: owed,
        button: { label: 'Pay $300.00', path: '/dashboard/invoices/INV-1000001' },
      },
      after: [],
      ours: [],
      comes: [],
    });
  });
  test('pays at once what is overdue, and whenever they like what is not due', () => {
    const { todo: late } = nextOfInvoice(factsOf({ dueAt: '2026-11-17T21:00:00.000Z' }));
    const { todo: own } = nextOfInvoice({ invoice: summaryOf(personInvoice), now });
    expect([late?.title, late?.lines, late?.by]).toEqual([
      'Pay $630.00 now',
      ['It was due Tue, Nov 17, 4:00 PM.'],
      undefined,
    ]);
    expect([own?.title, own?.lines, own?.amount]).toEqual(['Pay $20.00', [], 2000]);
  });
  test('has nothing left to pay once it is paid', () => {
    const { owed: amount } = balanceOf(partlyPaid);
    const rest = paidWith(partlyPaid, { id: '019a1d3c-0000-7000-8000-000000000069', amount });
    expect(headline(nextOfInvoice({ invoice: summaryOf(rest), now }))).toBe(
      'Paid in full. Nothing left to pay.',
    );
  });
  test('pays nothing that the receiver pays', () => {
    const next = nextOfInvoice(factsOf({ chargesTerm: 'COLLECT' }));
    expect([headline(next), next.comes]).toEqual([
      NOTHING_TO_DO,
      ['The receiver pays $630.00 to get the goods.'],
    ]);
  });
});

test('with every balance and at any time there is an answer, nothing is asked for that is not owed, and no day is over', () => {
  const any = fc.record({
    charged: fc.constantFrom(0, 1, 63_000),
    paid: fc.constantFrom(0, 1, 30_000, 63_000, 70_000),
    term: fc.constantFrom<InvoiceFacts['invoice']['chargesTerm']>('PREPAID', 'COLLECT'),
    hour: fc.option(fc.integer({ min: -500, max: 500 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(any, ({ charged, paid, term: chargesTerm, hour }) => {
      const { dueAt: _, ...invoice } = factsOf().invoice;
      const dueAt = hour === undefined ? undefined : new Date(now.getTime() + hour * 3_600_000);
      const owed = charged - paid;
      const next = nextOfInvoice({
        invoice: {
          ...invoice,
          chargesTerm,
          charged,
          paid,
          owed,
          ...(dueAt === undefined ? {} : { dueAt: dueAt.toISOString() }),
        },
        now,
      });
      const { todo, ours, comes } = NextStep.parse(next);
      expect(todo?.amount).toBe(owed > 0 && chargesTerm === 'PREPAID' ? owed : undefined);
      if (todo === undefined) expect([...ours, ...comes]).not.toEqual([]);
      if (todo?.by !== undefined) expect(todo.by > now.toISOString()).toBe(true);
      expect(JSON.stringify(next)).not.toMatch(/\$0\.00|-\$|undefined|NaN/);
    }),
  );
});
