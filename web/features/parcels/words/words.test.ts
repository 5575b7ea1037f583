import { describe, expect, test } from 'vitest';
import { dangerCodes } from '#domain/carriage/commodities.ts';
import { noDangers } from '#domain/carriage/dangerous/questions.ts';
import { titleOf } from '#domain/parcels/tracking/parcel-title.ts';
import { answersFrom, dangersOf, noteOf } from '../declare/danger-answers.ts';
import { freeDaysLeft, keyed, storageWords } from './parcel-words.ts';

describe('storage, as its owner reads it', () => {
  /** Came on November 28 with 30 free days: the first one is the 29th, and midnight after December 28 costs. */
  const parcel = { freeUntil: '2026-12-29T05:00:00.000Z' };
  const on = (instant: string) => Date.parse(instant);

  test.each<[string, number, string]>([
    ['2026-11-28T16:00:00Z', 31, 'Storage is free for 30 more days, through Mon, Dec 28'],
    ['2026-12-27T16:00:00Z', 2, 'Storage is free for 1 more day, through Mon, Dec 28'],
    // Still the 28th in New York.
    ['2026-12-29T04:59:00Z', 1, 'Storage is free today, and costs from tomorrow'],
    ['2026-12-29T05:00:00Z', 0, 'Storage charges started Tue, Dec 29'],
  ])('at %s', (at, left, words) => {
    expect(freeDaysLeft(parcel, on(at))).toBe(left);
    expect(storageWords(parcel, on(at))).toBe(words);
  });
});

test('a parcel is called by its store, or else by who brings it and the end of its number', () => {
  expect(titleOf({ store: 'SHEIN', carrier: 'UPS', tracking: '1Z999AA10123456784' })).toBe('SHEIN');
  expect(titleOf({ carrier: 'UPS', tracking: '1Z999AA10123456784' })).toBe('UPS …456784');
  expect(titleOf({ carrier: 'OTHER' })).toBe('Parcel');
});

describe('answers about dangerous goods', () => {
  const everything = answersFrom(dangerCodes.map((code) => ({ code, quantity: 2 })));

  test('become the rows of the table, each once, and can be changed again', () => {
    expect(
      dangersOf(everything)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual([...dangerCodes].toSorted());
    expect(answersFrom(dangersOf(everything))).toEqual(everything);
    expect(dangersOf(noDangers)).toEqual([]);
  });

  test('what the rows do not hold is said in words, once, after what was typed', () => {
    const answers = { ...noDangers, besideDevice: 'MORE', perfume: 2, perfumeMl: 100 } as const;
    const note = noteOf(answers, 'A drill.');
    expect(note).toBe(
      'A drill. The battery beside its device is charged to more than 30%. The largest bottle of perfume has 100 ml.',
    );
    // Whoever sends an invoice later changes none of the answers.
    expect(answersFrom(dangersOf(answers), note)).toEqual(answers);
    expect(noteOf(answersFrom(dangersOf(answers), note), note)).toBe(note);
    expect(noteOf({ ...answers, besideDevice: 'UP_TO_30' }, note)).toBe(
      'A drill. The battery beside its device is charged to 30% or less. The largest bottle of perfume has 100 ml.',
    );
    expect(noteOf(noDangers, note)).toBe('A drill.');
  });
});

test('equal lines have keys of their own, and a line keeps its key when another one comes before it', () => {
  const keysOf = (lines: readonly { readonly name: string }[]) =>
    keyed(lines, ({ name }) => name).map(({ key }) => key);
  const [belt, shoes] = [{ name: 'belt' }, { name: 'shoes' }];
  const before = keysOf([belt, belt, shoes]);
  expect(new Set(before).size).toBe(3);
  expect(keysOf([{ name: 'hat' }, belt, belt, shoes]).slice(1)).toEqual(before);
});
