import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceTitle, weOwe } from '../../billing/entry-words.ts';
import { dollars } from '../../kernel/money.ts';
import { defaultBrand } from '../../settings/brand.ts';
import type { Bill } from '../bill/bill.ts';
import { whyOwed } from '../coming/brought-words.ts';
import { sampleFlight } from '../testing/sample-flight.ts';
import { sampleReweigh } from '../testing/sample-reweigh.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import type { ShipmentFacts } from './facts.ts';
import { askedToPay } from './pay-when.ts';
import { nextOfSender } from './sender.ts';

const at = '2026-11-24T15:00:00.000Z';
const billOf = (charged: number, paid: number): Bill => ({
  version: 1,
  invoice: 'INV-1000001',
  invoiceVersion: 1,
  charged,
  paid,
  credited: 0,
  owed: charged - paid,
});

/** Goods at our dock, the pickup of which came off their price, with a new price that is asked for or agreed to. */
const facts = (
  { off, more, paid }: { readonly off: number; readonly more: number; readonly paid: number },
  isAsked: boolean,
): ShipmentFacts & { readonly bill: Bill } => {
  const price = { ...sampleShipment.promise, total: sampleShipment.promise.total - off };
  const total = price.total + more;
  const isOwed = total > paid;
  return {
    shipment: {
      ...sampleShipment,
      state: 'RECEIVED',
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const })),
      promise: price,
      broughtBefore: { off },
      ...(isAsked
        ? { reweigh: sampleReweigh(total, at) }
        : { charged: { lines: price.lines, rateCardVersion: price.rateCardVersion, total } }),
      holds: isOwed && !(isAsked && price.total <= paid) ? [{ kind: 'PAYMENT_DUE', at, by: 'system' }] : [],
    },
    bill: billOf(isAsked ? price.total : total, paid),
    flight: sampleFlight,
    brand: defaultBrand,
    now: new Date(at),
  };
};

const sums = fc.record({
  off: fc.integer({ min: 1, max: 6000 }),
  more: fc.integer({ min: 1, max: 9000 }),
  paid: fc.oneof(fc.constantFrom(0, 63_000, 59_500, 30_000), fc.integer({ min: 0, max: 80_000 })),
});

test('whatever was paid and came off, the new price, what is paid after it and the invoice name the same sum', () => {
  fc.assert(
    fc.property(sums, (one) => {
      const asked = facts(one, true);
      const then = facts(one, false);
      const before = nextOfSender(asked);
      const after = nextOfSender(then);
      const rest = then.bill.owed;
      // What they are asked before the yes is what they are asked after it.
      expect(askedToPay(before, asked.shipment)).toBe(Math.max(0, rest));
      expect(askedToPay(after, then.shipment)).toBe(Math.max(0, rest));
      const said = before.todo?.lines.join(' ') ?? '';
      if (asked.bill.owed < 0) expect(said).toContain(`${weOwe(-asked.bill.owed)}, so `);
      if (one.paid > 0 && asked.bill.owed !== 0)
        expect(said).toContain(
          rest > 0
            ? `${dollars(rest)} is left to pay.`
            : rest < 0
              ? `so we still owe you ${dollars(-rest)}.`
              : 'so nothing is left to pay.',
        );
      const title = invoiceTitle(then.bill, { isLate: false, isMine: true });
      expect(title).toBe(
        rest > 0
          ? `To pay: ${dollars(rest)}`
          : rest < 0
            ? weOwe(-rest)
            : 'Paid in full. Nothing left to pay.',
      );
    }),
  );
});

test('the letter that we owe says why only where that is the sum', () => {
  const shipment = { broughtBefore: { off: 3500 } };
  expect(whyOwed(shipment, 3500)).toEqual([
    'It came to our dock before its pickup. We canceled your pickup, so the price is $35.00 less.',
  ]);
  expect([whyOwed(shipment, 3600), whyOwed({}, 3500), whyOwed({ broughtBefore: { off: 0 } }, 0)]).toEqual([
    [],
    [],
    [],
  ]);
});
