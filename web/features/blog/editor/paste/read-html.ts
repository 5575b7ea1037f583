import type { Block } from '#domain/blog/body/block.ts';
import type { StateNode } from '../convert/state-node.ts';
import { blocksOf } from '../convert/to-body.ts';
import { linesIn, type PastedLine, type PastedTable } from './lines.ts';

const listOf = (ordered: boolean, children: readonly StateNode[]): StateNode => ({
  type: 'list',
  listType: ordered ? 'number' : 'bullet',
  children,
});
const itemOf = (children: readonly StateNode[]): StateNode => ({ type: 'listitem', children });

/** Items in a row as one list: whatever is deeper than the first level is below the item before. */
const listNode = (items: readonly PastedLine[]): StateNode => {
  const outermost = Math.min(...items.map(({ level }) => level));
  return listOf(
    items[0]?.ordered ?? false,
    items.map(({ level, ordered, nodes }) =>
      level === outermost ? itemOf(nodes) : itemOf([listOf(ordered, [itemOf(nodes)])]),
    ),
  );
};

const line = (role: string, children: readonly StateNode[]): StateNode => ({ type: 'line', role, children });

/** A table of one row or one column only puts things beside each other. */
const tableNodes = ({ rows }: PastedTable): readonly StateNode[] => {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (rows.length < 2 || columns < 2) return rows.flat().map((children) => ({ type: 'paragraph', children }));
  const [[corner = [], ...titles] = [], ...others] = rows;
  const head = Array.from({ length: columns - 1 }, (_, at) => line('column', titles[at] ?? []));
  return [
    {
      type: 'group',
      what: 'table',
      children: [
        { type: 'group', what: 'columns', children: [line('corner', corner), ...head] },
        ...others.map(([first = [], ...cells]) => ({
          type: 'group',
          what: 'row',
          children: [line('head', first), ...cells.map((cell) => line('cell', cell))],
        })),
      ],
    },
  ];
};

const lineNode = ({ kind, nodes }: PastedLine): StateNode => {
  if (kind === 'chapter' || kind === 'heading')
    return { type: 'heading', tag: kind === 'chapter' ? 'h2' : 'h3', children: nodes };
  return { type: kind === 'quote' ? 'quote' : 'paragraph', children: nodes };
};

const isItem = (found: PastedLine | PastedTable | undefined): found is PastedLine => found?.kind === 'item';

const startsList = (before: PastedLine | PastedTable | undefined, item: PastedLine): boolean =>
  !isItem(before) || (item.level === 1 && before.level === 1 && before.ordered !== item.ordered);

/** The blocks of HTML from the clipboard: what the schema of a post knows, and nothing else. */
export const blocksInHtml = (html: string): readonly Block[] => {
  const nodes: StateNode[] = [];
  let items: PastedLine[] = [];
  const closeList = () => {
    if (items.length > 0) nodes.push(listNode(items));
    items = [];
  };
  for (const found of linesIn(html)) {
    if (isItem(found)) {
      if (startsList(items.at(-1), found)) closeList();
      items.push(found);
      continue;
    }
    closeList();
    nodes.push(...(found.kind === 'table' ? tableNodes(found) : [lineNode(found)]));
  }
  closeList();
  return blocksOf(nodes);
};

/** The paragraphs of plain text: an empty line is between two of them. */
export const blocksInText = (text: string): readonly Block[] =>
  blocksOf(
    text
      .replaceAll('\r\n', '\n')
      .split(/\n{2,}/)
      .map((paragraph) => ({ type: 'paragraph', children: [{ type: 'text', text: paragraph.trim() }] })),
  );
