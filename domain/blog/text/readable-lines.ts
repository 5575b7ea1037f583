import { destinations } from '../../kernel/destinations.ts';
import { type Block, type BlockOf, drawings } from '../body/block.ts';
import { destinationFigures, houseFigures } from '../body/figures.ts';
import type { FigurePart, PlainPart, Words } from '../body/inline.ts';
import { type LiveBlock, liveNames } from '../body/live.ts';
import type { PostText } from './post-text.ts';

const figureLine = (part: FigurePart): string =>
  'to' in part
    ? `{${destinationFigures[part.figure]}: ${destinations[part.to].country}}`
    : `{${houseFigures[part.figure]}}`;

const plainLine = (parts: readonly PlainPart[]): string =>
  parts.map((part) => ('text' in part ? part.text : figureLine(part))).join('');

/** A line with the names of its figures and the addresses of its links. */
const line = (words: Words): string =>
  words
    .map((part) => ('link' in part ? `${plainLine(part.words)} (${part.link})` : plainLine([part])))
    .join('');

const sizeWords = (size: readonly number[]): string => `${size.join(' × ')} in`;

/** What a live block is about, without its figures: these change by themselves. */
const liveLine = (block: LiveBlock): string =>
  [
    liveNames[block.live],
    ...('to' in block ? [destinations[block.to].country] : []),
    ...('title' in block ? [block.title] : []),
    ...('size' in block ? [sizeWords(block.size)] : []),
    ...('verdict' in block ? [block.verdict] : []),
    ...('goods' in block
      ? block.goods.map((goods) =>
          'barrel' in goods
            ? `barrel ${goods.barrel}, ${goods.weight} lb`
            : `${goods.quantity ?? 1} × ${sizeWords(goods.size)}, ${goods.weight} lb`,
        )
      : []),
  ].join(' · ');

/** What stands before an item: its number, or a dot. */
const markOf = (ordered: boolean, at: number): string => (ordered ? `${at + 1}.` : '•');

const listLines = ({ ordered, items }: BlockOf<'list'>): readonly string[] =>
  items.flatMap(({ words, below }, at) => [
    `${markOf(ordered, at)} ${line(words)}`,
    ...(below?.items ?? []).map((item, place) => `${markOf(below?.ordered ?? false, place)} ${line(item)}`),
  ]);

const linesOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return [block.title];
    case 'paragraph':
      return [line(block.words)];
    case 'quote':
      return [`“${line(block.words)}”${block.source ? ` ${block.source}` : ''}`];
    case 'list':
      return listLines(block);
    case 'steps':
      return block.items.map(({ title, text }, at) => `${at + 1}. ${line(title)}: ${line(text)}`);
    case 'table':
      return [
        block.caption,
        [block.corner, ...block.columns].join(' | '),
        ...block.rows.map(({ head, cells }) => [head, ...cells].map(line).join(' | ')),
      ];
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [question, line(answer)]);
    case 'image':
      return [`[Picture: ${block.alt}]`, block.caption ?? ''];
    case 'drawing':
      return [`[Drawing: ${drawings[block.drawing]}]`];
    case 'live':
      return [`[${liveLine(block)}]`];
  }
};

/** A text line by line, as two versions of it are compared: figures by their names, links with their addresses, without bold and italic. */
export const readableLines = ({ title, description, lead, body, ending }: PostText): readonly string[] =>
  [
    title,
    description,
    line(lead),
    ...body.flatMap(linesOf),
    ...(ending
      ? [
          ending.title,
          ending.text,
          ...[ending.action, ending.second].map(({ label, to }) => `${label} (${to})`),
        ]
      : []),
  ].filter((each) => each.trim() !== '');
