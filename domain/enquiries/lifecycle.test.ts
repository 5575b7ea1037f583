import { describe, expect, test } from 'vitest';
import { type EnquiryStatus, enquiryMoves, enquiryStatuses, mayBeAnswered, mayBecome } from './lifecycle.ts';
import { inboxOf } from './limits.ts';

describe('the way of an enquiry', () => {
  test('leads from new by open and answered to closed, and back to open', () => {
    const way: EnquiryStatus[] = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'OPEN'];
    for (const [step, status] of way.slice(1).entries())
      expect(mayBecome(way[step] ?? 'NEW', status)).toBe(true);
  });

  test('never leads back to new', () => {
    expect(enquiryStatuses.filter((status) => mayBecome(status, 'NEW'))).toEqual([]);
  });

  test('leads out of every status, spam included: anybody may be mistaken', () => {
    for (const status of enquiryStatuses) expect(enquiryMoves[status].length).toBeGreaterThan(0);
  });

  test('does not make spam of what was answered', () => {
    expect(enquiryStatuses.filter((status) => mayBecome(status, 'SPAM'))).toEqual(['NEW', 'OPEN']);
  });

  test('has no answer to spam, nor to what is closed before it is opened again', () => {
    expect(enquiryStatuses.filter(mayBeAnswered)).toEqual(['NEW', 'OPEN', 'ANSWERED']);
  });
});

describe('one inbox', () => {
  test.each([
    'Marcia@Example.test',
    ' marcia@example.test',
    'marcia+one@example.test',
    'MARCIA+two+three@example.test',
  ])('is meant by %j', (email) => {
    expect(inboxOf(email)).toBe('marcia@example.test');
  });

  test('is not that of somebody else', () => {
    expect(inboxOf('marci.a@example.test')).not.toBe(inboxOf('marcia@example.test'));
  });
});
