import { createContext, use } from 'react';

/** The paths of the rendered pictures, which the build creates (scripts/build-images.ts). */
export interface Pictures {
  /** The aircraft over the sea, for wide windows. */
  readonly heroWideAvif: string;
  readonly heroWideWebp: string;
  /** The same, cropped for phones. */
  readonly heroNarrowWebp: string;
  /** The picture for shared links, 1200 × 630. */
  readonly share: string;
}

/** The text alternative of the hero picture. */
export const HERO_ALT = 'A cargo plane with coral and yellow stripes flies south over the sea at dusk';

/** Provides the paths of the pictures to components. */
export const PicturesContext = createContext<Pictures | undefined>(undefined);

/** The paths of the pictures. */
export const usePictures = (): Pictures => {
  const pictures = use(PicturesContext);
  if (!pictures) throw new Error('A picture is outside of a document.');
  return pictures;
};
