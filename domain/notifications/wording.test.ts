import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsIn, fillWords, letterNames, wordedLetters } from './letter-words.ts';
import { defaultWording, fieldProblem, Wording } from './wording.ts';

const changed = (refund: Partial<(typeof defaultWording)['refund']>) =>
  Wording.safeParse({ ...defaultWording, refund: { ...defaultWording.refund, ...refund } });
const problems = (refund: Partial<(typeof defaultWording)['refund']>) =>
  changed(refund).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the words of an e-mail', () => {
  test('are ours at first, and every field of ours has a sample', () => {
    expect(Wording.parse(defaultWording)).toEqual(defaultWording);
    for (const letter of letterNames) {
      const { subject, opening } = fillWords(defaultWording[letter], wordedLetters[letter].fields);
      expect(`${letter}: ${subject} ${opening}`).not.toMatch(/[{}]/);
    }
  });

  test('may be others that keep the fields', () => {
    expect(
      problems({ subject: 'Your money: {amount}, {invoice}', opening: '{amount} back {how} ({invoice}).' }),
    ).toEqual([]);
  });

  test.each([
    [{ subject: 'Your refund' }, 'refund.subject: Keep {amount}, {invoice}: the reader needs it.'],
    [
      { subject: '{amount} {invoice} {owner}' },
      'refund.subject: This e-mail has only these fields: {amount}, {invoice}, {goods}, {how}.',
    ],
    [
      { subject: '{amount} {invoice} {' },
      'refund.subject: This e-mail has only these fields: {amount}, {invoice}, {goods}, {how}.',
    ],
    [{ subject: '{amount} {invoice}\nBcc: all@example.test' }, 'refund.subject: Keep it on one line.'],
  ])('are refused without a field, with a strange one, or on two lines: %j', (change, message) => {
    expect(problems(change)).toEqual([message]);
  });

  test('that the guard lets through say every value that ours say', () => {
    const text = fc
      .array(
        fc.oneof(
          fc.constantFrom('{amount}', '{invoice}', '{how}', '{', '}', '{x}'),
          fc.string({ maxLength: 5 }),
        ),
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (opening) => {
        if (fieldProblem('refund', 'opening', opening) !== undefined) return;
        const said = fillWords(
          { subject: '', opening },
          { amount: '$1.00', invoice: 'INV-1', goods: 'Marva’s barrel', how: 'in cash' },
        ).opening;
        for (const value of ['$1.00', 'INV-1', 'in cash']) expect(said).toContain(value);
        expect(fieldsIn(said)).toEqual([]);
      }),
    );
  });

  test('take no field out of a value', () => {
    const words = { subject: '{name}', opening: '{name}' };
    expect(fillWords(words, { name: '{mailbox}', mailbox: '10001' })).toEqual({
      subject: '{mailbox}',
      opening: '{mailbox}',
    });
  });
});
