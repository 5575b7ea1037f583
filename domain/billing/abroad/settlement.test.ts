import { describe, expect, test } from 'vitest';
import { randomOf } from '../../kernel/random.ts';
import { settlementRow } from '../books/journal.ts';
import { journalLines } from '../books/journal-file.ts';
import { defaultAccountNames } from '../books/ledgers.ts';
import type { Invoice } from '../invoice.ts';
import { makeRefund, voidPayment } from '../take-payment.ts';
import { paidWith, sampleInvoice } from '../testing/sample-invoice.ts';
import { commissionOn } from './commission.ts';
import { begunBy, type CounterTaking } from './counter-taking.ts';
import { accountOf, type Settlement, settle } from './settlement.ts';

const taking = (change: Partial<CounterTaking> = {}): CounterTaking => ({
  kind: 'PAYMENT',
  id: 'one',
  at: '2026-11-24T15:00:00.000Z',
  by: 'agent-1',
  taker: 'agent-1',
  place: 'GY',
  method: 'CASH',
  amount: -20_000,
  invoice: sampleInvoice.number,
  shipment: sampleInvoice.shipment,
  name: 'Sample Sender',
  begun: 0,
  ...change,
});
const none = { percent: 0, perPiece: 0 };
const account = (takings: readonly CounterTaking[], commission = none, last?: Settlement) =>
  accountOf({
    country: 'GY',
    number: (last?.number ?? 0) + 1,
    last,
    takings,
    piecesOf: () => 3,
    commission,
  });
const asked = { id: '019a1d3c-0000-7000-8000-000000000072', by: 'billing-1', at: '2026-11-30T15:00:00.000Z' };
const closed = (
  of: ReturnType<typeof account>,
  transferred: number,
  more: { reference?: string; reason?: string } = {
    reference: 'WT-1',
    reason: 'They pay the rest on Monday.',
  },
): Settlement => {
  const result = settle(of, { ...asked, owed: of.owed, transferred, ...more });
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
};

describe('what agents owe', () => {
  test('is what was taken less their commission: a percent of it, a sum for each piece, or both', () => {
    const local = { currency: 'GYD', amount: 4_175_000, perDollar: 2_087_500 } as const;
    const takings = [taking({ begun: 1, local }), taking({ amount: -1010 })];
    expect(account(takings)).toMatchObject({
      number: 1,
      taken: [
        { currency: 'USD', amount: 1010, cents: 1010 },
        { currency: 'GYD', amount: 4_175_000, cents: 20_000 },
      ],
      pieces: 3,
      commission: { cents: 0 },
      owed: 21_010,
    });
    expect(account(takings, { percent: 5, perPiece: 0 })).toMatchObject({ commission: { cents: 1051 } });
    expect(account(takings, { percent: 5, perPiece: 200 })).toMatchObject({ owed: 21_010 - 1051 - 600 });
    expect(commissionOn({ percent: 5, perPiece: 200 }, -1010, -3)).toBe(-651);
  });

  test('is closed with what was transferred, and what is left over is a line of the next one with its reason', () => {
    const first = closed(account([taking()]), 15_000);
    expect(first).toMatchObject({ transferred: 15_000, reference: 'WT-1', difference: 5000 });
    const second = account([taking({ amount: -700 })], none, first);
    expect(second).toMatchObject({
      number: 2,
      since: asked.at,
      carried: { number: 1, cents: 5000, reason: 'They pay the rest on Monday.' },
      owed: 5700,
    });
    // They sent too much, so that we owe it to them.
    expect(account([], none, closed(second, 6000)).owed).toBe(-300);
    const paid = closed(second, 5700, { reference: 'WT-2' });
    expect([paid.difference, account([], none, paid).carried]).toEqual([0, undefined]);
  });

  test('is closed only as somebody saw it, with the number of the transfer and a reason for what is left over', () => {
    const open = account([taking()]);
    const codeOf = (change: object) => {
      const result = settle(open, { ...asked, owed: 20_000, transferred: 20_000, reference: 'W', ...change });
      return result.ok ? undefined : result.refusal;
    };
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ owed: 19_000 })).toMatchObject({ code: 'OWED_CHANGED', details: { owed: 20_000 } });
    expect(codeOf({ reference: undefined })).toMatchObject({ code: 'REFERENCE_NEEDED' });
    expect(codeOf({ transferred: 19_000 })).toMatchObject({
      code: 'REASON_NEEDED',
      message: expect.stringContaining('$10.00 is still owed to us'),
      details: { difference: 1000 },
    });
    expect(
      codeOf({ transferred: 0, reference: undefined, reason: 'They send it next week.' }),
    ).toBeUndefined();
    const nothing = settle(account([]), { ...asked, owed: 0, transferred: 0 });
    expect(nothing).toMatchObject({ refusal: { code: 'NOTHING_TO_SETTLE' } });
  });
});

