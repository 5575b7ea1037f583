import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleInvoice } from '../billing/testing/sample-invoice.ts';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import { nextPayLink, payLinkShown, payToken, readPayToken, revokedPayLink } from './pay-link.ts';
import { payPageOf } from './pay-page.ts';
import { amountText, centsTyped, payButtonWords } from './pay-words.ts';

const now = new Date('2026-11-24T15:00:00.000Z');
const DAY_MS = 86_400_000;

test('a sum that is typed is the same in cents, and nothing else is taken for one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(centsTyped(amountText(cents))).toBe(cents);
      expect(centsTyped(` $${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)).toBe(
        cents,
      );
    }),
  );
  expect([centsTyped('12.5'), centsTyped('7')]).toEqual([1250, 700]);
  for (const text of ['', '-5', '1.234', '12,50.1.1', '1e3', 'all', '12.', '1000000000'])
    expect(centsTyped(text), text).toBeUndefined();
});

test('the button says the sum that is typed, and none that cannot be paid', () => {
  expect(payButtonWords(28_800, 28_800)).toBe('Pay $288.00 by card');
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: undefined }),
      fc.integer({ min: 0, max: 200_000 }),
      (typed, owed) => {
        const words = payButtonWords(typed, owed);
        const isPayable = typed !== undefined && typed >= 50 && typed <= owed;
        expect(words.includes('$'), `${typed} of ${owed}`).toBe(isPayable);
        expect(words).not.toContain('$0.00');
      },
    ),
  );
});

describe('a link for somebody who pays', () => {
  test('works for thirty days, until the next one, and not when it was taken back', () => {
    const link = nextPayLink(undefined, { hash: 'h', by: 'user-1', now });
    const shownAfter = (ms: number) => payLinkShown(link, new Date(now.getTime() + ms)).works;
    expect([shownAfter(0), shownAfter(30 * DAY_MS - 1), shownAfter(30 * DAY_MS)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(payLinkShown(revokedPayLink(link, 'user-1'), now)).toMatchObject({ version: 2, works: false });
    expect(JSON.stringify(payLinkShown(link, now))).not.toContain('"h"');
    expect(payLinkShown(undefined, now)).toEqual({ version: 0, works: false, opened: 0 });
  });

  test('has a token that is read as it was made, and nothing else is one', () => {
    const secret = 'c2FtcGxlLXNlY3JldC0wMQ';
    expect(readPayToken(payToken('INV-1000001', secret))).toEqual({ invoice: 'INV-1000001', secret });
    for (const text of ['', secret, 'INV-1000001', `INV-100001.${secret}`, `INV-1000001.${secret}x`])
      expect(readPayToken(text), text).toBeUndefined();
  });
});

test('the page says what is to be paid for, without a canceled piece, and when everything is paid', () => {
  const [first, ...others] = sampleShipment.pieces;
  if (first === undefined) throw new Error('The sample has pieces.');
  const shipment = { ...sampleShipment, pieces: [{ ...first, state: 'CANCELLED' as const }, ...others] };
  const facts = {
    invoice: sampleInvoice,
    shipment: { ...shipment, consignee: { ...shipment.consignee, name: 'Anita  Persaud' } },
    flight: { day: '2026-11-27', bookingCutoff: '2026-11-24T21:00:00.000Z', state: 'OPEN' as const },
    sender: 'Maria  Lopez',
    endsAt: now.toISOString(),
    isOn: true,
    isPaying: true,
  };
  const { words } = payPageOf(facts, now);
  expect(words.title).toBe('Maria asks you to pay for a shipment to Anita');
  expect(words.facts[0]).toBe('2 boxes by air from New Jersey to Georgetown, Guyana.');
  expect(words.by).toEqual([
    'Pay by Tue, Nov 24, 4:00 PM (New Jersey time).',
    'Then it can fly Fri, Nov 27.',
  ]);
  expect(words.sum).toContain('$630.00 left to pay');
  const paid = payPageOf({ ...facts, invoice: { ...sampleInvoice, entries: [] } }, now);
  expect([paid.owed, paid.words.title, paid.words.sum, paid.words.by]).toEqual([
    0,
    'Maria’s shipment to Anita',
    'Paid in full. Nothing left to pay.',
    ['Then it can fly Fri, Nov 27.'],
  ]);
  // Nobody is told to wait for a payment of what is paid.
  expect([payPageOf(facts, now).isPaying, paid.isPaying]).toEqual([true, false]);
});
