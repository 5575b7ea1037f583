import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleInvoice } from '../billing/testing/sample-invoice.ts';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import { nextPayLink, payLinkShown, payToken, readPayToken, revokedPayLink } from './pay-link.ts';
import { payPageOf } from './pay-page.ts';
import { amountText, centsTyped } from './pay-words.ts';

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
    shipment,
    sender: 'Maria  Lopez',
    endsAt: now.toISOString(),
    isOn: true,
    isPaying: true,
  };
  const { words } = payPageOf(facts);
  expect(words.title).toBe('Maria’s shipment to Guyana');
  expect(words.facts[0]).toBe(
    `${others.length} piece${others.length === 1 ? '' : 's'} by air, from the United States to Guyana.`,
  );
  expect(words.sum).toContain('$630.00');
  const paid = payPageOf({ ...facts, invoice: { ...sampleInvoice, entries: [] } });
  expect([paid.owed, paid.words.sum]).toEqual([0, 'Everything is paid. Thank you.']);
  // Nobody is told to wait for a payment of what is paid.
  expect([payPageOf(facts).isPaying, paid.isPaying]).toEqual([true, false]);
});
