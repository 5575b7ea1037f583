import type { Block, BlockOf } from '#domain/blog/body/block.ts';
import type { Words } from '#domain/blog/body/inline.ts';
import type { GroupKind, LineRole } from '../nodes/shapes.ts';
import type { StateNode } from './state-node.ts';
import { nodesOf } from './words.ts';

const line = (role: LineRole, words: Words): StateNode => ({ type: 'line', role, children: nodesOf(words) });
const text = (role: LineRole, of: string): StateNode => line(role, [{ text: of }]);
const group = (what: GroupKind, ...children: readonly StateNode[]): StateNode => ({
  type: 'group',
  what,
  children,
});

const list = (ordered: boolean, items: readonly StateNode[]): StateNode => ({
  type: 'list',
  listType: ordered ? 'number' : 'bullet',
  start: 1,
  tag: ordered ? 'ol' : 'ul',
  children: items.map((item, at) => ({ ...item, value: at + 1 })),
});
const item = (...children: readonly StateNode[]): StateNode => ({ type: 'listitem', children });

const listNode = ({ ordered, items }: BlockOf<'list'>): StateNode =>
  list(
    ordered,
    items.flatMap(({ words, below }) => [
      item(...nodesOf(words)),
      ...(below && below.items.length > 0
        ? [
            item(
              list(
                below.ordered,
                below.items.map((each) => item(...nodesOf(each))),
              ),
            ),
          ]
        : []),
    ]),
  );

const tableNode = ({ caption, corner, columns, rows }: BlockOf<'table'>): StateNode =>
  group(
    'table',
    text('caption', caption),
    group('columns', text('corner', corner), ...columns.map((column) => text('column', column))),
    ...rows.map(({ head, cells }) =>
      group('row', line('head', head), ...cells.map((cell) => line('cell', cell))),
    ),
  );

/** The node of a block. */
const nodeOf = (block: Block): StateNode => {
  switch (block.kind) {
    case 'heading':
      return {
        type: 'heading',
        tag: block.level === 2 ? 'h2' : 'h3',
        $: { place: block.id },
        children: nodesOf([{ text: block.title }]),
      };
    case 'paragraph':
      return { type: 'paragraph', children: nodesOf(block.words) };
    case 'list':
      return listNode(block);
    case 'steps':
      return group(
        'steps',
        ...block.items.map((each) => group('step', line('title', each.title), line('text', each.text))),
      );
    case 'table':
      return tableNode(block);
    case 'quote':
      return group('quote', line('words', block.words), text('source', block.source ?? ''));
    case 'questions':
      return group(
        'questions',
        ...block.items.map(({ question, answer }) =>
          group('asked', text('question', question), line('answer', answer)),
        ),
      );
    case 'drawing':
    case 'image':
    case 'live':
      return { type: 'shown', block };
  }
};

/** The nodes of a body, one for each block. */
export const nodesOfBody = (body: readonly Block[]): readonly StateNode[] => body.map(nodeOf);

/** What the editor opens: the lead, and the body below it. */
export const stateOf = ({ lead, body }: { readonly lead: Words; readonly body: readonly Block[] }) => ({
  root: {
    type: 'root',
    children: [
      line('lead', lead),
      ...(body.length > 0 ? nodesOfBody(body) : [{ type: 'paragraph', children: [] }]),
    ],
  },
});
