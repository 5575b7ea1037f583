import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bill, billAfter, holdsAfterBill } from '../../shipments/bill/bill.ts';
import type { PlacedHold } from '../../shipments/shipment.ts';
import { balanceOf, owedOf } from '../balance.ts';
import { charge } from '../charges/charge.ts';
import { type Invoice, isOverdue, summaryOf } from '../invoice.ts';
import { defaultTaxRates } from '../tax.ts';
import { paidWith, sampleInvoice } from '../testing/sample-invoice.ts';
import {
  type CreditAccount,
  comesOff,
  coverStep,
  foreseen,
  leftOn,
  noAccount,
  openOn,
  type Step,
  uncoverStep,
  withTerms,
} from './account.ts';
import { dueOnAccount, notDueYet, toPayFirst } from './coverage.ts';

const now = new Date('2026-11-29T15:00:00.000Z');
const numbered = (n: number): Invoice => ({
  ...sampleInvoice,
  number: `INV-100000${n}`,
  shipment: `SHIPMENT-${n}`,
  issuedAt: now.toISOString(),
});
const owed = owedOf(sampleInvoice);
const terms = (account: CreditAccount, limit: number, days = 30): CreditAccount =>
  withTerms(account, { limit, days, at: now.toISOString(), by: 'billing-1', reason: 'Ships every week.' });
const accountOf = (limit: number, days = 30) => terms(noAccount(sampleInvoice.ownerId), limit, days);
/** Both after a look; as they were where it changes nothing. */
const looked = (account: CreditAccount, invoice: Invoice, at = now): Step =>
  coverStep(account, invoice, at) ?? { account, invoice };
/** A fee on top, as for a repack, in cents before tax. */
const raised = (invoice: Invoice, amount: number, cause: string): Invoice => {
  const { number: by, issuedAt: at } = invoice;
  const result = charge(
    invoice,
    { cause, code: 'REPACK', amount, by, at, reason: 'The box was wet.' },
    defaultTaxRates,
  );
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.invoice;
};

test('within the limit nothing is to be paid first, and it is due its days after the invoice', () => {
  const { account, invoice } = looked(accountOf(owed), numbered(1));
  expect([openOn(account), leftOn(account), toPayFirst(balanceOf(invoice))]).toEqual([owed, 0, 0]);
  // The end of December 29 in New York.
  expect([invoice.dueAt, dueOnAccount(balanceOf(invoice))]).toEqual(
    Array(2).fill('2026-12-30T04:59:00.000Z'),
  );
  expect(isOverdue(summaryOf(invoice), new Date('2026-12-30T04:58:00.000Z'))).toBe(false);
  expect(isOverdue(summaryOf(invoice), new Date('2026-12-30T04:59:00.000Z'))).toBe(true);
  expect(notDueYet(balanceOf(invoice), new Date('2026-12-30T04:59:00.000Z'))).toBeUndefined();
});

test('beyond the limit all of an invoice is to be paid first, and what is paid makes room for it', () => {
  const first = looked(accountOf(owed + 1), numbered(1));
  const second = looked(first.account, numbered(2));
  expect(second.invoice.account).toEqual({ covers: 0, refused: { because: 'LIMIT', limit: owed + 1 } });
  expect(second.account.waiting).toEqual(['INV-1000002']);
  const paid = looked(second.account, paidWith(first.invoice, { amount: owed }));
  expect(paid.invoice.account).toBeUndefined();
  const then = looked(paid.account, second.invoice);
  expect([toPayFirst(balanceOf(then.invoice)), then.account.waiting]).toEqual([0, []]);
});

test('while something on it is past due, nothing more is taken', () => {
  const first = looked(accountOf(owed * 3), numbered(1));
  const late = new Date('2026-12-30T05:00:00.000Z');
  const other = { ...numbered(2), issuedAt: late.toISOString() };
  const second = looked(first.account, other, late);
  expect(second.invoice.account?.refused?.because).toBe('OVERDUE');
  // What it has taken before stays: nobody takes a promise back because a day is over.
  expect(coverStep(second.account, first.invoice, late)).toBeUndefined();
  const paid = looked(second.account, paidWith(first.invoice, { amount: owed }), late);
  expect(looked(paid.account, second.invoice, late).invoice.account?.covers).toBe(owed);
});

test('an old debt goes on no account that is made later than it was due', () => {
  const old = { ...numbered(1), issuedAt: '2026-10-01T15:00:00.000Z' };
  expect(looked(accountOf(owed * 3), old).invoice.account).toMatchObject({ covers: 0 });
});

test('a higher price beyond the limit is to be paid first, and what was taken stays taken', () => {
  const first = looked(accountOf(owed + 100), numbered(1));
  const more = looked(first.account, raised(first.invoice, 5000, 'repack'));
  expect(toPayFirst(balanceOf(more.invoice))).toBe(owedOf(more.invoice) - owed);
  expect(openOn(more.account)).toBe(owed);
});

test('what the receiver pays is on nobody’s account', () => {
  expect(coverStep(accountOf(owed), { ...numbered(1), chargesTerm: 'COLLECT' }, now)).toBeUndefined();
});

const filled = (count: number, limit = owed * count) => {
  const steps: Step[] = [];
  for (let n = 1; n <= count; n += 1)
    steps.push(looked(steps.at(-1)?.account ?? accountOf(limit), numbered(n)));
  return {
    account: steps.at(-1)?.account ?? accountOf(limit),
    invoices: steps.map(({ invoice }) => invoice),
  };
};

