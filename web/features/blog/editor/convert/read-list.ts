import { type BlockOf, MOST_ITEMS } from '#domain/blog/body/block.ts';
import type { Words } from '#domain/blog/body/inline.ts';
import { inGroupsOf } from './in-groups-of.ts';
import { childrenOf, type StateNode } from './state-node.ts';
import { wordsIn } from './words.ts';

type Item = BlockOf<'list'>['items'][number];

const isOrdered = ({ listType }: StateNode): boolean => listType === 'number';
const isList = ({ type }: StateNode): boolean => type === 'list';

/** Every line of a list and of the lists in it. */
const linesIn = (list: StateNode): readonly Words[] =>
  childrenOf(list).flatMap((item) => {
    const own = childrenOf(item).filter((node) => !isList(node));
    const deeper = childrenOf(item).filter(isList);
    const words = wordsIn(own);
    return [...(own.length > 0 || deeper.length === 0 ? [words] : []), ...deeper.flatMap(linesIn)];
  });

/** An item with what is listed below it; what is too long goes on below an item without words. */
const withBelow = (words: Words, ordered: boolean, below: readonly Words[]): readonly Item[] =>
  below.length === 0
    ? [{ words }]
    : inGroupsOf(MOST_ITEMS, below).map((items, at) => ({
        words: at === 0 ? words : [],
        below: { ordered, items: [...items] },
      }));

const itemsIn = (list: StateNode): readonly Item[] => {
  const found: { words: Words; ordered: boolean; below: Words[] }[] = [];
  for (const item of childrenOf(list)) {
    const own = childrenOf(item).filter((node) => !isList(node));
    const deeper = childrenOf(item).filter(isList);
    // Lexical keeps a list below an item as an item of its own.
    const isBelow = own.length === 0 && deeper.length > 0;
    if (!isBelow || found.length === 0) found.push({ words: wordsIn(own), ordered: false, below: [] });
    const last = found.at(-1);
    for (const each of last ? deeper : []) {
      if (last?.below.length === 0) last.ordered = isOrdered(each);
      last?.below.push(...linesIn(each));
    }
  }
  return found.flatMap(({ words, ordered, below }) => withBelow(words, ordered, below));
};

/** The lists of a list node: one, or several where it has more items than one may have. */
export const listsIn = (list: StateNode): readonly BlockOf<'list'>[] =>
  inGroupsOf(MOST_ITEMS, itemsIn(list)).map((items) => ({
    kind: 'list',
    ordered: isOrdered(list),
    items: [...items],
  }));
