import type { Block, BlockOf } from '#domain/blog/body/block.ts';
import type { FigurePart } from '#domain/blog/body/inline.ts';

/** A block that the site shows by itself: somebody chooses what it is about and types nothing in it. */
export type SiteBlock = BlockOf<'drawing'> | BlockOf<'live'>;
/** A block that is one thing in the editor: it is chosen, moved and removed as a whole. */
export type ShownBlock = SiteBlock | BlockOf<'image'>;

/** Whether a block is one thing in the editor. */
export const isShown = (block: Block): block is ShownBlock =>
  block.kind === 'drawing' || block.kind === 'live' || block.kind === 'image';

/** What the components of the site show in the editor. `format` are Lexical's bits. */
export type Shown =
  | { readonly kind: 'figure'; readonly part: FigurePart; readonly format: number }
  | { readonly kind: 'block'; readonly block: ShownBlock };
