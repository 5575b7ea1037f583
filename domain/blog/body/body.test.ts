import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guides } from '../guides/guides.ts';
import { samplePicture } from '../testing/sample-post.ts';
import { everyBlockSaying, trickLinks, trickTexts } from '../testing/tricks.ts';
import { type Block, MOST_ITEMS } from './block.ts';
import { Body, chaptersOf } from './body.ts';
import { joinLists } from './join-lists.ts';
import { bullets, chapter, heading, link, numbered, paragraph } from './write.ts';

const accepts = (body: unknown): boolean => Body.safeParse(body).success;
const saying = (text: string) => [{ kind: 'paragraph', words: [{ text }] }];
const leadingTo = (to: string) => [{ kind: 'paragraph', words: [{ link: to, words: [{ text: 'here' }] }] }];

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s is a body like any other',
  (_, { body, lead }) => {
    expect(Body.parse(body)).toEqual(body);
    expect(accepts([{ kind: 'paragraph', words: lead }])).toBe(true);
  },
);

describe('links', () => {
  test.each([
    '/rates',
    '/terms#liability',
    '#short',
    'https://gra.gov.gy/a?b=c',
    'mailto:a@example.test',
    'tel:+15550100',
  ])('%s is a place to go', (to) => {
    expect(accepts(leadingTo(to))).toBe(true);
  });

  test.each(trickLinks)('%j is none', (to) => {
    expect(accepts(leadingTo(to))).toBe(false);
  });
});

describe('what is no part of a post is refused', () => {
  test.each<readonly [string, unknown]>([
    ['HTML', [{ kind: 'html', html: '<script>alert(1)</script>' }]],
    ['an attribute that a browser runs', [{ kind: 'paragraph', words: [], onclick: 'x' }]],
    ['a style', [{ kind: 'paragraph', words: [{ text: 'a', style: 'position:fixed' }] }]],
    ['a figure that nobody knows', [{ kind: 'paragraph', words: [{ figure: 'secret' }] }]],
    ['a figure without its destination', [{ kind: 'paragraph', words: [{ figure: 'rate' }] }]],
    [
      'a row that is too short',
      [{ kind: 'table', caption: 'a', corner: 'b', columns: ['c'], rows: [{ head: [], cells: [] }] }],
    ],
    ['two headings with one address', [chapter('a', 'One'), heading('a', 'Two')]],
    ['a picture of another website', [{ ...samplePicture, file: 'https://evil.example/a.jpg' }]],
    ['a picture that is a script', [{ ...samplePicture, file: 'javascript:alert(1)' }]],
    ['a picture that is a drawing with scripts', [{ ...samplePicture, file: 'data:image/svg+xml,<svg/>' }]],
    ['an address beside a picture', [{ ...samplePicture, src: 'https://evil.example/a.jpg' }]],
    ['a picture without words', [{ ...samplePicture, alt: '  ' }]],
    ['a picture of no size', [{ ...samplePicture, width: 0 }]],
    ['something else than a body', { toString: 'x' }],
  ])('%s', (_, body) => {
    expect(accepts(body)).toBe(false);
  });

  test('lists in lists in lists, ten thousand deep', () => {
    const deep = Array.from({ length: 10_000 }).reduce<unknown>(
      (below) => ({ kind: 'list', ordered: false, items: [{ words: [], below }] }),
      undefined,
    );
    expect(accepts([deep])).toBe(false);
  });
});

test('what a page cannot show is left out, and every letter stays', () => {
  const read = (text: string) =>
    (Body.parse(saying(text))[0] as { words: { text: string }[] }).words[0]?.text;
  expect(read('a\u0000b\u202ec\ud800d')).toBe('abcd');
  expect(read('Ré\tsumé\n👩‍👧 ₲')).toBe('Ré\tsumé\n👩‍👧 ₲');
});

test.each(trickTexts)('%j stays words, all of which a page can show', (text) => {
  const read = Body.parse(everyBlockSaying(text));
  expect(Body.parse(read)).toEqual(read);
  const stored = JSON.stringify(read);
  expect(stored.isWellFormed()).toBe(true);
  expect(stored).not.toMatch(/\\u(?:00[01]|d[89a-f])|[\u202a-\u202e\u2066-\u2069]/);
});

test('chapters lose nothing and keep the order', () => {
  const block = fc.constantFrom<Block>(
    paragraph('a'),
    heading('b', 'b'),
    bullets('c', [link('/rates', 'd')]),
  );
  const body = fc.array(fc.oneof(block, fc.constant(chapter('e', 'e'))), { maxLength: 20 });
  fc.assert(
    fc.property(body, (blocks) => {
      const { opening, chapters } = chaptersOf(blocks);
      const again = chapters.flatMap(({ id, title, blocks: inside }) => [chapter(id, title), ...inside]);
      expect([...opening, ...again]).toEqual(blocks);
    }),
  );
});

test('two lists of a kind with nothing between them are one, up to the most that a list may have', () => {
  const [one, two] = [bullets('a'), bullets('b', 'c')];
  expect(joinLists([one, two, numbered('1'), paragraph('x'), bullets('d')])).toEqual([
    bullets('a', 'b', 'c'),
    numbered('1'),
    paragraph('x'),
    bullets('d'),
  ]);
  const full = bullets(...Array.from({ length: MOST_ITEMS }, (_, at) => String(at)));
  expect(joinLists([full, one])).toEqual([full, one]);
});
