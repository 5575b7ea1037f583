import { type DestinationCode, destinationCodes, destinations } from '../../kernel/destinations.ts';
import type { Block, BlockOf } from '../body/block.ts';
import type { Words } from '../body/inline.ts';
import { linesOf, readable, sentencesIn } from '../body/lines.ts';
import type { Post } from '../post.ts';

/** A sentence in which somebody typed, and what it is about. */
export interface Stated {
  /** The heading above it. */
  readonly under?: string;
  readonly text: string;
  /** The destinations that it, its heading or the post names; none when it is about all. */
  readonly to: readonly DestinationCode[];
}

const namesOf = destinationCodes.map((code) => {
  const { country, city } = destinations[code];
  return { code, name: new RegExp(`\\b(?:${country}|${city})\\b`, 'i') };
});

/** The destinations that a text names. */
const namedIn = (text: string): readonly DestinationCode[] =>
  namesOf.flatMap(({ code, name }) => (name.test(text) ? [code] : []));

/** A sentence about all destinations, whatever its post is about. */
const OF_ALL = /\b(?:all|every|each|depend\w*|other) (?:on |our |the |five )*(?:destination|countr|lane)/i;

/** The destinations whose figures a line has. */
const figuredIn = (words: Words): readonly DestinationCode[] =>
  words
    .flatMap((part) => ('link' in part ? part.words : [part]))
    .flatMap((part) => ('to' in part ? [part.to] : []));

/** The first of several that names a destination. */
const first = (...several: readonly (readonly DestinationCode[])[]): readonly DestinationCode[] =>
  several.find(({ length }) => length > 0) ?? [];

/** A line of a block as it is read, and the destinations that its words do not say. */
interface Line {
  readonly text: string;
  readonly also: readonly DestinationCode[];
}

const lineOf = (words: Words): Line => ({ text: readable(words), also: figuredIn(words) });

/** Each cell as it is read: what its row is about, its column, and what it says. */
const cellsOf = ({ columns, rows }: BlockOf<'table'>): readonly Line[] =>
  rows.flatMap(({ head, cells }) =>
    cells.map((cell, at) => ({
      text: `${readable(head)}: ${columns[at] ?? ''}: ${readable(cell)}`,
      also: figuredIn(cell),
    })),
  );

/** What somebody else said is theirs. */
const linesIn = (block: Block): readonly Line[] => {
  if (block.kind === 'quote') return [];
  return block.kind === 'table' ? cellsOf(block) : linesOf(block).map(lineOf);
};

/** Every sentence of a post in which somebody typed. What its figures and live blocks say is in none of them. */
export const statedIn = ({ slug, title, description, lead, body, ending }: Post): readonly Stated[] => {
  const ofPost = first(namedIn(title), namedIn(slug.replaceAll('-', ' ')));
  let under: string | undefined;
  const of = ({ text, also }: Line): readonly Stated[] =>
    sentencesIn(text).map((sentence) => ({
      ...(under === undefined ? {} : { under }),
      text: sentence.trim(),
      to: OF_ALL.test(sentence)
        ? []
        : first([...namedIn(sentence), ...also], namedIn(text), namedIn(under ?? ''), ofPost),
    }));
  const above = [title, description].map((text) => ({ text, also: [] }));
  const opening = [...above, lineOf(lead)].flatMap(of);
  const inBody = body.flatMap((block) => {
    if (block.kind === 'heading') under = block.title;
    return linesIn(block).flatMap(of);
  });
  under = ending.title;
  return [...opening, ...inBody, ...[ending.title, ending.text].flatMap((text) => of({ text, also: [] }))];
};
