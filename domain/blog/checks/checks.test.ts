import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../body/block.ts';
import { chapter, heading, link, of, paragraph } from '../body/write.ts';
import { anyBody } from '../testing/any-body.ts';
import { samplePicture } from '../testing/sample-post.ts';
import { emptyText, type PostText } from '../text/post-text.ts';
import { checksOf } from './checks.ts';

const many = (count: number, word = 'rice'): string => Array(count).fill(word).join(' ');
const sentences = (count: number): string => Array(count).fill('Rice weighs a lot.').join(' ');
const action = { label: 'Price it', to: '/shipping-calculator' };

const good: PostText = {
  title: 'Ship a barrel to Guyana by air',
  description: many(20, 'cargo'),
  lead: [{ text: 'What it costs to ship a barrel to Guyana.' }],
  body: [
    chapter('a', 'Ship your barrel to Guyana'),
    paragraph(sentences(25), ' It costs ', of('rate', 'GY'), '. See ', link('/rates', 'today’s rates'), '.'),
    chapter('b', 'Two'),
    paragraph(sentences(25)),
    chapter('c', 'Three'),
    paragraph(sentences(25)),
  ],
  ending: { title: 'What does yours cost?', text: '', action, second: action },
};
const phrase = 'barrel guyana';
const slug = 'ship-a-barrel-to-guyana';
const todo = (change: Partial<PostText>, looked = phrase) =>
  checksOf({ ...good, ...change }, { phrase: looked, slug })
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);
const withBlocks = (...blocks: readonly Block[]): Partial<PostText> => ({ body: [...good.body, ...blocks] });

test('a good post has nothing to do', () => {
  expect(todo({})).toEqual([]);
  expect(checksOf(good, { phrase, slug })).toHaveLength(17);
  expect(checksOf(good, { phrase, slug: 'other' }).filter(({ holds }) => !holds)).toMatchObject([
    { name: 'phrase-in-address' },
  ]);
});

describe('what is found', () => {
  const table: Block = {
    kind: 'table',
    caption: '',
    corner: '',
    columns: [''],
    rows: [{ head: [], cells: [[]] }],
  };
  test.each<readonly [string, Partial<PostText>]>([
    ['phrase-in-title', { title: 'Ship a box to Guyana' }],
    [
      'phrase-in-opening',
      { lead: [], body: [chapter('x', 'Barrel, Guyana'), paragraph('Hi.'), ...good.body] },
    ],
    [
      'phrase-in-heading',
      { body: good.body.map((block) => (block.kind === 'heading' ? { ...block, title: 'A' } : block)) },
    ],
    ['title-length', { title: `${good.title} ${many(10)}` }],
    ['description', { description: 'Short.' }],
    ['description', { description: many(60) }],
    ['length', { body: good.body.slice(0, 2) }],
    [
      'own-link',
      {
        body: good.body.filter((_, at) => at !== 1),
        lead: [{ text: `${phrase}. ${sentences(60)}` }].slice(0, 1),
      },
    ],
    ['link-words', withBlocks(paragraph(link('/faq', 'Click here')))],
    ['tables-named', withBlocks(table)],
    ['pictures-told', withBlocks({ ...samplePicture, alt: 'IMG_2041.jpg' })],
    ['typed-price', withBlocks(paragraph('It costs $3.50 per lb.'))],
    ['typed-price', { description: `${good.description} $ 3` }],
    ['ending', { ending: { title: '', text: '', action, second: action } }],
    ['paragraphs', withBlocks(chapter('d', 'D'), paragraph(sentences(31)))],
    [
      'sentences',
      withBlocks(
        ...[1, 2, 3].map((at) => chapter(`s${at}`, 'S')),
        ...Array(20)
          .fill(paragraph(`${many(26)}.`))
          .flatMap((block, at) => [chapter(`t${at}`, 'T'), block as Block]),
      ),
    ],
    ['heading-order', { body: [heading('z', 'Barrel Guyana'), ...good.body] }],
    ['headings-often', withBlocks(paragraph(sentences(26)), paragraph(sentences(26)))],
  ])('%s', (name, change) => {
    expect(todo(change)).toContain(name);
  });

  test('a figure is no typed price, and without a phrase one is asked for', () => {
    expect(todo(withBlocks(paragraph('It costs ', of('rate', 'GY'), '.')))).toEqual([]);
    expect(todo({}, '')).toEqual(['phrase']);
  });
});

test('nothing that can be written is too much for the checks, and each says what to do', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      for (const { holds, words } of checksOf({ ...emptyText('A'), body }, { phrase, slug }))
        if (!holds) expect(words).not.toBe('');
    }),
  );
});