describe('a settlement in the journal', () => {
  const rowOf = (settlement: Settlement) =>
    settlementRow(settlement)?.postings.map(({ ledger, amount }) => [ledger, amount]);

  test('debits the bank and the commission, and credits the cash at the agents', () => {
    const settlement = closed(account([taking()], { percent: 5, perPiece: 0 }), 15_000);
    expect(rowOf(settlement)).toEqual([
      ['AGENT_COMMISSION', 1000],
      ['TRANSFER', 15_000],
      ['ABROAD', -16_000],
    ]);
    const row = settlementRow(settlement);
    expect(row && journalLines(row, defaultAccountNames)[0]).toEqual([
      'AGENT-GY-1-1',
      '11/30/2026',
      'Agent Commissions',
      '10.00',
      null,
      'Settlement with the agents in Guyana, WT-1',
      '',
    ]);
  });

  test('is nothing where nothing came and nothing was kept', () => {
    expect(rowOf(closed(account([taking()]), 0, { reason: 'They send it next week.' }))).toBeUndefined();
  });
});

test('a shipment counts for its counter once, in however many parts it is paid, voided and paid again', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomOf(seed);
    let invoice: Invoice = sampleInvoice;
    for (let step = 0; step < 12; step += 1) {
      const own = {
        id: `id-${step}`,
        at: asked.at,
        by: 'admin-1',
        reason: 'A slip.',
        of: 2 + random(step + 1),
      };
      const acts = [
        () => ({ ok: true, value: { invoice: paidWith(invoice, { id: own.id, amount: 100, place: 'GY' }) } }),
        () => ({ ok: true, value: { invoice: paidWith(invoice, { id: own.id, amount: 100 }) } }),
        () => voidPayment(invoice, { ...own, isAdmin: true }),
        () => makeRefund(invoice, { ...own, amount: 1, method: 'TRANSFER' }),
      ] as const;
      const result = acts[random(acts.length)]?.();
      if (result?.ok) invoice = (result as { value: { invoice: Invoice } }).value.invoice;
    }
    const voided = new Set(invoice.entries.map((entry) => (entry.kind === 'VOID' ? entry.of : 0)));
    const stands = invoice.entries.some(
      (entry) => entry.kind === 'PAYMENT' && entry.place === 'GY' && !voided.has(entry.n),
    );
    const counted = invoice.entries.reduce((sum, entry) => sum + begunBy(invoice, entry), 0);
    expect(counted, `seed ${seed}`).toBe(stands ? 1 : 0);
  }
});

test('over any number of settlements, what was taken is what came, what was kept, and what is still at the agents', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomOf(seed);
    let last: Settlement | undefined;
    let [taken, came, kept, books] = [0, 0, 0, 0];
    for (let month = 0; month < 8; month += 1) {
      const takings = Array.from({ length: random(6) }, (_, at) =>
        taking({
          id: `${month}-${at}`,
          amount: random(4) === 0 ? random(5000) : -random(40_000),
          begun: random(2),
        }),
      );
      const open = account(takings, { percent: random(200) / 10, perPiece: random(3) * 100 }, last);
      taken -= takings.reduce((sum, { amount }) => sum + amount, 0);
      books -= takings.reduce((sum, { amount }) => sum + amount, 0);
      const transferred = random(3) === 0 ? random(50_000) : Math.max(0, open.owed);
      const result = settle(open, {
        ...asked,
        owed: open.owed,
        transferred,
        reference: 'W',
        reason: 'Open.',
      });
      if (!result.ok) {
        expect(result.refusal.code).toBe('NOTHING_TO_SETTLE');
        // Nothing moved, so that the next month is the same account.
        continue;
      }
      last = result.value;
      came += transferred;
      kept += last.commission.cents;
      const postings = settlementRow(last)?.postings ?? [];
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      books += postings.find(({ ledger }) => ledger === 'ABROAD')?.amount ?? 0;
    }
    expect(taken, `seed ${seed}`).toBe(came + kept + (last?.difference ?? 0));
    // What the books say is at the agents is what they owe.
    expect(books, `seed ${seed}`).toBe(last?.difference ?? 0);
  }
});
