import { describe, expect, test } from 'vitest';
import { isOpen, mayBecome, quoteStatuses, statusAt } from './lifecycle.ts';

describe('a quote', () => {
  test('begins as a draft or as sent, and nothing leads back to either', () => {
    expect(quoteStatuses.filter((status) => mayBecome(status, 'DRAFT'))).toEqual([]);
    expect(quoteStatuses.filter((status) => mayBecome(status, 'SENT'))).toEqual(['DRAFT']);
  });

  test('can be accepted and declined only while the customer has a price', () => {
    expect(quoteStatuses.filter((status) => mayBecome(status, 'ACCEPTED'))).toEqual(['SENT', 'VIEWED']);
    expect(quoteStatuses.filter(isOpen)).toEqual(['SENT', 'VIEWED']);
  });

  test('becomes a shipment only after it was accepted', () => {
    expect(quoteStatuses.filter((status) => mayBecome(status, 'CONVERTED'))).toEqual(['ACCEPTED']);
  });
});

describe('the status at an instant', () => {
  const expiresAt = '2026-11-10T19:00:00.000Z';
  const last = new Date('2026-11-10T18:59:59.999Z');

  test.each(['SENT', 'VIEWED'] as const)('%s is expired from the promised instant on', (status) => {
    expect(statusAt({ status, expiresAt }, last)).toBe(status);
    expect(statusAt({ status, expiresAt }, new Date(expiresAt))).toBe('EXPIRED');
  });

  test.each(['DRAFT', 'ACCEPTED', 'CONVERTED', 'DECLINED', 'SUPERSEDED'] as const)(
    '%s stays what it is',
    (status) => {
      expect(statusAt({ status, expiresAt }, new Date('2030-01-01T00:00:00Z'))).toBe(status);
    },
  );
});
