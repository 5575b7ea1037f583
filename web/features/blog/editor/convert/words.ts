import type { Part, PlainPart, Words } from '#domain/blog/body/inline.ts';
import { Words as WordsSchema } from '#domain/blog/body/inline.ts';
import { LinkTarget } from '#domain/blog/body/link.ts';
import { textOf, tidyWords } from '#domain/blog/body/tidy-words.ts';
import { BOLD, childrenOf, ITALIC, type StateNode } from './state-node.ts';

const formatOf = ({ strong, emphasis }: PlainPart): number => (strong ? BOLD : 0) + (emphasis ? ITALIC : 0);

/** A text with its tabs and line ends, which are nodes of their own. */
const textNodes = (text: string, format: number): readonly StateNode[] =>
  text.split(/([\t\n])/).flatMap((piece): readonly StateNode[] => {
    if (piece === '') return [];
    if (piece === '\n') return [{ type: 'linebreak' }];
    if (piece === '\t') return [{ type: 'tab', text: '\t', format }];
    return [{ type: 'text', text: piece, format }];
  });

const plainNodes = (part: PlainPart): readonly StateNode[] => {
  if ('text' in part) return textNodes(part.text, formatOf(part));
  const { strong: _, emphasis: __, ...figure } = part;
  return [{ type: 'figure', part: figure, format: formatOf(part) }];
};

/** The nodes of a line. */
export const nodesOf = (words: Words): readonly StateNode[] =>
  words.flatMap((part): readonly StateNode[] =>
    'link' in part
      ? [{ type: 'link', url: part.link, children: part.words.flatMap(plainNodes) }]
      : plainNodes(part),
  );

const marksIn = ({ format }: StateNode) => {
  const bits = typeof format === 'number' ? format : 0;
  return {
    ...(bits & BOLD ? { strong: true as const } : {}),
    ...(bits & ITALIC ? { emphasis: true as const } : {}),
  };
};

const figureIn = (node: StateNode): readonly Part[] => {
  const figure = typeof node.part === 'object' ? { ...node.part, ...marksIn(node) } : undefined;
  const read = WordsSchema.safeParse([figure]);
  return read.success ? read.data : [];
};

const plainIn = (node: StateNode): readonly Part[] => {
  switch (node.type) {
    case 'text':
    case 'tab':
      return typeof node.text === 'string' ? [{ text: node.text, ...marksIn(node) }] : [];
    case 'linebreak':
      return [{ text: '\n' }];
    case 'figure':
      return figureIn(node);
    default:
      return childrenOf(node).flatMap(plainIn);
  }
};

const isPlain = (part: Part): part is PlainPart => !('link' in part);

const partsIn = (node: StateNode): readonly Part[] => {
  if (node.type !== 'link' && node.type !== 'autolink') {
    const inside = childrenOf(node);
    return inside.length > 0 ? inside.flatMap(partsIn) : plainIn(node);
  }
  const words = childrenOf(node).flatMap(plainIn).filter(isPlain);
  const target = LinkTarget.safeParse(node.url);
  return target.success && words.length > 0 ? [{ link: target.data, words }] : words;
};

/** The line that nodes hold: text, figures, and links that lead somewhere we allow. */
export const wordsIn = (nodes: readonly StateNode[]): Words => tidyWords(nodes.flatMap(partsIn));

/** The same without marks, links and figures, for lines that have none. */
export const textIn = (nodes: readonly StateNode[]): string => textOf(wordsIn(nodes));
