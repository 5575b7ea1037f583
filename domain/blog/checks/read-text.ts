import type { Block } from '../body/block.ts';
import type { LinkPart, PlainPart, Words } from '../body/inline.ts';
import type { PostText } from '../text/post-text.ts';

const plainIn = (words: Words): readonly PlainPart[] =>
  words.flatMap((part) => ('link' in part ? part.words : [part]));

/** What readers read of a line. A figure is a word of its own. */
export const readable = (words: Words): string =>
  plainIn(words)
    .map((part) => ('text' in part ? part.text : 'figure'))
    .join('');

/** How many words a text has. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const linesIn = (block: Block): readonly Words[] => {
  switch (block.kind) {
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
    default:
      return [];
  }
};

/** A text as the checks need it. */
export interface ReadText {
  readonly text: PostText;
  /** What people search for who should find it, as the plan of the post has it. */
  readonly phrase: string;
  /** Every line of lead and body in which somebody typed, but headings. */
  readonly lines: readonly Words[];
  readonly headings: readonly Extract<Block, { readonly kind: 'heading' }>[];
  readonly links: readonly LinkPart[];
  readonly words: number;
}

/** Reads a text once for all checks. */
export const readText = (text: PostText, phrase = ''): ReadText => {
  const lines = [text.lead, ...text.body.flatMap(linesIn)];
  return {
    text,
    phrase: phrase.trim(),
    lines,
    headings: text.body.flatMap((block) => (block.kind === 'heading' ? [block] : [])),
    links: lines.flatMap((words) => words.flatMap((part) => ('link' in part ? [part] : []))),
    words: lines.reduce((sum, words) => sum + countWords(readable(words)), 0),
  };
};

/** What a check found: it holds, or it says what to do. */
export interface Check {
  readonly name: string;
  readonly holds: boolean;
  readonly words: string;
}

/** A check that says one thing where it holds and another where there is something to do. */
export const check = (name: string, holds: boolean, good: string, todo: string): Check => ({
  name,
  holds,
  words: holds ? good : todo,
});

/** The beginning of a text, to find it again. */
export const begin = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words.length > 8 ? `${words.slice(0, 8).join(' ')}…` : words.join(' ');
};
