import { expect, test } from 'vitest';
import { chapter, link, numbered, of, our, paragraph, row, words } from '../body/write.ts';
import { comparisonGuide } from '../guides/comparison.ts';
import { guyanaGuide } from '../guides/guyana.ts';
import { jamaicaGuide } from '../guides/jamaica.ts';
import type { PostText } from './post-text.ts';
import { readableLines } from './readable-lines.ts';

const text = (change: Partial<PostText>): PostText => ({
  title: 'Title',
  description: '',
  lead: [],
  body: [],
  ...change,
});
const linesOf = (...body: PostText['body']) => readableLines(text({ body })).slice(1);

test('a figure is read by its name, so that a price typed by hand is another text', () => {
  expect(linesOf(paragraph('It costs ', of('rate', 'GY'), ' before ', our('cargo-cutoff'), '.'))).toEqual([
    'It costs {Price of a pound: Guyana} before {Cargo cutoff}.',
  ]);
});

test('a link is read with where it leads', () => {
  expect(linesOf(paragraph('See ', link('/rates', 'prices'), '.'))).toEqual(['See prices (/rates).']);
});

test('a live block is read by what it is about', () => {
  const price = (weight: number) =>
    linesOf({
      kind: 'live',
      live: 'price',
      title: 'One box',
      to: 'JM',
      goods: [{ size: [18, 18, 24], weight }],
      wishes: {},
    });
  expect(price(40)).toEqual(['[Price of an example · Jamaica · One box · 1 × 18 × 18 × 24 in, 40 lb]']);
  expect(price(41)).not.toEqual(price(40));
});

test('lists and tables are read line by line, and what is empty is left out', () => {
  expect(
    linesOf(
      chapter('a', 'First'),
      numbered('One', 'Two'),
      { kind: 'table', caption: 'Prices', corner: 'To', columns: ['Price'], rows: [row('Guyana', 'Low')] },
      { kind: 'paragraph', words: words('') },
    ),
  ).toEqual(['First', '1. One', '2. Two', 'Prices', 'To | Price', 'Guyana | Low']);
});

test.each([guyanaGuide, jamaicaGuide, comparisonGuide])('every block of $slug has its words', (guide) => {
  const { title, description, lead, body, ending } = guide;
  for (const block of body)
    expect(readableLines(text({ body: [block] })).length, block.kind).toBeGreaterThan(1);
  expect(readableLines({ title, description, lead, body, ending }).length).toBeGreaterThan(body.length);
});
