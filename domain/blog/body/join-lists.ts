import { type Block, type BlockOf, MOST_ITEMS } from './block.ts';

const isJoined = (one: Block | undefined, next: Block): one is BlockOf<'list'> =>
  one?.kind === 'list' &&
  next.kind === 'list' &&
  one.ordered === next.ordered &&
  one.items.length + next.items.length <= MOST_ITEMS;

/** Two lists of a kind with nothing between them are one, as an editor makes of them sooner or later. */
export const joinLists = (blocks: readonly Block[]): Block[] => {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'list' && isJoined(last, block))
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else joined.push(block);
  }
  return joined;
};
