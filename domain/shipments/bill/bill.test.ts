import { expect, test } from 'vitest';
import { holdsAfter } from '../automatic-holds.ts';
import type { PlacedHold } from '../shipment.ts';
import { shipmentTasks } from '../tasks.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { type Bill, type BillNews, billAfter, holdsAfterBill } from './bill.ts';

const at = '2026-11-24T15:00:00.000Z';
const due: PlacedHold = { kind: 'PAYMENT_DUE', at, by: 'system' };
const damage: PlacedHold = { kind: 'DAMAGE', at, by: 'dock-1' };
const sums = (owed: number, charged = 60_000) => ({ charged, paid: charged - owed, credited: 0, owed });

/** What an invoice that owes these sums, one after another, tells. */
const newsOf = (...owed: readonly number[]): BillNews[] =>
  owed.map((after, place) => {
    const before = owed[place - 1];
    return {
      invoice: 'INV-1000001',
      invoiceVersion: place + 1,
      before: before === undefined ? undefined : sums(before),
      after: sums(after),
    };
  });

interface Heard {
  readonly holds: readonly PlacedHold[];
  readonly bill: Bill | undefined;
}
const hear = (term: 'PREPAID' | 'COLLECT', { holds, bill }: Heard, news: BillNews): Heard => {
  const next = billAfter(bill, news);
  if (next === undefined) return { holds, bill };
  return { holds: holdsAfterBill({ holds, chargesTerm: term }, bill, news, at), bill: next };
};
const kinds = ({ holds }: Heard) => holds.map(({ kind }) => kind);
const hearAll = (term: 'PREPAID' | 'COLLECT', holds: readonly PlacedHold[], news: readonly BillNews[]) =>
  kinds(news.reduce<Heard>((heard, one) => hear(term, heard, one), { holds, bill: undefined }));

test('a payment of all that is owed clears the hold, and no other one', () => {
  expect(hearAll('PREPAID', [due, damage], newsOf(60_000, 20_000))).toEqual(['PAYMENT_DUE', 'DAMAGE']);
  expect(hearAll('PREPAID', [due, damage], newsOf(60_000, 20_000, 0))).toEqual(['DAMAGE']);
  expect(hearAll('PREPAID', [due], newsOf(60_000, -500))).toEqual([]);
});

test('a refund, a void or a higher price places it again', () => {
  expect(hearAll('PREPAID', [due], newsOf(60_000, 0, 5000))).toEqual(['PAYMENT_DUE']);
  expect(hearAll('PREPAID', [due], newsOf(60_000, 0, 5000, 0))).toEqual([]);
});

test('a check that waits clears nothing, and one that is returned holds goods again that staff had let go', () => {
  const waits = { ...sums(60_000), waiting: 60_000 };
  const news = (
    invoiceVersion: number,
    before: typeof waits | ReturnType<typeof sums>,
    after: typeof before,
  ) => ({
    invoice: 'INV-1000001',
    invoiceVersion,
    before,
    after,
  });
  const taken = hear('PREPAID', { holds: [due], bill: undefined }, news(2, sums(60_000), waits));
  expect(kinds(taken)).toEqual(['PAYMENT_DUE']);
  const cleared = hear('PREPAID', taken, news(3, waits, sums(0)));
  expect(kinds(cleared)).toEqual([]);
  const letGo = { ...taken, holds: [] };
  expect(kinds(hear('PREPAID', letGo, news(3, waits, sums(60_000))))).toEqual(['PAYMENT_DUE']);
});

test('of a receiver who pays it is placed when the goods have landed, and of a sender by booking', () => {
  expect(hearAll('COLLECT', [], newsOf(60_000))).toEqual(['PAYMENT_DUE']);
  expect(hearAll('PREPAID', [], newsOf(60_000))).toEqual([]);
  const closed = { holds: [], chargesTerm: 'COLLECT', closedAt: at } as const;
  const [issued] = newsOf(60_000);
  if (issued === undefined) throw new Error('There is news.');
  expect(holdsAfterBill(closed, undefined, issued, at)).toEqual([]);
});

test('one that staff have cleared by hand stays cleared after a part payment, and not after a refund', () => {
  const [issued, part, refund] = newsOf(60_000, 20_000, 30_000);
  if (!issued || !part || !refund) throw new Error('There is news.');
  const cleared = { ...hear('PREPAID', { holds: [due], bill: undefined }, issued), holds: [] };
  // The refund may overtake the part payment.
  expect(kinds(hear('PREPAID', cleared, refund))).toEqual(['PAYMENT_DUE']);
  const later = hear('PREPAID', cleared, part);
  expect(kinds(later)).toEqual([]);
  expect(kinds(hear('PREPAID', later, refund))).toEqual(['PAYMENT_DUE']);
});

/** All orders of some things. */
const orders = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first, place) => orders(things.toSpliced(place, 1)).map((rest) => [first, ...rest]));

test('in whatever order and how often it is told, the hold is there when something is owed, and the bill is the last', () => {
  const courses = [
    [60_000, 0],
    [60_000, 20_000, 0, 5000],
    [60_000, 0, 60_000, 10_000],
    [60_000, 0, 70_000, 0],
    [60_000, 0, 10_000, 5000],
  ];
  for (const course of courses)
    for (const order of orders(newsOf(...course))) {
      const told = [...order, ...order.toReversed()];
      const end = told.reduce<Heard>((heard, one) => hear('PREPAID', heard, one), {
        holds: [due],
        bill: undefined,
      });
      const owed = course.at(-1) ?? 0;
      expect(kinds(end), `${course} as ${order.map(({ invoiceVersion }) => invoiceVersion)}`).toEqual(
        owed > 0 ? ['PAYMENT_DUE'] : [],
      );
      expect(end.bill).toMatchObject({ owed, invoiceVersion: course.length });
    }
});

test('of a receiver who pays it stays when something else of the shipment changes, and goes when the sender is to pay no more', () => {
  const collect = { ...sampleShipment, chargesTerm: 'COLLECT' as const, holds: [due] };
  expect(holdsAfter(collect, { ...collect, purpose: 'GIFT' }, at)).toContainEqual(due);
  const prepaid = { ...collect, chargesTerm: 'PREPAID' as const };
  expect(holdsAfter(prepaid, collect, at)).not.toContainEqual(due);
});

test('the task of it is due before the flight, and once the goods have flown as long as any', () => {
  const held = { ...sampleShipment, holds: [due] };
  const flown = { ...held, pieces: held.pieces.map((piece) => ({ ...piece, state: 'ARRIVED' as const })) };
  expect(shipmentTasks(held)[0]?.due).toBeDefined();
  expect(shipmentTasks({ ...flown, state: 'ARRIVED' })).toEqual([{ kind: 'PAYMENT_DUE', since: at }]);
});
