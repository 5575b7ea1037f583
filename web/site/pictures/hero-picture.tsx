import { type Pictures, PLANE_IN_WORDS, usePictures } from './pictures.ts';

/** From here on the wide picture is shown. */
const WIDE = '(min-width: 48rem)';
const NARROW = '(max-width: 47.99rem)';

/**
 * Preloads the hero picture before the styles are there. Phones get WebP, because old phones decode AVIF slowly; wide
 * windows get AVIF. Each format has its own preload, so no browser loads both.
 */
export const HeroPreloads = ({ pictures }: { readonly pictures: Pictures }) => (
  <>
    <link
      rel="preload"
      as="image"
      type="image/webp"
      href={pictures.heroNarrowWebp}
      media={NARROW}
      fetchPriority="high"
    />
    <link
      rel="preload"
      as="image"
      type="image/avif"
      href={pictures.heroWideAvif}
      media={WIDE}
      fetchPriority="high"
    />
  </>
);

/** The aircraft over the sea, in the cut and format that fits the window. */
export const HeroPicture = ({ className }: { readonly className?: string }) => {
  const pictures = usePictures();
  return (
    <picture className="print:hidden">
      <source media={WIDE} type="image/avif" srcSet={pictures.heroWideAvif} />
      <source media={WIDE} type="image/webp" srcSet={pictures.heroWideWebp} />
      <source type="image/webp" srcSet={pictures.heroNarrowWebp} />
      <img
        src={pictures.share}
        alt={PLANE_IN_WORDS}
        width="1200"
        height="630"
        fetchPriority="high"
        className={className}
      />
    </picture>
  );
};
