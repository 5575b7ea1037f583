import { Block, type BlockOf } from '#domain/blog/body/block.ts';
import type { Words } from '#domain/blog/body/inline.ts';
import { joinLists } from '#domain/blog/body/join-lists.ts';
import { newPlace } from '#domain/blog/body/places.ts';
import { isShown } from '../nodes/shown.ts';
import { cutLine, groupIn } from './read-group.ts';
import { listsIn } from './read-list.ts';
import { childrenOf, nodesAmong, type StateNode } from './state-node.ts';
import { textIn, wordsIn } from './words.ts';

const inline: ReadonlySet<string> = new Set(['text', 'tab', 'linebreak', 'link', 'autolink', 'figure']);

const paragraph = (words: Words): readonly Block[] =>
  words.length === 0 ? [] : [{ kind: 'paragraph', words }];

/** A heading whose place is not found yet, which is empty. */
const headingIn = (node: StateNode): readonly Block[] => {
  const { line, rest } = cutLine(textIn(childrenOf(node)));
  if (line.trim() === '') return [];
  const level = node.tag === 'h1' || node.tag === 'h2' ? 2 : 3;
  const state = node.$;
  const place = typeof state === 'object' && state !== null && 'place' in state ? state.place : '';
  return [
    { kind: 'heading', level, id: typeof place === 'string' ? place : '', title: line },
    ...paragraph(rest),
  ];
};

/** Nodes one below the other; those of a line that stand alone are a paragraph together. */
const blocksAmong = (nodes: readonly StateNode[]): readonly Block[] => {
  const blocks: Block[] = [];
  let loose: StateNode[] = [];
  const close = () => {
    blocks.push(...paragraph(wordsIn(loose)));
    loose = [];
  };
  for (const node of nodes) {
    if (inline.has(node.type)) loose.push(node);
    else {
      close();
      blocks.push(...blocksIn(node));
    }
  }
  close();
  return blocks;
};

const blocksIn = (node: StateNode): readonly Block[] => {
  switch (node.type) {
    case 'heading':
      return headingIn(node);
    case 'list':
      return listsIn(node);
    case 'listitem':
      return listsIn({ type: 'list', children: [node] });
    case 'group':
      return groupIn(node);
    case 'quote':
      return groupIn({ type: 'group', what: 'quote', children: childrenOf(node) });
    case 'shown': {
      const read = Block.safeParse(node.block);
      return read.success && isShown(read.data) ? [read.data] : [];
    }
    default:
      return blocksAmong(childrenOf(node));
  }
};

const isPlace = (id: string): boolean =>
  Block.safeParse({ kind: 'heading', level: 2, id, title: '' } satisfies BlockOf<'heading'>).success;

/** Every heading keeps its place; one without, or with that of another one, gets its own from its words. */
const withPlaces = (blocks: readonly Block[]): Block[] => {
  const kept = new Set(
    blocks.flatMap((block) => (block.kind === 'heading' && isPlace(block.id) ? [block.id] : [])),
  );
  const used = new Set<string>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const id =
      isPlace(block.id) && !used.has(block.id)
        ? block.id
        : newPlace(block.title, new Set([...kept, ...used]));
    used.add(id);
    return { ...block, id };
  });
};

/** The blocks that nodes of Lexical hold, whatever they are. Each fits the schema of a post, and no two headings share a place. */
export const blocksOf = (nodes: unknown): Block[] => withPlaces(joinLists(blocksAmong(nodesAmong(nodes))));

const isLead = (node: StateNode): boolean => node.type === 'line' && node.role === 'lead';

/** The lead and the body of a state. */
export const textOfState = (state: { readonly root: unknown }): { lead: Words; body: Block[] } => {
  const [root] = nodesAmong([state.root]);
  const nodes = root ? childrenOf(root) : [];
  const at = nodes.findIndex(isLead);
  return {
    lead: at < 0 ? [] : wordsIn(nodes.slice(at, at + 1)),
    body: blocksOf(nodes.filter((_, index) => index !== at)),
  };
};
