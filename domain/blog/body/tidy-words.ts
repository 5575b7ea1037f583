import {
  type LinkPart,
  LONGEST_TEXT,
  MOST_PARTS,
  type Part,
  type PlainPart,
  type Words,
  withoutUnseen,
} from './inline.ts';

const marksOf = ({ strong, emphasis }: PlainPart) => ({
  ...(strong ? { strong: true as const } : {}),
  ...(emphasis ? { emphasis: true as const } : {}),
});
const sameMarks = (one: PlainPart, other: PlainPart): boolean =>
  one.strong === other.strong && one.emphasis === other.emphasis;

/** Cuts a text into pieces of a length, and never through a letter. */
export const inPieces = (text: string, longest: number): readonly string[] => {
  if (text.length <= longest) return text === '' ? [] : [text];
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(longest - 1));
  const at = isHalf ? longest - 1 : longest;
  return [text.slice(0, at), ...inPieces(text.slice(at), longest)];
};

/** Texts that follow each other and look the same are one. */
const joined = <Of extends Part>(parts: readonly Of[]): readonly Of[] => {
  const all: Of[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && 'text' in last && 'text' in part && sameMarks(last, part))
      all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all.flatMap((part) =>
    'text' in part ? inPieces(part.text, LONGEST_TEXT).map((text) => ({ ...part, text })) : [part],
  );
};

const tidyPlain = (parts: readonly PlainPart[]): readonly PlainPart[] =>
  joined(
    parts.flatMap((part): PlainPart[] => {
      if (!('text' in part)) {
        const { strong: _, emphasis: __, ...figure } = part;
        return [{ ...figure, ...marksOf(part) }];
      }
      // The end of a line is neither bold nor in italics.
      return withoutUnseen(part.text)
        .split(/(\n)/)
        .filter(Boolean)
        .map((text) => (text === '\n' ? { text } : { text, ...marksOf(part) }));
    }),
  );

const tidyParts = (words: Words): readonly Part[] =>
  joined(
    words.flatMap((part): readonly Part[] => {
      if (!('link' in part)) return tidyPlain([part]);
      const inside = tidyPlain(part.words);
      return inside.length === 0 ? [] : [{ link: part.link, words: [...fitting(inside)] } satisfies LinkPart];
    }),
  );

/** A line may have so many parts. One that has more keeps its words and loses its marks. */
const fitting = (parts: readonly PlainPart[]): readonly PlainPart[] =>
  parts.length <= MOST_PARTS
    ? parts
    : tidyPlain(parts.map((part) => ('text' in part ? { text: part.text } : part))).slice(0, MOST_PARTS);

/** A line in its one form: nothing empty, no two texts where one would do, nothing that a page cannot show. */
export const tidyWords = (words: Words): Words => {
  const parts = tidyParts(words);
  return parts.length <= MOST_PARTS
    ? [...parts]
    : [...fitting(parts.flatMap((part) => ('link' in part ? part.words : [part])))];
};

/** The text of a line without figures, marks and links. */
export const textOf = (words: Words): string =>
  words
    .flatMap((part) => ('link' in part ? part.words : [part]))
    .map((part) => ('text' in part ? part.text : ''))
    .join('');
