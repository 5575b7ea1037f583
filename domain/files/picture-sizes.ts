/**
 * The copies that are kept of a picture for pages: how many pixels wide each is at most, and how many bytes it should have at most. None is
 * wider than the picture. 480: a small phone; 960: a sharp phone, or the column of a text; 1600: the same on a sharp screen.
 */
export const pictureSizes = [
  { width: 480, bytes: 30_000 },
  { width: 960, bytes: 110_000 },
  { width: 1600, bytes: 260_000 },
] as const;
export type PictureWidth = (typeof pictureSizes)[number]['width'];
