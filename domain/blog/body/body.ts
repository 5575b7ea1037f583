import * as z from 'zod/mini';
import { Block, type BlockOf } from './block.ts';

/** Enough for a post of ten thousand words. */
const MOST_BLOCKS = 400;

const idsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

/**
 * The body of a post: a tree whose every part is named here, and never HTML. What a page shows is made from it by the components of the site,
 * so there is nothing in it that a browser could run.
 */
export const Body = z.array(Block).check(
  z.maxLength(MOST_BLOCKS),
  z.refine(
    (blocks) => new Set(idsOf(blocks)).size === idsOf(blocks).length,
    'Two headings have the same address.',
  ),
);
export type Body = z.infer<typeof Body>;

/** A heading of the second level and everything up to the next one. */
interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The body as pages show it: what stands above the first heading, and the chapters. */
export interface Chapters {
  readonly opening: readonly Block[];
  readonly chapters: readonly Chapter[];
}

const beginsChapter = (block: Block): block is BlockOf<'heading'> =>
  block.kind === 'heading' && block.level === 2;

/** Cuts a body into its chapters. */
export const chaptersOf = (body: readonly Block[]): Chapters => {
  const starts = body.flatMap((block, at) => (beginsChapter(block) ? [at] : []));
  return {
    opening: body.slice(0, starts[0] ?? body.length),
    chapters: starts.flatMap((at, index) => {
      const heading = body[at];
      return heading && beginsChapter(heading)
        ? [
            {
              id: heading.id,
              title: heading.title,
              blocks: body.slice(at + 1, starts[index + 1] ?? body.length),
            },
          ]
        : [];
    }),
  };
};
