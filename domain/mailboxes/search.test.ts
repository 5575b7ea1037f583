import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedUnder } from '../kernel/search.ts';
import { mailboxSearch, searchTerms } from './search.ts';

const mailbox: Parameters<typeof searchTerms>[0] = {
  number: '10018',
  ownerName: 'Savitri Anne-Marie Narine',
  ownerEmail: 'Savitri.Narine@example.test',
  ownerPhone: '+5926000142',
};
const finds = (typed: string, of: typeof mailbox = mailbox) =>
  listedUnder(searchTerms(of), mailboxSearch(typed)) !== undefined;

describe('a mailbox', () => {
  test.each([
    '10018',
    '100',
    '0018',
    '#10018',
    'Mailbox 10018',
    'savitri',
    'Narine Savitri',
    'NARINE, SAVITRI',
    'marie savitri',
    'sav narine',
    'savitri nar',
    'narine anne marie savitri',
    'Narine Savitri 0018',
    'narine 18',
    'savitri.nar',
    'savitri.narine@ex',
    '+592 600-0142',
    '600 0142',
    '0142',
    '0115926000142',
  ])('is found by %j', (typed) => expect(finds(typed)).toBe(true));

  test.each(['10019', '0118', 'savitri persaud', 'narine 0019', 'vitri', 'x@example.test', '6000143', '&'])(
    'is not found by %j',
    (typed) => expect(finds(typed)).toBe(false),
  );

  test('of a British customer is found by the number as they write it', () => {
    expect(finds('07911 123456', { ...mailbox, ownerPhone: '+447911123456' })).toBe(true);
  });

  test('is listed under exactly one of its terms, whatever is typed', () => {
    const words = fc.subarray(['narine', 'savitri', 'anne', 'marie'], { minLength: 1 });
    fc.assert(
      fc.property(words, fc.boolean(), (typed, isTurned) => {
        const search = mailboxSearch((isTurned ? typed.toReversed() : typed).join(' '));
        const terms = searchTerms(mailbox);
        expect(terms.filter((term) => term === listedUnder(terms, search))).toHaveLength(1);
      }),
    );
  });
});

test('a mailbox is found by a further name in both orders, and ten of them are 20 terms more', () => {
  const names = ['Ravi Kumar Persaud', 'Ann Lee'].map((name) => ({ name, kind: 'PERSON' as const }));
  for (const typed of ['ravi persaud', 'persaud', 'lee ann'])
    expect(finds(typed, { ...mailbox, names })).toBe(true);
  expect(finds('ravi lee', { ...mailbox, names })).toBe(false);
  const ten = Array.from({ length: 10 }, (_, n) => ({ name: `First${n} Last${n}`, kind: 'PERSON' as const }));
  const more = searchTerms({ ...mailbox, names: ten }).length - searchTerms(mailbox).length;
  expect(more).toBe(20);
});

test('a mailbox has at most 16 terms, because each of them is written when it is assigned', () => {
  const long = { ...mailbox, ownerName: 'one two three four five six seven' };
  expect(searchTerms(long).length).toBeLessThanOrEqual(16);
});
