import { describe, expect, test } from 'vitest';
import { inboxOf } from '../kernel/person/inbox.ts';
import { type EnquiryStatus, enquiryMoves, enquiryStatuses, mayBeAnswered, mayBecome } from './lifecycle.ts';

describe('the status of an enquiry', () => {
  test('goes from new to open, answered and closed, and back to open', () => {
    const statuses: EnquiryStatus[] = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'OPEN'];
    for (const [step, status] of statuses.slice(1).entries())
      expect(mayBecome(statuses[step] ?? 'NEW', status)).toBe(true);
  });

  test('never goes back to new', () => {
    expect(enquiryStatuses.filter((status) => mayBecome(status, 'NEW'))).toEqual([]);
  });

  test('can be changed in every case, spam included, because anybody may be mistaken', () => {
    for (const status of enquiryStatuses) expect(enquiryMoves[status].length).toBeGreaterThan(0);
  });

  test('cannot become spam once it was answered', () => {
    expect(enquiryStatuses.filter((status) => mayBecome(status, 'SPAM'))).toEqual(['NEW', 'OPEN']);
  });

  test('allows no answer while it is spam or closed', () => {
    expect(enquiryStatuses.filter(mayBeAnswered)).toEqual(['NEW', 'OPEN', 'ANSWERED']);
  });
});

describe('the inbox of an address', () => {
  test.each([
    'Marcia@Example.test',
    ' marcia@example.test',
    'marcia+one@example.test',
    'MARCIA+two+three@example.test',
  ])('is the same for %j', (email) => {
    expect(inboxOf(email)).toBe('marcia@example.test');
  });

  test('is a different one for another name', () => {
    expect(inboxOf('marci.a@example.test')).not.toBe(inboxOf('marcia@example.test'));
  });
});
