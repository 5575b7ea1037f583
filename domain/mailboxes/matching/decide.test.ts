import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOf } from '../../kernel/search.ts';
import { decide } from './decide.ts';
import type { Known } from './evidence.ts';
import type { Label } from './label.ts';
import { agrees, fitOf } from './names.ts';
import { nameWords, readLabel } from './read-label.ts';

const box = (number: string, name: string, over: Partial<Known> = {}): Known => ({
  number,
  names: [{ name, isFurther: false }],
  status: 'ACTIVE',
  ...over,
});
const ann = box('10234', 'Ann Persaud', { phoneEnd: endOf('+5926000142') });
const ravi = box('10235', 'Ravi Persaud');
const found = (label: Label, ...known: Known[]) => decide(readLabel(label), known);
const numbers = (label: Label, ...known: Known[]) =>
  found(label, ...known).candidates.map((one) => one.mailbox);

describe('certain', () => {
  test.each<Label>([
    { mailbox: '10234', name: 'Ann Persaud' },
    { mailbox: 'MB10234', name: 'PERSAUD, A.' },
    { mailbox: 'PMB 10234', name: 'Ann Prasad' },
  ])('is the mailbox of %j', (label) => {
    const certain = expect.objectContaining({
      mailbox: '10234',
      name: 'Ann Persaud',
      status: 'ACTIVE',
      score: 1,
    });
    expect(found(label, ravi, ann)).toEqual({ certain, candidates: [certain], one: true });
  });

  test.each<Label>([
    { mailbox: '10234' },
    { mailbox: '10234', name: 'Persaud' },
    { mailbox: '10234', name: 'Ravi Persaud' },
    { mailbox: '1O234', name: 'Ann Persaud' },
    { mailbox: '10243', name: 'Ann Persaud' },
    { mailbox: '10234 Kearny 07032', name: 'Ann Persaud' },
    { name: 'Ann Persaud', phone: '600 0142' },
    {},
  ])('is not %j', (label) => {
    expect(found(label, ann)).not.toHaveProperty('certain');
    expect(found(label, ravi, ann)).not.toHaveProperty('certain');
  });

  test('is a further name too, and it is said', () => {
    const names = [...ann.names, { name: 'Quick Freight Ltd', isFurther: true }];
    expect(found({ mailbox: '10234', name: 'Quick Freight' }, { ...ann, names }).certain).toMatchObject({
      name: 'Quick Freight Ltd',
      why: ['number', 'name', 'further-name'],
    });
  });

  test('is nobody when a neighbor fits as well and the number may be misread', () => {
    const anna = box('10235', 'Anna Persaud');
    expect(found({ mailbox: '10234', name: 'A Persaud' }, ann, anna)).not.toHaveProperty('certain');
    expect(found({ mailbox: '10234', name: 'A Persaud' }, ann, box('18888', 'Anna Persaud'))).toHaveProperty(
      'certain',
    );
  });

  test('is a closed mailbox too, and it is said', () =>
    expect(
      found({ mailbox: '10234', name: 'Ann Persaud' }, { ...ann, status: 'CLOSED' }).certain,
    ).toMatchObject({
      status: 'CLOSED',
    }));
});

describe('suggested', () => {
  test.each<[Label, readonly string[]]>([
    [{ mailbox: '1O234', name: 'Ann Persaud' }, ['number', 'name']],
    [{ mailbox: '10243', name: 'Ann Persaud' }, ['number-like', 'name']],
    [{ mailbox: '10284', name: 'Ann Persau' }, ['number-like', 'name-like']],
    [{ name: 'Persaud Ann' }, ['name']],
    [{ name: 'Devi Persaud', phone: '592 600 0142' }, ['phone']],
  ])('first, for %j, is who fits best, with the reasons %j', (label, why) =>
    expect(found(label, ravi, ann).candidates[0]).toMatchObject({ mailbox: '10234', why }),
  );

  test('are at most three, and none of several with the same name alone', () => {
    const four = ['10301', '10302', '10303', '10304'].map((number) => box(number, 'Ann Persaud'));
    const answer = found({ name: 'Ann Persaud' }, ...four);
    expect(answer.candidates).toHaveLength(3);
    expect(answer.one).toBe(false);
    expect(answer.candidates[0]?.score).toBeCloseTo(0.25, 1);
    expect(found({ name: 'Ann Persaud' }, ann)).toMatchObject({ one: true });
  });

  test('alone is nobody by the number without a name, by a name that contradicts it, or when not all was read', () => {
    expect(found({ mailbox: '10234' }, ann)).toMatchObject({
      one: false,
      candidates: [{ mailbox: '10234' }],
    });
    expect(found({ mailbox: '10234', name: 'Devon Brown' }, ann).one).toBe(false);
    expect(decide(readLabel({ name: 'Ann Persaud' }), [ann], false).one).toBe(false);
  });

  test('is nobody who is only guessed, but they take likelihood from the others', () => {
    const guess = box('10301', 'Ann Persaud', { isGuess: true });
    const answer = found({ name: 'Ann Persaud' }, ann, guess);
    expect(answer).toMatchObject({ one: false, candidates: [{ mailbox: '10234' }] });
    expect(answer.candidates).toHaveLength(1);
    expect(answer.candidates[0]?.score).toBeLessThan(0.5);
  });

  test('is nobody when nothing is near enough', () => {
    expect(found({ name: 'Devon Brown' }, ann, ravi)).toEqual({ candidates: [], one: false });
    expect(numbers({ mailbox: '88888', name: 'Devon Brown' }, ann)).toEqual([]);
  });
});

const number = fc.integer({ min: 10_001, max: 10_030 }).map(String);
const name = fc.constantFrom(
  'Ann Persaud',
  'A Persaud',
  'Anna Prasad',
  'Persaud Ann Devi',
  'Ravi Singh',
  'R Singh',
);

test('whatever is known, only the number on the label with an agreeing name is certain, and then it is the only one', () => {
  const known = fc.uniqueArray(fc.tuple(number, name), { selector: ([one]) => one, maxLength: 8 });
  fc.assert(
    fc.property(known, number, name, (boxes, printed, on) => {
      const { certain, candidates, one } = found(
        { mailbox: printed, name: on },
        ...boxes.map(([no, of]) => box(no, of)),
      );
      for (const { score } of candidates) expect(score).toBeLessThanOrEqual(1);
      expect(candidates.length).toBeLessThanOrEqual(3);
      if (certain === undefined) return;
      expect(certain.mailbox).toBe(printed);
      expect(agrees(fitOf(nameWords(on), nameWords(certain.name)))).toBe(true);
      expect(candidates).toEqual([certain]);
      expect(one).toBe(true);
    }),
    { numRuns: 500 },
  );
});
