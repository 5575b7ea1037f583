/** Short ways to write a body by hand, for what ships with the code. */
import type { DestinationCode } from '../../kernel/destination-codes.ts';
import type { Block, BlockOf } from './block.ts';
import type { DestinationFigure, HouseFigure } from './figures.ts';
import type { FigurePart, LinkPart, Part, TextPart, Words } from './inline.ts';

type Written = string | Part;

/** `words('It costs ', of('rate', 'GY'), '.')`: a line of text. */
export const words = (...parts: readonly Written[]): Words =>
  parts.filter((part) => part !== '').map((part) => (typeof part === 'string' ? { text: part } : part));

/** A line that is one text, or has parts. */
type Line = string | readonly Written[];
const lineOf = (line: Line): Words => (typeof line === 'string' ? words(line) : words(...line));

/** A figure of one destination. */
export const of = (figure: DestinationFigure, to: DestinationCode): FigurePart => ({ figure, to });

/** A figure of the house. */
export const our = (figure: HouseFigure): FigurePart => ({ figure });

/** Words that weigh more. */
export const strong = (text: string): TextPart => ({ text, strong: true });

/** Words that lead somewhere. */
export const link = (to: string, text: string): LinkPart => ({ link: to, words: [{ text }] });

export const chapter = (id: string, title: string): BlockOf<'heading'> => ({
  kind: 'heading',
  level: 2,
  id,
  title,
});

export const heading = (id: string, title: string): BlockOf<'heading'> => ({
  kind: 'heading',
  level: 3,
  id,
  title,
});

export const paragraph = (...parts: readonly Written[]): Block => ({
  kind: 'paragraph',
  words: words(...parts),
});

const list =
  (ordered: boolean) =>
  (...items: readonly Line[]): Block => ({
    kind: 'list',
    ordered,
    items: items.map((item) => ({ words: lineOf(item) })),
  });

/** A list with dots. */
export const bullets = list(false);

/** A list with numbers. */
export const numbered = list(true);

/** A row of a table: what it is about, and its cells. */
export const row = (head: string, ...cells: readonly Line[]): BlockOf<'table'>['rows'][number] => ({
  head: words(head),
  cells: cells.map(lineOf),
});
