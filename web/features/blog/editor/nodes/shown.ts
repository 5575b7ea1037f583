import type { BlockOf } from '#domain/blog/body/block.ts';
import type { FigurePart } from '#domain/blog/body/inline.ts';

/** A block that the site shows by itself: somebody chooses what it is about and types nothing in it. */
export type ShownBlock = BlockOf<'drawing'> | BlockOf<'live'>;

/** What the components of the site show in the editor. `format` are Lexical's bits. */
export type Shown =
  | { readonly kind: 'figure'; readonly part: FigurePart; readonly format: number }
  | { readonly kind: 'block'; readonly block: ShownBlock };