test('a lower limit keeps what has left and then what is oldest, and says so before', () => {
  const { account, invoices } = filled(3);
  const lower = terms(account, owed * 2);
  const left = new Set(['SHIPMENT-3']);
  expect(comesOff(lower, left)).toEqual(['INV-1000002']);
  expect(foreseen(lower, { invoices, left, now })).toEqual({ off: ['INV-1000002'], taken: [] });
  expect(comesOff(terms(account, 0), left)).toEqual(['INV-1000001', 'INV-1000002']);
  const [, second = numbered(2)] = invoices;
  const off = uncoverStep(lower, second, now);
  expect([off.invoice.dueAt, toPayFirst(balanceOf(off.invoice))]).toEqual([undefined, owed]);
  // Without an account nothing is said of one.
  expect(uncoverStep(terms(account, 0), second, now).invoice.account).toBeUndefined();
  // It is not taken again by the next look.
  expect(coverStep(off.account, off.invoice, now)).toBeUndefined();
});

test('a higher limit takes what waits, the oldest first', () => {
  const { account, invoices } = filled(3, owed);
  const higher = terms(account, owed * 2);
  expect(foreseen(higher, { invoices, left: new Set(), now })).toEqual({ off: [], taken: ['INV-1000002'] });
});

/** What happens to a few invoices of one account: to which, and how much. */
const deed = fc.record({
  // Mostly looks, so that two of them meet.
  what: fc.constantFrom('read', 'read', 'read', 'write', 'write', 'write', 'pay', 'raise', 'limit' as const),
  worker: fc.nat(1),
  n: fc.nat(3),
  amount: fc.integer({ min: 1, max: owed }),
});

const COUNT = 4;

/** An account with its invoices, and two workers that read and write them at the same time. */
const startWorld = () => {
  let account = accountOf(owed * 2);
  const invoices = Array.from({ length: COUNT }, (_, n) => numbered(n + 1));
  const versions = invoices.map((invoice) => [invoice]);
  const pending: (Step & { readonly n: number })[] = [];
  const keep = (n: number, invoice: Invoice): void => {
    invoices[n] = invoice;
    versions[n]?.push(invoice);
  };
  const at = (n: number): Invoice => invoices[n] ?? numbered(n + 1);
  return {
    invoices,
    versions,
    account: () => account,
    at,
    keep,
    raise: (more: number): void => {
      account = terms(account, Math.max(account.limit, more));
    },
    /** What the invoices say is taken is what the account says, and no more than its limit. */
    check: (): void => {
      const taken = invoices.reduce((sum, one) => sum + (one.account?.covers ?? 0), 0);
      expect(taken).toBe(openOn(account));
      expect(taken).toBeLessThanOrEqual(account.limit);
    },
    read: (worker: number, n: number): void => {
      const step = coverStep(account, at(n), now);
      if (step !== undefined) pending[worker] = { ...step, n };
    },
    /** As the table does it: each in place of the version before, or none. */
    write: (worker: number): void => {
      const step = pending[worker];
      delete pending[worker];
      if (step?.account.version !== account.version + 1) return;
      if (step.invoice.version !== at(step.n).version + 1) return;
      account = step.account;
      keep(step.n, step.invoice);
    },
  };
};

const heldAfter = (versions: readonly Invoice[], order: readonly number[]): boolean => {
  const news = versions.map((invoice, place) => {
    const before = versions[place - 1];
    return {
      invoice: invoice.number,
      invoiceVersion: invoice.version,
      before: before && balanceOf(before),
      after: balanceOf(invoice),
    };
  });
  // Each comes at least once, some again, in any order.
  const heard = [...order.map((place) => place % news.length), ...news.keys()];
  let bill: Bill | undefined;
  let holds: readonly PlacedHold[] = [{ kind: 'PAYMENT_DUE', at: now.toISOString(), by: 'system' }];
  for (const place of heard) {
    const one = news[place];
    const next = one && billAfter(bill, one);
    if (one === undefined || next === undefined) continue;
    holds = holdsAfterBill({ holds, chargesTerm: 'PREPAID' }, bill, one, now.toISOString());
    bill = next;
  }
  return holds.length > 0;
};

test('whoever writes at the same time: no more is taken than the limit, nothing within it is held, and nothing beyond it flies', () => {
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 40, size: 'max' }),
      fc.array(fc.nat(20), { maxLength: 12 }),
      (deeds, order) => {
        const world = startWorld();
        for (const [place, { what, worker, n, amount }] of deeds.entries()) {
          const invoice = world.at(n);
          if (what === 'read') world.read(worker, n);
          else if (what === 'write') world.write(worker);
          else if (what === 'raise') world.keep(n, raised(invoice, amount, `cause-${place}`));
          else if (what === 'limit') world.raise(owed + amount);
          else if (owedOf(invoice) > 0)
            world.keep(
              n,
              paidWith(invoice, { id: `paid-${place}`, amount: Math.min(amount, owedOf(invoice)) }),
            );
          world.check();
        }
        // Then every event is heard: what changed is looked at, and after that what waits.
        for (let round = 0; round < 3; round += 1)
          for (let n = 0; n < COUNT; n += 1) {
            world.read(0, n);
            world.write(0);
            world.check();
          }
        const left = leftOn(world.account());
        for (const [n, invoice] of world.invoices.entries()) {
          const first = toPayFirst(balanceOf(invoice));
          expect(coverStep(world.account(), invoice, now)).toBeUndefined();
          if (first > 0) expect(first).toBeGreaterThan(left);
          expect(heldAfter(world.versions[n] ?? [], order)).toBe(first > 0);
        }
      },
    ),
  );
});
