import {
  type Block,
  type BlockOf,
  LONGEST_LINE,
  MOST_COLUMNS,
  MOST_ITEMS,
  MOST_ROWS,
} from '#domain/blog/body/block.ts';
import type { Words } from '#domain/blog/body/inline.ts';
import { inPieces, tidyWords } from '#domain/blog/body/tidy-words.ts';
import type { LineRole } from '../nodes/shapes.ts';
import { inGroupsOf } from './in-groups-of.ts';
import { childrenOf, type StateNode } from './state-node.ts';
import { textIn, wordsIn } from './words.ts';

/** A line that has text only, and what of it is too long for such a line. */
export const cutLine = (text: string): { readonly line: string; readonly rest: Words } => {
  const [line = '', ...rest] = inPieces(text, LONGEST_LINE);
  return { line, rest: tidyWords([{ text: rest.join('') }]) };
};

const roleOf = ({ type, role }: StateNode): unknown => (type === 'line' ? role : undefined);

/** The nodes below a node that are items, or the node itself where it has none. */
const itemsAmong = (group: StateNode, what: string): readonly StateNode[] => {
  const items = childrenOf(group).filter((node) => node.type === 'group' && node.what === what);
  return items.length > 0 ? items : [group];
};

/** What lines of a role hold, one after the other. Anything that is no line with another role counts as the last role. */
const wordsOfRole = (item: StateNode, role: LineRole, others: readonly LineRole[] = []): Words =>
  wordsIn(
    childrenOf(item).filter((node) => {
      const own = roleOf(node);
      return own === role || (others.length > 0 && !others.includes(own as LineRole));
    }),
  );

const space: Words = [{ text: ' ' }];
const together = (...lines: readonly Words[]): Words =>
  tidyWords(
    lines.filter(({ length }) => length > 0).flatMap((line, at) => (at === 0 ? line : [...space, ...line])),
  );

const textOfRole = (item: StateNode, role: LineRole): string =>
  textIn(childrenOf(item).filter((node) => roleOf(node) === role));

const paragraphs = (...lines: readonly Words[]): readonly Block[] =>
  lines.flatMap((words) => (words.length > 0 ? [{ kind: 'paragraph' as const, words }] : []));

const quoteIn = (group: StateNode): readonly Block[] => {
  const { line, rest } = cutLine(textOfRole(group, 'source'));
  const words = wordsOfRole(group, 'words', ['source']);
  if (words.length === 0 && line === '') return [];
  return [{ kind: 'quote', words, ...(line === '' ? {} : { source: line }) }, ...paragraphs(rest)];
};

const stepsIn = (group: StateNode): readonly Block[] =>
  inGroupsOf(MOST_ITEMS, itemsAmong(group, 'step')).map((items) => ({
    kind: 'steps',
    items: items.map((item) => ({
      title: wordsOfRole(item, 'title'),
      text: wordsOfRole(item, 'text', ['title']),
    })),
  }));

const questionsIn = (group: StateNode): readonly Block[] =>
  inGroupsOf(MOST_ITEMS, itemsAmong(group, 'asked')).map((items) => ({
    kind: 'questions',
    items: items.map((item) => {
      const { line, rest } = cutLine(textOfRole(item, 'question'));
      return { question: line, answer: together(rest, wordsOfRole(item, 'answer', ['question'])) };
    }),
  }));

type Row = BlockOf<'table'>['rows'][number];

/** A row with a cell for each column: what is too much stands in the last one. */
const rowIn = (row: StateNode, columns: number): Row => {
  const lines = childrenOf(row);
  const isHead = (node: StateNode) => roleOf(node) === 'head';
  const cells = lines.filter((node) => !isHead(node)).map((node) => wordsIn([node]));
  return {
    head: wordsIn(lines.filter(isHead)),
    cells: Array.from({ length: columns }, (_, at) =>
      at < columns - 1 ? (cells[at] ?? []) : together(...cells.slice(at)),
    ),
  };
};

const tableIn = (group: StateNode): readonly Block[] => {
  const parts = childrenOf(group);
  const head = parts.find((node) => node.what === 'columns');
  const rows = parts.filter((node) => node.what === 'row');
  const titles = (head ? childrenOf(head) : [])
    .filter((node) => roleOf(node) !== 'corner')
    .map((node) => cutLine(textIn([node])));
  const columns = titles.slice(0, MOST_COLUMNS).map(({ line }) => line);
  if (columns.length === 0) columns.push('');
  const caption = cutLine(textOfRole(group, 'caption'));
  const corner = cutLine(head ? textOfRole(head, 'corner') : '');
  const strays = parts.filter(
    (node) => node.what !== 'columns' && node.what !== 'row' && roleOf(node) !== 'caption',
  );
  const read = rows.map((row) => rowIn(row, columns.length));
  const filled = read.length > 0 ? read : [{ head: [], cells: columns.map(() => []) }];
  const over = titles.slice(MOST_COLUMNS).map(({ line }): Words => tidyWords([{ text: line }]));
  return [
    ...inGroupsOf(MOST_ROWS, filled).map((some) => ({
      kind: 'table' as const,
      caption: caption.line,
      corner: corner.line,
      columns: [...columns],
      rows: [...some],
    })),
    ...paragraphs(caption.rest, corner.rest, ...titles.map(({ rest }) => rest), ...over, wordsIn(strays)),
  ];
};

/** The blocks of a group; of one that nobody knows the words. */
export const groupIn = (group: StateNode): readonly Block[] => {
  switch (group.what) {
    case 'quote':
      return quoteIn(group);
    case 'steps':
    case 'step':
      return stepsIn(group);
    case 'questions':
    case 'asked':
      return questionsIn(group);
    case 'table':
      return tableIn(group);
    default:
      return paragraphs(wordsIn([group]));
  }
};
