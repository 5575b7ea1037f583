import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Block, drawings } from '#domain/blog/body/block.ts';
import { destinationFigureNames, houseFigureNames } from '#domain/blog/body/figures.ts';
import type { FigurePart } from '#domain/blog/body/inline.ts';
import { paragraph, words } from '#domain/blog/body/write.ts';
import { samplePicture } from '#domain/blog/testing/sample-post.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { site, withCard, wordsOf } from '../../../testing/sample-site.ts';
import { Blocks } from './blocks.tsx';
import { figureWords } from './figure-words.ts';

const page = (blocks: readonly Block[], of = site): string =>
  renderToStaticMarkup(<Blocks site={of} blocks={blocks} />);
const read = (blocks: readonly Block[], of = site): string => wordsOf(page(blocks, of)).trim();

const everyFigure: readonly FigurePart[] = [
  ...houseFigureNames.map((figure) => ({ figure })),
  ...destinationFigureNames.flatMap((figure) => destinationCodes.map((to) => ({ figure, to }))),
];

test('every figure has words that are part of a sentence', () => {
  for (const part of everyFigure) {
    expect(figureWords(site, part), JSON.stringify(part)).toMatch(/\S/);
    expect(figureWords(site, part), JSON.stringify(part)).not.toMatch(/undefined|NaN|^\s|\s$/);
  }
});

test('every live block says something of every destination', () => {
  for (const to of destinationCodes) {
    const blocks: readonly Block[] = [
      { kind: 'live', live: 'facts', to, boxes: true },
      { kind: 'live', live: 'barrels', to },
      { kind: 'live', live: 'boxes-or-barrel', to },
      { kind: 'live', live: 'customs', to },
      { kind: 'live', live: 'customs-unknown', to },
      {
        kind: 'live',
        live: 'price',
        title: 'One',
        to,
        goods: [{ size: [12, 12, 12], weight: 10 }],
        wishes: {},
      },
    ];
    for (const block of blocks) {
      expect(read([block]).length, JSON.stringify(block)).toBeGreaterThan('What we'.length);
      expect(read([block])).not.toMatch(/undefined|NaN/);
    }
  }
});

test('a post says the prices of today, however old it is', () => {
  const old = [paragraph('It costs ', { figure: 'rate-per-lb', to: 'GY' }, '.')];
  expect(read(old)).toBe('It costs $3.50 per lb.');
  expect(read(old, withCard({ perLb: { ...cardInForce(site).perLb, GY: 500 } }))).toBe(
    'It costs $5.00 per lb.',
  );
});

test('an example that the rate card has no price for leaves no empty receipt', () => {
  const block: Block = {
    kind: 'live',
    live: 'price',
    title: 'One',
    to: 'GY',
    goods: [{ barrel: 'B77', weight: 90 }],
    wishes: {},
  };
  expect(page([block])).toContain('One');
  expect(page([block], withCard({ barrels: [] }))).toBe('');
});

test('every drawing says to everybody what it shows', () => {
  for (const drawing of Object.keys(drawings) as (keyof typeof drawings)[])
    expect(page([{ kind: 'drawing', drawing }])).toMatch(/<svg[^>]* role="img"[^>]*><title/);
});

test('a picture keeps its place, comes in the size that a screen needs, and is never larger than it was', () => {
  const html = page([{ ...samplePicture, caption: 'Packed in Linden' }]);
  const shown = new DOMParser().parseFromString(html, 'text/html');
  const image = shown.querySelector('figure > img');
  expect(image?.getAttribute('alt')).toBe(samplePicture.alt);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '800']);
  expect(image?.getAttribute('loading')).toBe('lazy');
  const { file } = samplePicture;
  expect(image?.getAttribute('srcset')).toBe(
    `/blog/images/${file}-480.jpg 480w, /blog/images/${file}-960.jpg 960w, /blog/images/${file}-1600.jpg 1200w`,
  );
  expect(shown.querySelector('figcaption')?.textContent).toBe('Packed in Linden');
  expect(page([{ ...samplePicture, width: 300 }])).not.toContain('-960.jpg');
});

describe('what is written stays text', () => {
  const trick = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const line = words(trick);
  const tricks: readonly Block[] = [
    { kind: 'heading', level: 2, id: 'a', title: trick },
    { kind: 'heading', level: 3, id: 'b', title: trick },
    { kind: 'paragraph', words: [{ text: trick, strong: true, emphasis: true }] },
    { kind: 'paragraph', words: [{ link: '/rates', words: [{ text: trick }] }] },
    { kind: 'list', ordered: false, items: [{ words: line, below: { ordered: true, items: [line] } }] },
    { kind: 'steps', items: [{ title: line, text: line }] },
    { kind: 'table', caption: trick, corner: trick, columns: [trick], rows: [{ head: line, cells: [line] }] },
    { kind: 'quote', words: line, source: trick },
    { kind: 'questions', items: [{ question: trick, answer: line }] },
    { ...samplePicture, alt: trick, caption: trick },
    {
      kind: 'live',
      live: 'price',
      title: trick,
      to: 'GY',
      goods: [{ barrel: 'B55', weight: 90 }],
      wishes: {},
    },
  ];

  test.each(tricks.map((block) => [block.kind, block] as const))('in a %s', (_, block) => {
    const shown = new DOMParser().parseFromString(page([block]), 'text/html');
    expect(shown.querySelector('script, img:not([alt]), [onerror]')).toBeNull();
    expect(shown.body.textContent).toContain(trick);
  });
});
