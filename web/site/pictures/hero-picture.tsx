import { HERO_ALT, type Pictures, usePictures } from './pictures.ts';

/** From this width on the wide picture is shown. */
const WIDE = '(min-width: 48rem)';
const NARROW = '(max-width: 47.99rem)';

/**
 * Preloads the hero picture before the styles are loaded. Phones get WebP, because old phones decode AVIF slowly, and wide windows get
 * AVIF. Each format has its own preload, so no browser loads both.
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

/** The aircraft over the sea, in the crop and format for the window. */
export const HeroPicture = ({ className }: { readonly className?: string }) => {
  const pictures = usePictures();
  return (
    <picture className="print:hidden">
      <source media={WIDE} type="image/avif" srcSet={pictures.heroWideAvif} />
      <source media={WIDE} type="image/webp" srcSet={pictures.heroWideWebp} />
      <source type="image/webp" srcSet={pictures.heroNarrowWebp} />
      <img
        src={pictures.share}
        alt={HERO_ALT}
        width="1200"
        height="630"
        fetchPriority="high"
        className={className}
      />
    </picture>
  );
};
