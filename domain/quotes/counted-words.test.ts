import { expect, test } from 'vitest';
import { countedWords } from './counted-words.ts';
import { defaultRateCard } from './default-rate-card.ts';
import { estimate } from './make-estimate.ts';

const box = (weight: number, side: number) => ({
  kind: 'box' as const,
  quantity: 1,
  length: side,
  width: side,
  height: 20,
  lengthUnit: 'in' as const,
  weight,
  weightUnit: 'lb' as const,
});
const said = (...boxes: ReturnType<typeof box>[]) => {
  const request = { to: 'GY', service: 'standard', mailbox: true, brokerage: false, insured: false } as const;
  const price = estimate({ ...request, goods: boxes }, defaultRateCard);
  if (!price.ok) throw new Error('These boxes have a price.');
  return { words: countedWords(price.value, boxes), lb: price.value.chargeableLb };
};

test('a large box says that its size counts, with its sides and what it weighs', () => {
  const { words, lb } = said(box(20, 18));
  expect(lb).toBeGreaterThan(20);
  expect(words).toBe(`Priced as ${lb} lb: its size counts (18 × 18 × 20 in), which is more than its 20 lb.`);
});

test('of several it says so without sides', () => {
  const { words, lb } = said(box(20, 18), box(3.25, 4));
  expect(words).toBe(
    `Priced as ${lb} lb, not 23.3 lb: where a box is large for its weight, its size counts.`,
  );
});

test('nothing where the scale counts, also where its pound is rounded up', () => {
  expect(said(box(60.2, 12)).words).toBeUndefined();
});
