import fc from 'fast-check';
import { allDestinations } from '../../kernel/destinations.ts';
import { type Block, drawings } from '../body/block.ts';
import type { Body } from '../body/body.ts';
import { destinationFigureNames, houseFigureNames } from '../body/figures.ts';
import type { PlainPart, Words } from '../body/inline.ts';
import { newPlace } from '../body/places.ts';
import { tidyWords } from '../body/tidy-words.ts';

const destination = fc.constantFrom(...allDestinations.map(({ code }) => code));
const text = fc.oneof(
  fc.string({ maxLength: 30, unit: 'grapheme' }),
  fc.constantFrom('a', ' ', '\n', 'two\tcolumns', 'A sentence. '),
);
const line = text.map((each) =>
  tidyWords([{ text: each }])
    .map((part) => ('text' in part ? part.text : ''))
    .join(''),
);
const mark = fc.constantFrom({}, { strong: true as const }, { emphasis: true as const });

const plain: fc.Arbitrary<PlainPart> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(text, mark).map(([each, marks]) => ({ text: each, ...marks })) },
  fc.tuple(fc.constantFrom(...houseFigureNames), mark).map(([figure, marks]) => ({ figure, ...marks })),
  fc
    .tuple(fc.constantFrom(...destinationFigureNames), destination, mark)
    .map(([figure, to, marks]) => ({ figure, to, ...marks })),
);
const target = fc.constantFrom(
  '/rates',
  '#short',
  'https://gra.gov.gy/a',
  'mailto:a@example.test',
  'tel:+15550100',
);
const link = fc
  .record({ link: target, words: fc.array(plain, { minLength: 1, maxLength: 3 }) })
  .filter(({ words }) => tidyWords(words).length > 0);

/** Any line of a post, in its one form. */
export const anyWords: fc.Arbitrary<Words> = fc
  .array(fc.oneof({ weight: 3, arbitrary: plain }, link), { maxLength: 5 })
  .map(tidyWords);
const someWords = anyWords.filter(({ length }) => length > 0);

const few = <Of>(of: fc.Arbitrary<Of>) => fc.array(of, { minLength: 1, maxLength: 3 });

const table = fc.integer({ min: 1, max: 6 }).chain((columns) =>
  fc.record({
    kind: fc.constant('table' as const),
    caption: line,
    corner: line,
    columns: fc.array(line, { minLength: columns, maxLength: columns }),
    rows: few(
      fc.record({ head: anyWords, cells: fc.array(anyWords, { minLength: columns, maxLength: columns }) }),
    ),
  }),
);

const item = fc.oneof(
  fc.record({ words: anyWords }),
  fc.record({ words: anyWords, below: fc.record({ ordered: fc.boolean(), items: few(anyWords) }) }),
);

/** Any block that says something, in its one form. Headings have no place yet. */
const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(2 as const, 3 as const),
    id: fc.constant(''),
    title: line.filter((title) => title.trim() !== ''),
  }),
  fc.record({ kind: fc.constant('paragraph' as const), words: someWords }),
  fc.record({ kind: fc.constant('list' as const), ordered: fc.boolean(), items: few(item) }),
  fc.record({
    kind: fc.constant('steps' as const),
    items: few(fc.record({ title: anyWords, text: anyWords })),
  }),
  table,
  fc.record({ kind: fc.constant('quote' as const), words: someWords }),
  fc.record({ kind: fc.constant('quote' as const), words: anyWords, source: line.filter(Boolean) }),
  fc.record({
    kind: fc.constant('questions' as const),
    items: few(fc.record({ question: line, answer: anyWords })),
  }),
  fc.constantFrom(...(Object.keys(drawings) as (keyof typeof drawings)[])).map((drawing) => ({
    kind: 'drawing' as const,
    drawing,
  })),
  fc
    .record({
      file: fc.uuid(),
      post: fc.uuid(),
      alt: line.filter((alt) => alt.trim() !== ''),
      caption: fc.option(line.filter(Boolean), { nil: undefined }),
      width: fc.integer({ min: 1, max: 20_000 }),
      height: fc.integer({ min: 1, max: 20_000 }),
    })
    .map(({ caption, ...image }) => ({
      kind: 'image' as const,
      ...image,
      ...(caption === undefined ? {} : { caption }),
    })),
  destination.map((to) => ({ kind: 'live' as const, live: 'barrels' as const, to })),
);

const withPlaces = (blocks: readonly Block[]): Body => {
  const taken = new Set<string>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const id = newPlace(block.title, taken);
    taken.add(id);
    return { ...block, id };
  });
};

/** Any body of a post in its one form: nothing empty in it, and no two texts where one would do. */
export const anyBody: fc.Arbitrary<Body> = fc.array(anyBlock, { maxLength: 8 }).map(withPlaces);
