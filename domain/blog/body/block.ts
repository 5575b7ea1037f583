import * as z from 'zod/mini';
import { ImageBlock } from '../pictures/image-block.ts';
import { shownText, Words } from './inline.ts';
import { LiveBlock } from './live.ts';

export const LONGEST_LINE = 300;
export const MOST_ITEMS = 60;
export const MOST_COLUMNS = 6;
export const MOST_ROWS = 60;

const line = shownText(LONGEST_LINE);

/** What a place on a page is called in its address: `box-or-barrel`. */
const PlaceOnPage = z.string().check(z.maxLength(80), z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/));

const Heading = z.strictObject({
  kind: z.literal('heading'),
  /** 2 begins a chapter, 3 is a heading in it. */
  level: z.literal([2, 3]),
  /** Keeps its links when its words change. */
  id: PlaceOnPage,
  title: line,
});

const Paragraph = z.strictObject({ kind: z.literal('paragraph'), words: Words });

/** An item, and what is listed below it. There is no third level: nobody reads it on a phone. */
const Item = z.strictObject({
  words: Words,
  below: z.optional(
    z.strictObject({ ordered: z.boolean(), items: z.array(Words).check(z.maxLength(MOST_ITEMS)) }),
  ),
});

const List = z.strictObject({
  kind: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(Item).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
});

/** Steps one after the other, each with a title. */
const Steps = z.strictObject({
  kind: z.literal('steps'),
  items: z
    .array(z.strictObject({ title: Words, text: Words }))
    .check(z.minLength(1), z.maxLength(MOST_ITEMS)),
});

const Table = z
  .strictObject({
    kind: z.literal('table'),
    /** Read out, not shown. */
    caption: line,
    /** Title of the first column, whose cells name the rows. */
    corner: line,
    columns: z.array(line).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
    rows: z
      .array(z.strictObject({ head: Words, cells: z.array(Words).check(z.maxLength(MOST_COLUMNS)) }))
      .check(z.minLength(1), z.maxLength(MOST_ROWS)),
  })
  .check(
    z.refine(
      ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
      'Every row has one cell for each column.',
    ),
  );

const Quote = z.strictObject({ kind: z.literal('quote'), words: Words, source: z.optional(line) });

/** Questions with their answers, which search engines show as such. */
const Questions = z.strictObject({
  kind: z.literal('questions'),
  items: z
    .array(z.strictObject({ question: line, answer: Words }))
    .check(z.minLength(1), z.maxLength(MOST_ITEMS)),
});

/** The drawings that the site has, with what an editor calls them. */
export const drawings = {
  'barrel-sizes': 'The three barrels beside a person',
  'barrel-layers': 'A packed barrel, cut open',
  'box-dimensions': 'How to measure a box',
} as const;
export type DrawingName = keyof typeof drawings;
const drawingNames = Object.keys(drawings) as [DrawingName, ...DrawingName[]];

const Drawing = z.strictObject({ kind: z.literal('drawing'), drawing: z.enum(drawingNames) });

/** One block of a post, one below the other. */
export const Block = z.discriminatedUnion('kind', [
  Heading,
  Paragraph,
  List,
  Steps,
  Table,
  Quote,
  Questions,
  Drawing,
  ImageBlock,
  LiveBlock,
]);
export type Block = z.infer<typeof Block>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;
