import type { Block } from '../body/block.ts';
import type { LinkPart, Words } from '../body/inline.ts';
import { countWords, linesOf, readable } from '../body/lines.ts';
import type { PostText } from '../text/post-text.ts';

/** A text as the checks need it. */
export interface ReadText {
  readonly text: PostText;
  /** What people search for who should find it, as the plan of the post has it. */
  readonly phrase: string;
  /** The end of its address. */
  readonly slug: string;
  /** Every line of lead and body in which somebody typed, but headings. */
  readonly lines: readonly Words[];
  readonly headings: readonly Extract<Block, { readonly kind: 'heading' }>[];
  readonly links: readonly LinkPart[];
  readonly words: number;
}

/** What is known of a post besides its text. */
export interface Known {
  readonly phrase?: string | undefined;
  readonly slug: string;
}

/** Reads a text once for all checks. */
export const readText = (text: PostText, { phrase = '', slug }: Known): ReadText => {
  const typed = text.body.filter(({ kind }) => kind !== 'heading');
  const lines = [text.lead, ...typed.flatMap(linesOf)];
  return {
    text,
    slug,
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
