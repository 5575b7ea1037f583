import { paragraph } from '../body/write.ts';
import { type DeskPost, newPost } from '../desk/desk-post.ts';
import type { PostText } from '../text/post-text.ts';
import type { SavedText } from '../text/saving.ts';

const by = 'sample-writer';
const at = '2026-11-03T18:59:00.000Z';

/** An idea for a post, as it was added. */
export const sampleIdea: DeskPost = newPost(
  { id: '019a1d3c-0000-7000-8000-000000000031', title: 'Last days to ship for Christmas' },
  { by, at },
);

/** A short text. */
export const sampleText: PostText = {
  title: sampleIdea.title,
  description: 'By when a barrel has to be at our dock to be there for Christmas.',
  lead: [{ text: 'Count back from Christmas, not from the flight.' }],
  body: [paragraph('It has to be at our dock before ', { figure: 'cargo-cutoff' }, '.')],
};

/** The same as it was saved. */
export const sampleSaved: SavedText = {
  revision: 2,
  text: sampleText,
  window: '019a1d3c-0000-7000-8000-000000000032',
  by,
  at,
};
