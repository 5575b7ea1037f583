import { createContext, use } from 'react';

/** The house's rendered pictures, as addresses from the root; the build draws them (scripts/build-images.ts). */
export interface Pictures {
  /** The aircraft over the sea for a wide window. */
  readonly heroWideAvif: string;
  readonly heroWideWebp: string;
  /** The same, cut for a phone. */
  readonly heroNarrowWebp: string;
  /** 1200 by 630, for chats and other sites. */
  readonly share: string;
}

/** What the picture shows, for who does not see it. */
export const PLANE_IN_WORDS = 'A cargo plane with coral and yellow stripes flies south over the sea at dusk';

/** Puts the addresses where a page's parts find them. */
export const PicturesContext = createContext<Pictures | undefined>(undefined);

/** The addresses of the pictures on the page being rendered. */
export const usePictures = (): Pictures => {
  const pictures = use(PicturesContext);
  if (!pictures) throw new Error('A picture stands outside a document.');
  return pictures;
};
