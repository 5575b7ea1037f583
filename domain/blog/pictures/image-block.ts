import * as z from 'zod/mini';
import { shownText } from '../body/inline.ts';

/** A screen reader says it in one breath. */
export const LONGEST_ALT = 200;
export const LONGEST_CAPTION = 300;
/** More pixels than any picture has that we keep. */
const MOST_PIXELS = 20_000;

const pixels = z.int().check(z.positive(), z.maximum(MOST_PIXELS));

/**
 * A picture of a post. A post holds which file of ours it is and never an address, so that nothing is shown from elsewhere and nothing that is
 * no photo.
 */
export const ImageBlock = z.strictObject({
  kind: z.literal('image'),
  /** The file, which was looked through. */
  file: z.uuid(),
  /** The post with which it was sent: it stays with it when it is copied to another post. */
  post: z.uuid(),
  /** Alt text: what it shows, for people who cannot see it. */
  alt: shownText(LONGEST_ALT).check(z.regex(/\S/, 'Say what the picture shows.')),
  /** Readers see it below the picture. */
  caption: z.optional(shownText(LONGEST_CAPTION)),
  /** Of the original. */
  width: pixels,
  height: pixels,
});
export type ImageBlock = z.infer<typeof ImageBlock>;
