import { expect, test } from 'vitest';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { anEnquiry } from '../testing/samples.ts';
import { withRecentReads } from './recent-reads.ts';

const at = (reference: string, day: number, over: Partial<Enquiry> = {}) =>
  anEnquiry({ reference, receivedAt: `2026-01-0${day}T12:00:00.000Z`, status: 'NEW', version: 1, ...over });
const references = ({ items }: { readonly items: readonly Enquiry[] }) =>
  items.map(({ reference }) => reference);

const first = { status: 'NEW', isFirst: true } as const;
const items = [at('ENQ-3', 3), at('ENQ-2', 2)];

test('a changed enquiry is removed from the list of its old status, even if the index still has it', () => {
  const moved = at('ENQ-3', 3, { status: 'OPEN', version: 2 });
  expect(references(withRecentReads({ items }, [moved], first))).toEqual(['ENQ-2']);
  expect(withRecentReads({ items }, [moved], { ...first, status: undefined }).items).toEqual([
    moved,
    items[1],
  ]);
});

test('it is in the list of its new status, ordered by time', () => {
  const moved = at('ENQ-25', 2, { receivedAt: '2026-01-02T20:00:00.000Z', version: 2 });
  expect(references(withRecentReads({ items }, [moved], first))).toEqual(['ENQ-3', 'ENQ-25', 'ENQ-2']);
});

test('it is not added to a later page, or to a page that ends before it', () => {
  const older = at('ENQ-1', 1, { version: 2 });
  expect(references(withRecentReads({ items, next: 'more' }, [older], first))).toEqual(['ENQ-3', 'ENQ-2']);
  expect(references(withRecentReads({ items }, [older], { ...first, isFirst: false }))).toEqual([
    'ENQ-3',
    'ENQ-2',
  ]);
});

test('a newer version in the list wins', () => {
  const newer = [at('ENQ-3', 3, { version: 5 })];
  const read = at('ENQ-3', 3, { status: 'CLOSED', version: 4 });
  expect(withRecentReads({ items: newer }, [read], first).items).toEqual(newer);
});
