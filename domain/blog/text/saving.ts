import * as z from 'zod/mini';
import { PostText } from './post-text.ts';

/** The text of a post as it is kept, with who saved it. Instants are ISO 8601 UTC. */
export const SavedText = z.object({
  /** Grows by one each time that something else is saved. */
  revision: z.int(),
  text: PostText,
  /** The window in which it was typed: its own later savings continue it. */
  window: z.string(),
  /** User id. */
  by: z.string(),
  at: z.string(),
  /** When the newest version was kept. */
  keptAt: z.optional(z.string()),
});
export type SavedText = z.infer<typeof SavedText>;

/** What a window sends every few seconds while somebody types. */
export const TextToSave = z.strictObject({
  /** What the window had before: the revision that it loaded, or that it saved last. */
  revision: z.int().check(z.minimum(1)),
  window: z.uuid(),
  text: PostText,
  /** Set when somebody really wants to empty the whole text. */
  empties: z.optional(z.literal(true)),
});
export type TextToSave = z.infer<typeof TextToSave>;

/** What becomes of a saving. */
export type Saving =
  /** It is there already: the same again, whose answer was lost. */
  | { readonly is: 'there'; readonly saved: SavedText }
  /** It becomes the text. */
  | { readonly is: 'next'; readonly saved: SavedText }
  /** Somebody saved in another window in between. The text stays, and what was typed here is kept as a version. */
  | { readonly is: 'aside' }
  /** It would remove everything that is written, and nobody said that they want that. */
  | { readonly is: 'emptied' };

const isSame = (one: PostText, other: PostText): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Decides about a saving. A text that somebody else has saved in between is never replaced, and a written text never becomes an empty one by
 * itself: an editor that failed to load sends nothing (the post of wp-calypso#20265 was lost so).
 */
export const saving = (
  stored: SavedText,
  { revision, window, text, empties }: TextToSave,
  { by, at }: { readonly by: string; readonly at: string },
): Saving => {
  if (stored.window === window && isSame(stored.text, text)) return { is: 'there', saved: stored };
  // A window whose answer was lost does not know its own last revision.
  const continues = revision === stored.revision || (window === stored.window && revision < stored.revision);
  if (!continues) return { is: 'aside' };
  if (text.body.length === 0 && stored.text.body.length > 0 && empties === undefined)
    return { is: 'emptied' };
  return { is: 'next', saved: { revision: stored.revision + 1, text, window, by, at } };
};
