import type { Block } from './block.ts';
import type { PlainPart, Words } from './inline.ts';

const plainIn = (words: Words): readonly PlainPart[] =>
  words.flatMap((part) => ('link' in part ? part.words : [part]));

/** What readers read of a line. A figure is a word of its own. */
export const readable = (words: Words): string =>
  plainIn(words)
    .map((part) => ('text' in part ? part.text : 'figure'))
    .join('');

/** How many words a text has. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The sentences of a text. `2 p.m.` ends none, and neither does `lb.` before a small letter. */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…])\s+(?![a-z])|\n/).filter((sentence) => sentence.trim() !== '');

/** The lines of a block in which somebody typed. What live blocks say is none of them: it changes by itself. */
export const linesOf = (block: Block): readonly Words[] => {
  switch (block.kind) {
    case 'heading':
      return [[{ text: block.title }]];
    case 'paragraph':
    case 'quote':
      return [block.words];
    case 'list':
      return block.items.flatMap(({ words, below }) => [words, ...(below?.items ?? [])]);
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'table':
      return block.rows.flatMap(({ head, cells }) => [head, ...cells]);
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [[{ text: question }], answer]);
    case 'image':
      return block.caption === undefined ? [] : [[{ text: block.caption }]];
    case 'drawing':
    case 'live':
      return [];
  }
};

/** The words of a text as addresses and searches have them, in small letters and digits: `cafe`, `wont` for `Café, won’t`. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
