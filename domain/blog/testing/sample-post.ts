import { paragraph } from '../body/write.ts';
import { type DeskPost, newPost } from '../desk/desk-post.ts';
import type { MissedHere } from '../missed/endpoints.ts';
import type { FoundPost } from '../monitoring/found-post.ts';
import type { ImageBlock } from '../pictures/image-block.ts';
import type { PostText } from '../text/post-text.ts';
import type { SavedText } from '../text/saving.ts';

const by = 'sample-writer';
const at = '2026-11-03T18:59:00.000Z';

/** An idea for a post, as it was added. */
export const sampleIdea: DeskPost = newPost(
  { id: '019a1d3c-0000-7000-8000-000000000031', title: 'Last days to ship for Christmas' },
  { by, at },
);

/** A picture with it. */
export const samplePicture: ImageBlock = {
  kind: 'image',
  file: '019a1d3c-0000-7000-8000-000000000041',
  post: sampleIdea.id,
  alt: 'A blue barrel, packed to the brim with rice and tins',
  width: 1200,
  height: 800,
};

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

/** The same with a price in it that does not hold. */
export const sampleFound: FoundPost = {
  id: sampleIdea.id,
  slug: 'last-days-to-ship-for-christmas',
  title: sampleIdea.title,
  findings: [
    {
      kind: 'PRICE',
      under: 'What it costs',
      says: 'To Guyana you pay $4.00 a pound.',
      stated: '$4.00',
      holds: 'A pound costs $3.50 to Guyana.',
      repair: 'Insert the figure “Price per pound, with its unit” instead. It changes with the rate card.',
    },
  ],
};

/** An address without a page that readers hit. */
export const sampleMissed: MissedHere = {
  path: '/blog/barrel-rates',
  hits: 12,
  lastAt: '2026-11-29T20:14:00.000Z',
  from: '/blog/shipping-barrel-to-jamaica',
  mayRedirect: true,
  suggested: '/rates',
};
